/**
 * How far a publisher is taken at its word, in percent, by what it answers to. One scale for
 * everybody: a newsroom that a state runs counts the same whichever state it is, and a ministry's
 * own statements count like those of a state-run newsroom.
 */
export const reliabilityOf = {
  /** Bound to impartiality by charter, statute or mandate: public broadcasters, news agencies, bodies of the UN. */
  chartered: 90,
  /** Privately owned and answerable to its readers or peers: dailies, broadcasters, institutes. */
  independent: 80,
  /** A newsroom or institute of its own, but owned, funded or closely supervised by a government or its circle. */
  funded: 70,
  /** Run by a state, its forces, a party or a movement, or campaigning for one. */
  bound: 60,
} as const;

export type Standing = keyof typeof reliabilityOf;
