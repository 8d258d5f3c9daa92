import type { EventContent, PossiblySame } from '@vigil/common/events';
import { glossOf } from '../reading/gloss.ts';
import type { Readable, Written } from '../reading/readable.ts';
import { type Reading, readItem } from '../reading/reading.ts';
import { type Answers, judge, judgeByRules } from './classify/classify.ts';
import type { ConflictState } from './conflict/conflict.ts';
import type { Candidate } from './identify/identify.ts';
import type { Located } from './identify/known.ts';
import { isSettlement } from './identify/settlement.ts';
import type { Judgement } from './judgement.ts';
import type { Matcher } from './matcher.ts';
import { deniedPartOf } from './origins/attribution.ts';

/** What an item turned out to be: a report of the event `eventId`, or none of ours. */
interface Recognition {
  judgement: Judgement;
  /** Null when the item is not relevant. */
  eventId: string | null;
  /** The event was not known before. */
  isNew: boolean;
  /** The known event was first reported later. */
  isEarlier: boolean;
  /** It is the first report that names the town of the known event. */
  isSite: boolean;
  /** Of a new event, the one that it repeats, and the all-clear that it is. */
  againOf: string | null;
  clear: Located | null;
  /** Of a new event, those that it is possibly the same as. */
  possiblySame: PossiblySame[];
  /** What its title says happened: see `Report`. */
  triggers: string[];
  /** The language of the title and a gloss of it; nothing for English. */
  foreign: Foreign;
}

type Foreign = Pick<EventContent, 'lang' | 'gloss'>;

/** What names too little to be relevant by itself is asked about again for so long: the fuller report may follow. */
export const openMs = 24 * 3_600_000;

/** A text and its judgements, kept with an item that is asked about again. */
export interface JudgedText {
  reading: Reading;
  byRules: Answers;
  judgements: Map<ConflictState, Judgement>;
  /** The version of the matcher in which it was no report of a known event. */
  missedIn: number | null;
}

export function readJudged(written: Written): JudgedText {
  const reading = readItem(written);
  return { reading, byRules: judgeByRules(reading), judgements: new Map(), missedIn: null };
}

function judgementOf({ reading, byRules, judgements }: JudgedText, state: ConflictState): Judgement {
  const known = judgements.get(state);
  if (known) return known;
  const judgement = judge(reading, byRules, state);
  judgements.set(state, judgement);
  return judgement;
}

/**
 * Judges an item and finds the event it reports; one without an earlier report is named after the item. What
 * names too little is relevant if the event is. `judged`: the text, if it was read before.
 */
export function recognise(
  matcher: Matcher,
  { id, at, ...written }: { id: string; at: Date } & Written,
  judged: JudgedText = readJudged(written),
): Recognition {
  const { reading, byRules } = judged;
  const { text } = reading;
  const { title, summary } = text;
  if (byRules.verdict.relevant) matcher.conflict.observe(id, reading, byRules, at);
  const { state } = matcher.conflict.stateAt(at);
  const judgement = judgementOf(judged, state);
  const { relevant, isOpen, isPending } = judgement;
  const foreign = foreignOf(text);
  const candidate: Candidate = { title, summary, at, reading, isSettlement: isSettlement(judgement) };
  if (!relevant) {
    const { eventId, triggers, isEarlier } =
      isOpen && judged.missedIn !== matcher.version()
        ? matcher.match(matcher.locate(candidate), { byFrame: true })
        : { eventId: null, triggers: [], isEarlier: false };
    if (isOpen && !eventId) judged.missedIn = matcher.version();
    const rest = { ...knownEvent, eventId, isEarlier, triggers, foreign };
    if (eventId) return { judgement: relevantBy(judgement, eventId), ...rest };
    // What a war would make relevant is asked about again, as what names too little is.
    return { judgement: { ...judgement, isOpen: isOpen || isPending }, ...rest };
  }
  const report = matcher.locate(candidate);
  const part = deniedOf(candidate);
  const denied = part && matcher.locate(part);
  // Glosses have few words, so that two of them are alike by chance: names and triggers decide.
  const {
    eventId: found,
    isEarlier,
    possiblySame,
    triggers,
    againOf,
  } = matcher.match(report, { byFrame: text.found !== null });
  const known = found ?? (denied && matcher.match(denied).eventId);
  if (known) {
    const isSite = matcher.isSite(known, judgement.location, report.reported);
    return { judgement, ...knownEvent, eventId: known, isEarlier, isSite, triggers, foreign };
  }
  const eventId = `e-${id.slice(0, 16)}`;
  matcher.name(eventId, judgement.location, denied ?? report, againOf);
  const clear = report.reported.act === 'all-clear' ? report : null;
  return { judgement, eventId, ...newEvent, againOf, clear, possiblySame, triggers, foreign };
}

const newEvent = { isNew: true, isEarlier: false, isSite: false };
const knownEvent = { isNew: false, isEarlier: false, isSite: false, againOf: null, clear: null, possiblySame: [] };

function foreignOf(text: Readable): Foreign {
  const { language } = text;
  if (language === 'en' || language === 'other') return {};
  const gloss = glossOf(text);
  return { lang: language, ...(gloss && { gloss }) };
}

function relevantBy(judgement: Judgement, eventId: string): Judgement {
  const reasons = () => [`relevant: it reports ${eventId}`, ...judgement.reasons().slice(1)];
  return { ...judgement, relevant: true, isOpen: false, reasons };
}

/**
 * What a side denies is what others report: the denied part is looked for, and remembered, as if it were told. Null
 * where nothing is denied.
 */
function deniedOf(candidate: Candidate): Candidate | null {
  const part = deniedPartOf(candidate.title)?.trim().replace(objects, '');
  if (!part || planned.test(part)) return null;
  // 'Denies breaking the truce': who denies it would have done it.
  const title = /^\w+ing\b/.test(part) ? `${candidate.title.split(' ')[0]} ${part}` : part;
  return { title, summary: '', at: candidate.at };
}

/** A plan is not yet done, so no outlet reports it as done. */
const planned = /^(?:plan|intent|seek|consider|want)|^(?:(?:it|they|he|she) )?(?:is|are|was|were) \w+ing\b/i;

const objects =
  /^(?:(?:any|all|that|the|reports?|claims?|allegations?|of|its|new) )*(?:(?:deaths?|casualties|injuries|losses|damage) (?:in|from|after|at|by) )?/i;
