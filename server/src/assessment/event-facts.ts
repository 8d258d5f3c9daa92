import { type Frame, frameOf } from '../language/frame.ts';
import { otherScript } from '../language/other-script.ts';
import { type Passage, readPassages } from '../language/passage.ts';
import { englishTitleOf, passageOf, titleFrameOf } from '../language/title-passage.ts';
import type { EventRecord } from '../timeline/change.ts';
import { confirmationOf } from '../timeline/confirmation.ts';
import { groupsOf } from '../timeline/origins.ts';
import { reportingOf } from '../timeline/reporting.ts';
import { actorsOf } from './agent.ts';
import { reportsAlarm, reportsAttack } from './attack-report.ts';
import { type Kind, type KindOfClause, reportedBy } from './kinds.ts';
import { nameOf } from './names.ts';
import { headPart, isLivePage } from './predicate.ts';
import { type Theatre, theatreOf } from './theatres.ts';
import { victimsIn } from './victims.ts';

/** What the rules of an assessment need to know of an event, read once from its words and its reports. */
export interface EventFacts {
  event: EventRecord;
  /** Milliseconds since 1970. */
  time: number;
  /** The title, or the clause of it or of another report that reports what was done. `frame` and `title` are those of its words. */
  clause: string;
  frame: Frame;
  title: Passage;
  /** An official alert: it warns of an attack and reports none. */
  isAlert: boolean;
  /** Null for what is said, feared or remembered about other things, and for what cannot be told for certain. */
  kind: Kind | null;
  /** The rules find no attack in its words, a model does: no sentence is made of actor and target. */
  isByModel: boolean;
  theatre: Theatre;
  /** Parties that did it, as the words leave no doubt; empty where they do not. */
  actors: readonly string[];
  target: string | null;
  /** Whose death it reports; empty unless its kind is that. */
  victims: readonly string[];
  /** Independent origins: how many, and their names. */
  origins: number;
  originNames: readonly string[];
  marks: ReadonlySet<string>;
}

/** Reads an event; the answer is kept for as long as the event is. */
export function factsOf(event: EventRecord): EventFacts {
  const known = met.get(event);
  if (known) return known;
  const englishTitle = englishTitleOf(event);
  const whole = passageOf(englishTitle);
  // Without a summary the frame is that of the title, which level and forecasts have read.
  const wholeFrame =
    event.summary === ''
      ? titleFrameOf(englishTitle)
      : frameOf({ title: whole, opening: readPassages({ title: '', summary: event.summary }).opening });
  const isAlert = event.alertAreas !== undefined;
  const own = isAlert ? { kind: null, clause: event.title } : reportedBy(event, wholeFrame, whole);
  const originNames = groupsOf(event.reports).map(({ name }) => name);
  const agreed = own.kind === null && !isAlert ? (byReports(event, wholeFrame) ?? own) : own;
  const { clause } = agreed;
  // A gloss has no words between its phrases: of one origin alone, a boast or a memory cannot be told from an act.
  const byRules = event.lang && originNames.length < 2 ? null : agreed.kind;
  const kind = isAlert ? alarmOf(event) : withModel(event, byRules, agreed === own);
  // What a later clause or another report says is read from its words.
  const isWhole = clause === event.title;
  const [title, wholeOrClause] = isWhole ? [whole, wholeFrame] : [passageOf(clause), titleFrameOf(clause)];
  const frame = withOwnThings(wholeOrClause, isWhole ? englishTitle : clause);
  const isArmed = kind !== null && placedKinds.has(kind);
  const actors = actorsOf(clause, frame, title);
  // A death rests on those that report it: not on a question about the person.
  const attesting =
    kind === 'leader-killed' ? groupsOf(reportingOf(event.reports)).map(({ name }) => name) : originNames;
  const facts: EventFacts = {
    event,
    clause,
    isAlert,
    time: Date.parse(event.timestamp),
    frame,
    title,
    kind,
    isByModel: kind === 'attack' && byRules !== 'attack',
    theatre: theatreOf({
      ...event,
      location: kind === 'leader-killed' ? placeOfDeath(event.location, frame, title) : event.location,
      isArmed,
      isNuclear: nuclear.test(event.title),
      head: headPart(isWhole ? englishTitle : clause),
      // One that speaks of an attack at home did not make it.
      attackers:
        kind === 'attack' && !speaking.test(clause) ? actors.map((actor) => nameOf(actor).replace(/^the /, '')) : [],
    }),
    actors,
    target: targetOf(frame, actors),
    victims: kind === 'leader-killed' ? victimsIn(clause) : [],
    origins: attesting.length,
    originNames: attesting,
    marks: new Set(confirmationOf(event.reports).marks),
  };
  met.set(event, facts);
  return facts;
}

