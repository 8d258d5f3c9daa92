import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { LRUCache } from 'lru-cache';
import { analyseText } from '../language/analysed-text.ts';
import { areaOf } from '../language/learned/areas.ts';
import {
  bias,
  createVocabulary,
  type Group,
  named,
  numbersOf,
  probabilitiesOf,
  sumsOf,
  toModel,
} from '../language/learned/model.ts';
import { textFeatures } from '../language/learned/text-features.ts';
import { countryOf } from '../language/places.ts';
import { englishTitleOf, passageOf, titleFrameOf } from '../language/title-passage.ts';
import { isBetweenPowersByWords } from './attackers.ts';
import { soundsAlarm } from './data/indicator-words.ts';
import { reportedBy } from './kinds.ts';
import { isConditional, isDenialOfReport, isFeature, isMentionOfAttack, speaksOfArms } from './predicate.ts';
import { reportsRecovery } from './suffered.ts';
import { attackReportWeights } from './weights/attack-report.ts';

/** What an event may report. `echo`: an attack is mentioned, and is not the news. */
export const reportClasses = [
  'between sides',
  'other attack',
  'echo',
  'alarm',
  'interception',
  'threat',
  'talks',
  'none',
] as const;
type ReportClass = (typeof reportClasses)[number];

/** How likely an event reports each of these; the sum is 1. */
export type ReportChances = Readonly<Record<ReportClass, number>>;

/** What is read of an event. */
export interface ReportedEvent {
  title: string;
  summary: string;
  location: string;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  /** The words of the archive are ours: the rules suffice. */
  archived?: boolean;
  lang?: string | undefined;
  gloss?: string | undefined;
}

/**
 * By a model that `npm run train` learns from labelled reports, from the words of title and summary, the place, and what the rules of
 * `kinds.ts` find. Israel and Iran are one to it. Cached: a further report leaves the chances of its event as they are.
 */
export function reportChancesOf(event: ReportedEvent): ReportChances {
  const { title, summary, location, eventType, urgencyLevel, lang, gloss } = event;
  const key = [title, summary, location, eventType, urgencyLevel, lang, gloss].join('\n');
  const known = cached.get(key);
  if (known) return known;
  const shares = probabilitiesOf(sumsOf(model, numbersOf(vocabulary, attackReportFeatures(event))));
  const chances = Object.fromEntries(reportClasses.map((name, at) => [name, shares[at] ?? 0])) as ReportChances;
  cached.set(key, chances);
  return chances;
}

/** About 1 KB each; as many events as 33 days of war have. */
const maxCached = 8_000;
const cached = new LRUCache<string, ReportChances>({ max: maxCached });

/**
 * Chances from which an event counts, by trial on labelled reports (docs/accuracy.md). What the rules read as an attack needs less,
 * a gloss, which has no words between its phrases, and a list, a live page, a quotation or a condition more.
 */
const minAttack = { byRules: 0.25, plain: 0.4, gloss: 0.65, doubtful: 0.7 };
const minAlarm = 0.5;
const minTalks = 0.3;

/**
 * Does it report an armed attack as done? Not one that it announces, remembers or adds up, by any model. `isByRules`:
 * the rules of `kinds.ts` read it as an attack. `chancesOf`: by another model, to measure it.
 */
export function reportsAttack(event: ReportedEvent, isByRules = false, chancesOf = reportChancesOf): boolean {
  if (event.urgencyLevel === 'low') return false;
  const title = englishTitleOf(event);
  // Of the dead who are found the labels have too few.
  if (isByRules && reportsRecovery(title)) return true;
  if (!speaksOfArms(title) || isMentionOfAttack(title) || isDenialOfReport(title) || aftermath.test(title))
    return false;
  const chances = chancesOf(event);
  const isDoubtful = isFeature(title) || isConditional(title);
  const usual = isDoubtful ? minAttack.doubtful : event.lang ? minAttack.gloss : minAttack.plain;
  const least = isByRules ? Math.min(minAttack.byRules, usual) : usual;
  return chances['between sides'] + chances['other attack'] >= least;
}

