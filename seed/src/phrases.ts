import type { OutletTexts } from './outlet-texts.ts';

/** A side of the conflict as the replay names it. */
export type Nation = 'israel' | 'iran';

export interface Phrased {
  title: string;
  text: string;
}

interface SpeakerPhrase {
  /** As a headline names it, with its verb. */
  says: string;
  /** As a sentence names it. */
  name: string;
}

/** A side as a whole, and its army: the nth of one list is the counterpart of the nth of the other. */
const sides: Record<Nation, SpeakerPhrase[]> = {
  israel: [
    { says: 'Israel says', name: 'Israel' },
    { says: 'Israel reports that', name: 'Israel' },
  ],
  iran: [
    { says: 'Iran says', name: 'Iran' },
    { says: 'Iran reports that', name: 'Iran' },
  ],
};

const armies: Record<Nation, SpeakerPhrase[]> = {
  israel: [
    { says: 'IDF says', name: 'The Israeli military' },
    { says: "Israel's army says", name: "Israel's army" },
  ],
  iran: [
    { says: 'IRGC says', name: 'The Iranian military' },
    { says: "Iran's army says", name: "Iran's army" },
  ],
};

const denying: Record<Nation, string> = { israel: 'Israel', iran: 'Iran' };

/** What a side says, as its own outlets word it. `turn` chooses between the wordings. */
export function claimOf(nation: Nation, clause: string, { army }: OutletTexts, turn: number): Phrased {
  const speakers = (army?.includes(nation) ? armies : sides)[nation];
  const speaker = speakers[turn % speakers.length] ?? { says: '', name: '' };
  return { title: `${speaker.says} ${clause}`, text: `${speaker.name} ${statements[turn % statements.length]}` };
}

/** The same claim as a third party passes it on. */
export function quoteOf(nation: Nation, clause: string, texts: OutletTexts, turn: number): Phrased {
  const { title, text } = claimOf(nation, clause, texts, turn + 1);
  return { title, text: `No other party has reported it. ${text}` };
}

export function denialOf({ by, who = denying[by], of }: NonNullable<OutletTexts['denial']>): Phrased {
  return {
    title: `${who} denies ${of}`,
    text: 'An official rejected the account that others had given.',
  };
}

/** Behind the text of the outlet that counts first. */
export function firstCountOf({ what, where, first }: NonNullable<OutletTexts['toll']>): string {
  return `A first count gave ${first} people ${what} in ${where}.`;
}

export function correctionOf({ what, where, first, later }: NonNullable<OutletTexts['toll']>): Phrased {
  const count = what === 'killed' ? 'death toll' : 'number of injured';
  return {
    title: `Correction: ${count} in ${where} is ${later}, not ${first}`,
    text: 'Replay Agency North corrects its earlier report. The count was raised after the first hours.',
  };
}

const statements = ['is the source of this account.', 'gave this account itself.'];