/** 'A retaliates after B's attack on nuclear sites': what A hit is not what B had hit. */
function withOwnThings(frame: Frame, clause: string): Frame {
  const head = headPart(clause);
  if (frame.things.length === 0 || head === clause) return frame;
  const own = titleFrameOf(head);
  return own.certain.actor === null ? frame : { ...frame, things: own.things };
}

/** 'Israel's premier says Iran's leader was killed' may be placed where that was said: a leader of one power dies in no other one. */
function placeOfDeath(location: string, { target }: Frame, { mentions }: Passage): string {
  const owner = target ?? mentions.find(({ role }) => role === 'people' || role === 'state')?.who ?? '';
  const country = location.split(', ').at(-1) ?? '';
  const isOfSide = owner === 'israel' || owner === 'iran';
  return isOfSide && country !== nameOf(owner) && powerCountries.has(country) ? nameOf(owner) : location;
}

const powerCountries = new Set(['Israel', 'Iran', 'United States']);

/** An alert of low urgency says that the danger is over. */
function alarmOf({ urgencyLevel }: EventRecord): Kind | null {
  return urgencyLevel === 'low' ? null : 'alarm';
}

/**
 * The model decides what is an attack; what the rules find besides, and what other reports agree on, stays. Of the archive,
 * whose words are ours, the rules suffice.
 */
function withModel(event: EventRecord, byRules: Kind | null, isOfTitle: boolean): Kind | null {
  if (event.archived || (byRules !== null && !(byRules === 'threat' || (byRules === 'attack' && isOfTitle))))
    return byRules;
  if (reportsAttack(event, byRules === 'attack')) return 'attack';
  if (byRules === 'threat') return byRules;
  return reportsAlarm(event) ? 'alarm' : null;
}

/**
 * What the titles of its other reports say, where the title of an event reports nothing done: it may be that of a live page, or cut
 * short. Two of them must agree, three against a title that announces or denies, one for a page's; of what an administrator put right they still say what was wrong.
 */
function byReports(event: EventRecord, { stance }: Frame): KindOfClause | null {
  if (event.corrected || event.reports.length < 2) return null;
  // What other reports say in another script is no English.
  const titles = [...new Set(event.reports.map(({ title }) => title))].filter(
    (title) => title !== event.title && !otherScript.test(title),
  );
  const reported = titles
    .slice(0, maxTitles)
    .map((title) => reportedBy({ ...event, title }, titleFrameOf(title), passageOf(title)))
    .filter(({ kind }) => kind !== null);
  const least = isLivePage(event.title) ? 1 : stance === 'done' ? 2 : 3;
  const agreed = (wanted: number, isWanted: (one: KindOfClause) => boolean) =>
    reported.find((one) => isWanted(one) && reported.filter(({ kind }) => kind === one.kind).length >= wanted) ?? null;
  // What was done stands before what was said; that several papers write of threats is not enough.
  return agreed(least, ({ kind }) => kind !== 'threat') ?? agreed(minThreats, ({ kind }) => kind === 'threat');
}

const maxTitles = 12;
const minThreats = 3;

/** Whom it was done to; never the one that did it. */
function targetOf({ certain, target }: Frame, [actor]: readonly string[]): string | null {
  const struck = certain.target ?? (certain.actor ? target : null);
  if (actor === undefined || struck !== actor) return struck;
  return certain.actor === actor ? null : certain.actor;
}

/** Kinds that belong to the place where they happen, not to the subject that they are filed under. */
const placedKinds = new Set<Kind>([
  'attack',
  'alarm',
  'interception',
  'seizure',
  'leader-killed',
  'closure',
  'reopening',
  'blockade',
  'measure-announced',
]);

const speaking = /\b(?:says?|said|claims?|claimed|reports?|confirms?|admits?)\b/i;

const met = new WeakMap<EventRecord, EventFacts>();

const nuclear = /\b(?:nuclear|uranium|enrich\w*|IAEA|inspectors?|centrifuges?)\b/i;
