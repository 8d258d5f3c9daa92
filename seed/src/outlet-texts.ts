/** How the outlets of the replay report a documented event, in words of our own and with the facts of its row. */
export interface OutletTexts {
  /** The first headline and text, where those of the row are not how an outlet would put it. */
  wire?: string;
  wireText?: string;
  /** A second outlet's headline and first sentence. */
  other?: [headline: string, text: string];
  /** What each side says of it, as a clause behind 'says'. */
  israel?: string;
  iran?: string;
  /** The sides of which the row says that their army said it. */
  army?: ('israel' | 'iran')[];
  /** The side that reports it first and alone, in the words of the row; others report only what it says. */
  only?: 'israel' | 'iran';
  /** What a side denies, as it stands behind 'denies'. Only denials that were made, by `who` where it was one person. */
  denial?: { by: 'israel' | 'iran'; who?: string; of: string };
  /** A count that the row gives as a first one and a later one; `where` stands behind 'in'. */
  toll?: { what: 'killed' | 'injured'; where: string; first: string; later: string };
}

/**
 * By date, in the order of the rows of that date in the archive. Rows and days that are null or missing are not
 * replayed: at the pace of a replay they would be taken for reports of an event that resembles them.
 */
export type OutletTextsByDate = Record<string, (OutletTexts | null)[]>;
