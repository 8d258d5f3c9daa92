import type { Analysis, Section, Sentence } from '@vigil/common/analysis';
import { eventTypes } from '@vigil/common/events';
import { viewOf } from '@vigil/common/report-view';
import { isCommand } from '../../language/inert.ts';
import { read, speaksOf } from '../../language/passage.ts';
import { signalOf } from '../../language/signal.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import { weightOf } from '../../timeline/weight.ts';
import { gate } from './gate.ts';
import type { Draft } from './model-draft.ts';
import { admit, merge } from './model-sentences.ts';
import { detail, figure, headline, pattern } from './statements.ts';

export type Report = Pick<
  Analysis,
  'sentences' | 'threatAssessment' | 'keyPatterns' | 'detailedAnalysis' | 'from' | 'until'
>;

/** What a report looks at, up to the newest event that is shown. */
export const windowHours = 72;

/**
 * The report that the events write themselves: sentences taken from them, chosen by weight, each bound to its events
 * and let through by the gate, and before them those of a model that passed it too. The window ends with the newest
 * event that is shown; null when there is none.
 */
export function writeReport(events: readonly EventRecord[], draft: Draft | null = null): Report | null {
  const shown = events.filter(({ deletedAt }) => deletedAt === null);
  if (shown.length === 0) return null;
  const newest = shown.reduce((latest, { timestamp }) => Math.max(latest, Date.parse(timestamp)), 0);
  const until = new Date(newest);
  const from = new Date(newest - windowHours * 3_600_000);
  const recent = shown.filter(({ timestamp }) => Date.parse(timestamp) >= +from);
  const ruled = sentencesFrom(recent, until);
  const sentences = draft ? withModel(draft, ruled, recent) : ruled;
  return {
    sentences,
    ...viewOf(sentences, 'balanced'),
    from: from.toISOString(),
    until: until.toISOString(),
  };
}

/** For each section: which events belong there, how many make the report, and what is said of them. */
const plans: { section: Section; most: number; fits: (event: EventRecord) => boolean; says: Saying[] }[] = [
  { section: 'assessment', most: 3, fits: (event) => signalOf(event) !== 'neither', says: [headline] },
  {
    section: 'current_situation_analysis',
    most: 5,
    fits: (event) => isAtHome(event) && isOfDeeds(event),
    says: [detail, figure],
  },
  {
    section: 'regional_impact_assessment',
    most: 4,
    fits: (event) => !isAtHome(event) && isOfDeeds(event),
    says: [detail, figure],
  },
  { section: 'strategic_implications', most: 4, fits: (event) => !isOfDeeds(event), says: [detail] },
  { section: 'risk_analysis', most: 4, fits: isOfRisk, says: [headline] },
  {
    section: 'recommendations',
    most: 3,
    fits: (event) => signalOf(event) === 'dialogue' || isThreat(event),
    says: [toWatch],
  },
];
type Saying = (event: EventRecord) => string | null;

/** Of each section so many more events with one source, for those who want to see them. */
const mostMore = 3;

function sentencesFrom(events: readonly EventRecord[], until: Date): Sentence[] {
  const byWeight = events
    .map((event) => ({ event, weight: weightOf(event, until) }))
    .sort((a, b) => b.weight - a.weight || (a.event.id < b.event.id ? -1 : 1))
    .map(({ event }) => event);
  const patterns = eventTypes.flatMap((type) => {
    const ofType = byWeight.filter(({ eventType }) => eventType === type);
    return toSentence(pattern(type, ofType), 'patterns', ofType, 'main');
  });
  const said = plans.flatMap(({ section, most, fits, says }) => {
    const fitting = byWeight.filter(fits);
    const more = fitting.slice(most).filter(({ reports }) => originsOf(reports) < 2);
    const tell = (event: EventRecord, depth: Sentence['depth']) =>
      says.flatMap((say) => toSentence(say(event), section, [event], depth));
    return [
      ...fitting.slice(0, most).flatMap((event) => tell(event, 'main')),
      ...more.slice(0, mostMore).flatMap((event) => tell(event, 'more')),
    ];
  });
  return [...said, ...patterns];
}

function withModel(draft: Draft, ruled: Sentence[], events: readonly EventRecord[]): Sentence[] {
  const later = new Set(events.filter(({ createdAt }) => createdAt > draft.at).map(({ id }) => id));
  return merge(admit(draft, events), ruled, ({ eventIds }) => eventIds.some((id) => later.has(id)));
}

/** A sentence, unless there is nothing to say or the gate finds it unsupported. */
function toSentence(
  text: string | null,
  section: Section,
  events: EventRecord[],
  depth: Sentence['depth'],
): Sentence[] {
  if (text === null || isCommand(text) || !gate(text, events).supported) return [];
  const origins = originsOf(events.flatMap(({ reports }) => reports));
  return [{ text, section, eventIds: events.map(({ id }) => id), origins, depth }];
}

function toWatch(event: EventRecord): string | null {
  const text = headline(event);
  return text && `To watch: ${text}`;
}

function isAtHome({ location }: EventRecord): boolean {
  return /(?:^|, )(?:Israel|Iran)$/.test(location);
}

function isOfDeeds({ eventType }: EventRecord): boolean {
  return eventType === 'military' || eventType === 'humanitarian' || eventType === 'cyber';
}

function isOfRisk({ title }: EventRecord): boolean {
  return speaksOf(read({ title, summary: '' }).title, 'threat', 'closure', 'nuclear', 'shipping', 'sanction', 'toll');
}

function isThreat({ title }: EventRecord): boolean {
  return speaksOf(read({ title, summary: '' }).title, 'threat', 'resolve');
}
