import { findAmounts } from './amounts.ts';
import type { Clause } from './clauses.ts';
import {
  alarm,
  allClear,
  drones,
  happeningNow,
  impacts,
  lookingBack,
  missiles,
  renewed,
  repeated,
  rounds,
} from './data/repeats.ts';
import type { Frame } from './frame.ts';
import { findAll, lexiconOfTables } from './lexicon.ts';
import { meaningsIn } from './meanings.ts';
import type { Passage } from './passage.ts';
import { isMark, type Words, wordSet } from './text.ts';
import { armedActs } from './triggers.ts';

/** What a headline says of an act of arms and of its time. */
export interface ReportedAct {
  /** Null for a headline that reports none as done. */
  act: 'attack' | 'all-clear' | null;
  /** It sounds or is launched now. */
  isLive: boolean;
  /** An alarm sounds. */
  isAlarm: boolean;
  /** What was fired, as far as it names it. */
  weapons: readonly Weapon[];
  /** It happens again: 'second wave', 'new barrage'. */
  isAgain: boolean;
  /** 2 of 'second wave'; null without a number. */
  turn: number | null;
  /** It speaks of what was known before: a toll that rises, 'overnight'. */
  looksBack: boolean;
  /** It counts casualties before it names the act, or names none: 'nine killed in Haifa'. */
  isTollFirst: boolean;
  /** The least numbers of dead and injured that it gives. */
  deaths: number;
  injured: number;
  /** People or buildings were hit. */
  hasImpact: boolean;
}

type Weapon = 'missiles' | 'drones';
type ActSign = Weapon | 'alarm' | 'again' | 'now' | 'back' | 'clear' | 'impact';

const lexicon = lexiconOfTables<ActSign>([
  ['missiles', missiles],
  ['drones', drones],
  ['alarm', alarm],
  ['again', repeated],
  ['now', happeningNow],
  ['back', lookingBack],
  ['clear', allClear],
  ['impact', impacts],
]);

/** Reads the words of a title, in English or as an English phrase. */
export function reportedActOf({ words }: Passage, { stance, triggers, amounts }: Frame): ReportedAct {
  const signs = findAll(lexicon, words);
  const has = (sign: ActSign) => signs.some(({ value }) => value === sign);
  const isClear =
    has('clear') && !/\bno all clear\b/.test(words.join(' ')) && !words.some((word) => negating.test(word));
  const [first = ''] = triggers;
  const isAlarm = has('alarm');
  const isAttack = stance === 'done' && (isAlarm || armedActs.has(first) || first === 'downing');
  const turn = turnIn(words);
  const deaths = smallestAmount(amounts, 'killed');
  const injured = smallestAmount(amounts, 'hurt');
  return {
    act: isClear ? 'all-clear' : isAttack ? 'attack' : null,
    isLive: isAlarm || has('now'),
    isAlarm,
    weapons: (['missiles', 'drones'] as const).filter(has),
    isAgain: (turn !== null && turn > 1) || has('again') || isRenewed(words),
    turn,
    looksBack: has('back'),
    isTollFirst: isAttack && isTollBeforeAct(words),
    deaths,
    injured,
    hasImpact: isAttack && has('impact'),
  };
}

/** 'No all clear yet', 'leave shelters only for short trips': no alarm is over. */
const negating = /^(?:not|never|without|before|until|only|unless|if|briefly|yet)$/;

function smallestAmount(amounts: Frame['amounts'], wanted: 'killed' | 'hurt'): number {
  return Math.max(0, ...amounts.filter(({ unit }) => unit === wanted).map(({ min }) => min));
}

const ordinals = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
const roundWords = wordSet(rounds);
const renewedWords = wordSet(renewed);
/** Words between an ordinal and what it counts: 'second Iranian missile barrage'. */
const reach = 4;

/** The number of a wave or night: 'second wave', '12th wave', 'wave 7'. Null without one. */
function turnIn(words: Words): number | null {
  for (const [at, word] of words.entries()) {
    const ordinal = ordinals.get(word) ?? numberedBy(word, words[at + 1]);
    if (ordinal !== undefined && countsRound(words, at + 1)) return ordinal;
    const [amount] = counted.has(word) ? (/^\d{1,2}$/.exec(words[at + 1] ?? '') ?? []) : [];
    if (amount !== undefined) return Number(amount);
  }
  return null;
}

const counted = wordSet('wave barrage round salvo');

/** '2nd', and '12 th' as the text is split. */
function numberedBy(word: string, next: string | undefined): number | undefined {
  const [, joined] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word) ?? [];
  if (joined !== undefined) return Number(joined);
  return /^\d{1,2}$/.test(word) && /^(?:st|nd|rd|th)$/.test(next ?? '') ? Number(word) : undefined;
}

function isRenewed(words: Words): boolean {
  return words.some((word, at) => renewedWords.has(word) && countsRound(words, at + 1));
}

function countsRound(words: Words, from: number): boolean {
  for (const word of words.slice(from, from + reach)) {
    if (isMark(word) || word === 'of' || word === 'in') return false;
    if (roundWords.has(word)) return true;
  }
  return false;
}

/** 'Nine killed in Haifa', 'Two dead after missile hits building': a number of casualties before any other word of arms. */
function isTollBeforeAct(words: Words): boolean {
  const act = meaningsIn(words).find((hit) => isOfArms(hit.value) && !isCasualty(words, hit))?.from ?? words.length;
  const isBackground = words.slice(Math.max(0, act - 2), act).some((word) => background.has(word));
  const amounts = findAmounts(isBackground ? words : words.slice(0, act));
  return amounts.some(({ unit }) => unit === 'killed' || unit === 'hurt');
}

/** 'In the missile strike on Haifa nine were killed' */
const background = wordSet('in after from following');

function isOfArms(name: string): boolean {
  return armedActs.has(name) || name === 'downing';
}

function isCasualty(words: Words, { from, to }: Clause): boolean {
  return words.slice(from, to).some((word) => /^(?:kill\w*|dea[dt]\w*|die[ds]?|wound\w*|injur\w*)$/.test(word));
}