/** Funerals, and an explosion that was none of arms. */
const aftermath = /\b(?:buried|burial|funeral|anniversary|accident)\b/i;

/** Whether an attack that an event reports is one of Israel or the United States on Iran, or of Iran on them. */
export function isAttackBetween(event: ReportedEvent, chancesOf = reportChancesOf): boolean {
  const chances = chancesOf(event);
  return chances['between sides'] >= chances['other attack'] * minShare;
}

const minShare = 0.7;

/** Is it of talks, a deal or a pause, kept or broken? */
export function reportsTalks(event: ReportedEvent): boolean {
  return reportChancesOf(event).talks >= minTalks;
}

/** Does it report sirens, or a call to take shelter? */
export function reportsAlarm(event: ReportedEvent, chancesOf = reportChancesOf): boolean {
  const title = englishTitleOf(event);
  // The model costs more than these words: most events name none.
  if (!sounding.test(title) || isMentionOfAttack(title) || isConditional(title) || harmless.test(title)) return false;
  return (soundsAlarm.test(title) && !isFeature(title)) || chancesOf(event).alarm >= minAlarm;
}

const sounding = /\b(?:sirens?|alarms?|alerts?|shelters?|bunkers?|protected|safe rooms?|home front)\b/i;
/** A drill, a mistake, and the end of an alarm: 'may leave shelters'. */
const harmless =
  /\b(?:drills?|exercises?|tests?|tested|false alarms?|all[- ]clear|by mistake|in error|errors?)\b|\b(?:leav(?:e|es|ing)|left|exit(?:s|ed|ing)?|out of) (?:\S+ ){0,2}?(?:shelters?|bunkers?|protected|safe rooms?)\b/i;

/** What the model reads of an event. */
export function attackReportFeatures(event: ReportedEvent): Group[] {
  const title = englishTitleOf(event);
  const analysed = analyseText({ title, summary: event.lang ? '' : event.summary });
  const frame = titleFrameOf(title);
  const area = placeOf(event.location);
  const owner = ownerOf(event.location, analysed.title.mentions);
  const certain = `${endOf(frame.certain.actor)} > ${endOf(frame.certain.target)}`;
  const likely = `${endOf(frame.actor)} > ${endOf(frame.target)}`;
  return [
    bias,
    ['placed', [area]],
    ['named at the place', [owner, `${area}: ${owner}`]],
    ['certain ends', [certain, `${certain} in ${area}`]],
    ['likely ends', [likely, `${likely} in ${area}`]],
    [named(`placed ${area}, told as `, analysed.frame.stance), [analysed.frame.triggers[0] ?? 'none']],
    ...textFeatures(analysed),
    ['kind by rules', [reportedBy({ ...event, title }, frame, passageOf(title)).kind ?? 'none']],
    ['attack by words', [String(isBetweenPowersByWords(event))]],
  ];
}

function placeOf(location: string): string {
  const country = countryOf(location);
  return areaOf(country === 'Unknown' ? '' : country, location);
}

/** Whether those whose country it is are named, and whether others are. */
function ownerOf(location: string, mentions: readonly { who: string }[]): string {
  const owner = countryOf(location).toLowerCase();
  if (mentions.length === 0) return 'none named';
  if (mentions.every(({ who }) => who === owner)) return 'only the owner';
  return mentions.some(({ who }) => who === owner) ? 'the owner and others' : 'others';
}

function endOf(party: string | null): string {
  if (party === null) return 'unnamed';
  if (party === 'israel' || party === 'iran') return 'side';
  if (party.startsWith('ally ')) return 'ally';
  return party === 'usa' ? 'usa' : 'other';
}

const vocabulary = createVocabulary();
const model = toModel(vocabulary, attackReportWeights);
