import type { EventType } from '@vigil/common/events';
import type { Retold } from './retold-row.ts';

/** A side of the conflict as the replay names it. */
export type Nation = 'israel' | 'iran';

export interface Phrased {
  title: string;
  text: string;
}

interface Speaker {
  /** As a headline names it, with its verb. */
  says: string;
  /** As a sentence names it. */
  name: string;
}

/** Who speaks for each side: the nth of one list is the counterpart of the nth of the other. */
const forces: Record<Nation, Speaker[]> = {
  israel: [
    { says: 'IDF says', name: 'The Israeli military' },
    { says: "Israel's army says", name: "Israel's army" },
  ],
  iran: [
    { says: 'IRGC says', name: 'The Iranian military' },
    { says: "Iran's army says", name: "Iran's army" },
  ],
};

const offices: Record<Nation, Speaker[]> = {
  israel: [
    { says: 'Israel says', name: 'The Israeli government' },
    { says: "Israel's government says", name: "Israel's government" },
  ],
  iran: [
    { says: 'Iran says', name: 'The Iranian government' },
    { says: "Iran's government says", name: "Iran's government" },
  ],
};

const denying: Record<Nation, string> = { israel: 'Israel', iran: 'Iran' };

/** What a side says, as its own outlets word it. `turn` chooses between the wordings. */
export function claimOf(nation: Nation, clause: string, type: EventType, turn: number): Phrased {
  const speakers = (type === 'military' ? forces : offices)[nation];
  const speaker = speakers[turn % speakers.length] ?? { says: '', name: '' };
  return {
    title: `${speaker.says} ${clause}`,
    text: `${speaker.name} ${statements[turn % statements.length]}`,
  };
}

/** The same claim as a third party passes it on. */
export function quoteOf(nation: Nation, clause: string, type: EventType, turn: number): Phrased {
  const speakers = (type === 'military' ? forces : offices)[nation];
  const speaker = speakers[(turn + 1) % speakers.length] ?? { says: '', name: '' };
  return {
    title: `${speaker.says} ${clause}`,
    text: `No other party has reported it. ${speaker.name} ${statements[(turn + 1) % statements.length]}`,
  };
}

export function denialOf({ by, who = denying[by], of }: NonNullable<Retold['denial']>): Phrased {
  return {
    title: `${who} denies ${of}`,
    text: 'An official rejected the account that others had given.',
  };
}

/** Behind the text of the outlet that counts first. */
export function firstCountOf({ what, where, first }: NonNullable<Retold['toll']>): string {
  return `A first count gave ${first} people ${what} in ${where}.`;
}

export function correctionOf({ what, where, first, later }: NonNullable<Retold['toll']>): Phrased {
  const count = what === 'killed' ? 'death toll' : 'number of injured';
  return {
    title: `Correction: ${count} in ${where} is ${later}, not ${first}`,
    text: 'Replay Agency North corrects its earlier report. The count was raised after the first hours.',
  };
}

const statements = ['made the statement to reporters.', 'gave the account in a short statement.'];
