import type { Analysis, Sentence } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';
import { indicatorMs } from '../../assessment/indicators.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { argue, type Circumstances } from './argument.ts';
import type { Draft } from './model-draft.ts';
import { admit, merge } from './model-sentences.ts';

export type ComposedReport = Pick<
  Analysis,
  'sentences' | 'threatAssessment' | 'keyPatterns' | 'detailedAnalysis' | 'from' | 'until'
>;

/** Hours before the newest event that a report covers. */
export const windowHours = 72;

/** Hours before the newest event that a report counts: the base of the indicators. */
export const countedHours = indicatorMs / 3_600_000;

/**
 * The report: quotes of single events, counts over events in the words of templates, each bound to the events that give it, and
 * what a model chose or said that passed the verifier. The window ends with the newest event that is shown; null when there is none.
 */
export function writeReport(
  events: readonly EventRecord[],
  draft: Draft | null = null,
  circumstances: Circumstances = { level: 'unknown', since: null, isDetailed: false },
): ComposedReport | null {
  const shown = events.filter(({ deletedAt }) => deletedAt === null);
  if (shown.length === 0) return null;
  const newest = shown.reduce((latest, { timestamp }) => Math.max(latest, Date.parse(timestamp)), 0);
  const from = newest - windowHours * 3_600_000;
  const recent = shown.filter(({ timestamp }) => Date.parse(timestamp) >= from);
  const counted = shown.filter(({ timestamp }) => Date.parse(timestamp) > newest - indicatorMs);
  const ruled = argue(counted, recent, newest, circumstances);
  const sentences = draft ? withModel(draft, ruled, recent) : ruled;
  return {
    sentences,
    ...viewOf(sentences, 'balanced'),
    from: new Date(from).toISOString(),
    until: new Date(newest).toISOString(),
  };
}

function withModel(draft: Draft, ruled: Sentence[], events: readonly EventRecord[]): Sentence[] {
  const later = new Set(events.filter(({ createdAt }) => createdAt > draft.at).map(({ id }) => id));
  return merge(admit(draft, events), ruled, ({ eventIds }) => eventIds.some((id) => later.has(id)));
}
