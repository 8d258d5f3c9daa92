import type { ReportParty } from '@vigil/common/reports';
import { sentencesOf } from '../../language/sentences.ts';
import { toWords, type Words } from '../../language/text.ts';
import { findSpeakers, type Speech, speechOf } from './speakers.ts';

/** The sides whose word a text passes on, and those whose denial. */
interface Attribution {
  claims: ReportParty[];
  denials: ReportParty[];
  /** The denials say only that the side itself did not do it. */
  isOfRole: boolean;
}

const parties = ['israeli', 'iranian'] as const satisfies readonly ReportParty[];

/** A speaker quoted further on in the first sentence of a summary is quoted beside what the outlet says itself. */
const openingReach = 10;

/**
 * Reads the title, and the first sentence of the summary where the title names no speaker: headlines drop what the text
 * then attributes. Denials are read in both.
 */
export function attributionOf({ title, summary }: { title: string; summary: string }): Attribution {
  const [head, opening] = [readSpeech(toWords(title)), readSpeech(toWords(openingOf(summary)))];
  const isNamed = head.some(({ speech }) => speech === 'claims');
  const said = [
    ...head,
    ...opening.filter(({ speech, isMain }) => (speech === 'claims' ? !isNamed && isMain : isMain)),
  ];
  const denied = said.filter(({ speech }) => speech !== 'claims');
  const denials = parties.filter((party) => denied.some((one) => one.party === party));
  return {
    claims: parties.filter((party) => !denials.includes(party) && said.some((one) => one.party === party)),
    denials,
    isOfRole: denied.length > 0 && denied.every(({ speech }) => speech === 'denies-role'),
  };
}

/** The part of a sentence that a side denies, from the word of denying on; null where none does. */
export function deniedPartOf(sentence: string): string | null {
  const words = toWords(sentence);
  const denial = readSpeech(words).find(({ speech }) => speech === 'denies');
  if (!denial) return null;
  const word = words[denial.at] ?? '';
  const at = sentence.toLowerCase().indexOf(word);
  return at < 0 ? null : sentence.slice(at + word.length);
}

interface Said {
  party: ReportParty;
  speech: Speech;
  at: number;
  /** It begins the sentence or ends it, and so speaks for all of it. */
  isMain: boolean;
}

function readSpeech(words: Words): Said[] {
  const speakers = findSpeakers(words);
  return speakers.flatMap((speaker) => {
    const found = speechOf(words, speaker, speakers);
    if (!found) return [];
    const isFirst = found.at < openingReach && !words.slice(0, found.at).some((word) => word === ',' || word === 'and');
    const isBehind = found.at < speaker.from && speaker.to > words.length - openingReach;
    const isLast = isBehind || found.at > words.length - 4;
    return [{ party: speaker.party, ...found, isMain: isFirst || isLast }];
  });
}

function openingOf(summary: string): string {
  return sentencesOf(summary.slice(0, 600))[0] ?? '';
}
