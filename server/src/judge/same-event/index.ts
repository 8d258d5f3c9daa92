import { withAct } from './acts.ts';
import { type AllWeights, trained } from './chance.ts';
import { nearestCosine } from './features.ts';
import type { Known } from './known.ts';
import type { Comparable } from './stated-report.ts';

/** The recent events, in order of arrival. */
export interface Index {
  /** Milliseconds since 1970: a report that claims to come from the future makes no event old. */
  now: () => number;
  weights: AllWeights;
  events: Map<string, Known>;
  /** The all-clears among them. */
  clears: Set<Known>;
  added: number;
}

export function createIndex(now: () => number, weights: AllWeights = trained): Index {
  return { now, weights, events: new Map(), clears: new Set(), added: 0 };
}

/** The first reports of an event are its core. */
const coreReports = 4;

/** Adds a report to an event, which may be a new one, that repeats `againOf`. */
export function remember(index: Index, eventId: string, report: Comparable, againOf: string | null = null): void {
  const event = index.events.get(eventId);
  if (!event) {
    addEvent(index, eventId, report, againOf);
    return;
  }
  event.firstAt = Math.min(event.firstAt, report.at);
  event.lastAt = Math.max(event.lastAt, report.at);
  event.reports += 1;
  if (event.core.length < coreReports) event.core = [...event.core, report];
  event.history = withAct(event.history, report, event.history.isRepeat);
}

function addEvent(index: Index, eventId: string, report: Comparable, againOf: string | null): void {
  const { at } = report;
  const history = withAct(null, report, againOf !== null);
  const event: Known = { eventId, firstAt: at, lastAt: at, core: [report], reports: 1, history, againOf };
  index.events.set(eventId, event);
  if (history.isClear) index.clears.add(event);
  index.added += 1;
  if (index.added % tidyEvery === 0) tidy(index);
}

export function forget(index: Index, eventId: string): void {
  const event = index.events.get(eventId);
  if (event) index.clears.delete(event);
  index.events.delete(eventId);
}

/** Kept longer than reports are matched: feeds that are read for the first time go back this far. */
const keepMs = 14 * 24 * 3_600_000;
const tidyEvery = 1024;

function tidy(index: Index): void {
  const newest = [...index.events.values()].reduce((most, { lastAt }) => Math.max(most, lastAt), 0);
  const horizon = Math.min(newest, index.now()) - keepMs;
  for (const event of index.events.values()) if (event.lastAt < horizon) forget(index, event.eventId);
}

/** Reports further apart than this are never of one event. */
const windowMs = 72 * 3_600_000;

/** The `count` events around the time of a report that are nearest to it, the nearest first. */
export function nearestEvents(index: Index, report: Comparable, count: number, withinMs = windowMs): Known[] {
  const best: { event: Known; cosine: number }[] = [];
  for (const event of index.events.values()) {
    if (event.firstAt > report.at + withinMs || event.lastAt < report.at - withinMs) continue;
    const cosine = nearestCosine(event, report);
    const last = best.at(-1);
    if (best.length >= count && last && last.cosine >= cosine) continue;
    const before = best.findIndex((one) => one.cosine < cosine);
    best.splice(before < 0 ? best.length : before, 0, { event, cosine });
    if (best.length > count) best.pop();
  }
  return best.map(({ event }) => event);
}
