import type { ReportParty } from '@vigil/common/reports';
import { findMentions } from '../../language/parties.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { stem } from '../../language/stem.ts';
import { isMark, toWords, type Words, wordSet } from '../../language/text.ts';
import { type Ally, findSpeakers, mayDeny, type SpeakingParty, type Speech, speechOf } from './speakers.ts';

/** The sides whose word a text passes on, and those whose denial. */
interface Attribution {
  claims: ReportParty[];
  denials: ReportParty[];
  /** The denials say only that the side itself did not do it. */
  isOfRole: boolean;
  /** The side whose ally's word it passes on, and that of no side and of no ally of the other one. */
  allyOf: ReportParty | null;
}

const parties = ['israeli', 'iranian'] as const satisfies readonly ReportParty[];

/** A speaker quoted further on in the first sentence of a summary is quoted beside what the outlet says itself. */
const openingReach = 10;

/**
 * Reads the title, and the first sentence of the summary where the title names no speaker and that sentence reports no other
 * action: headlines drop what the text then attributes. Denials are read in both.
 */
export function attributionOf({ title, summary }: { title: string; summary: string }): Attribution {
  const sentence = openingOf(summary);
  const [head, opening] = [readSpeech(toWords(title)), readSpeech(toWords(sentence))];
  const isNamed = head.some(({ speech }) => speech === 'claims') || (opening.length > 0 && isOfOther(title, sentence));
  const said = [
    ...head,
    ...opening.filter(({ speech, isMain }) => (speech === 'claims' ? !isNamed && isMain : isMain)),
  ];
  const denied = said.filter(({ speech, party }) => speech !== 'claims' && isSide(party));
  const denials = parties.filter((party) => denied.some((one) => one.party === party));
  const claims = parties.filter((party) => !denials.includes(party) && said.some((one) => one.party === party));
  return {
    claims,
    denials,
    isOfRole: denied.length > 0 && denied.every(({ speech }) => speech === 'denies-role'),
    allyOf: claims.length === 0 && denials.length === 0 ? allyOf(head) : null,
  };
}

/** The side beside which those fight who are quoted; null where none is, or allies of both sides are. */
function allyOf(said: readonly Said[]): ReportParty | null {
  const camps = new Set(
    said.flatMap(({ party, speech }) => (isSide(party) || speech !== 'claims' ? [] : [beside[party]])),
  );
  const [camp = null] = camps;
  return camps.size === 1 ? camp : null;
}

const beside: Record<Ally, ReportParty> = { ally: 'iranian', usa: 'israeli' };

function isSide(party: SpeakingParty): party is ReportParty {
  return party === 'israeli' || party === 'iranian';
}

/**
 * 'Strikes kill 20': 'Israel said the truce did not include them' is its word on the truce, not on the strikes. It is seen by words that both
 * have in common.
 */
function isOfOther(title: string, sentence: string): boolean {
  const stated = new Set(stemsOf(title));
  return !stemsOf(sentence).some((one) => stated.has(one));
}

/** What a text says besides its parties, by the stems of its words; short words tell nothing. */
function stemsOf(text: string): string[] {
  const words = toWords(text);
  const mentions = findMentions(words);
  const own = words.filter((word, at) => word.length > 2 && !mentions.some(({ from, to }) => from <= at && at < to));
  return own.filter((word) => !empty.has(word)).map(stem);
}

const empty = wordSet(
  'the and for its his her their with from that which who was were are has have had said says after',
);

/** The part of a sentence that a side denies, from the word of denying on; null where none does. */
export function deniedPartOf(sentence: string): string | null {
  if (!mayDeny(sentence)) return null;
  const words = toWords(sentence);
  const denial = readSpeech(words).find(({ speech, party }) => speech === 'denies' && isSide(party));
  if (!denial) return null;
  const word = words[denial.at] ?? '';
  const at = sentence.toLowerCase().indexOf(word);
  return at < 0 ? null : sentence.slice(at + word.length);
}

interface Said {
  party: SpeakingParty;
  speech: Speech;
  at: number;
  /** It begins the sentence or ends it, and so speaks for all of it. */
  isMain: boolean;
}

function readSpeech(words: Words): Said[] {
  const speakers = findSpeakers(words);
  const spoken: number[] = [];
  return speakers.flatMap((speaker) => {
    const found = speechOf(words, speaker, speakers);
    if (!found || (found.speech === 'claims' && isInside(words, speaker.from, spoken))) return [];
    if (found.speech === 'claims') spoken.push(found.at);
    const isFirst = found.at < openingReach && !words.slice(0, found.at).some((word) => word === ',' || word === 'and');
    const isBehind = found.at < speaker.from && speaker.to > words.length - openingReach;
    const isLast = isBehind || found.at > words.length - 4;
    return [{ party: speaker.party, ...found, isMain: isFirst || isLast }];
  });
}

/** 'Israel says |Iran| has declared': who stands in what another one says is no speaker. A mark or another clause ends that. */
function isInside(words: Words, from: number, spoken: readonly number[]): boolean {
  return spoken.some((at) => at < from && !words.slice(at + 1, from).some((word) => isMark(word) || joining.has(word)));
}

const joining = wordSet('as while but after and');

function openingOf(summary: string): string {
  return sentencesOf(summary.slice(0, 600))[0] ?? '';
}
