import type { Event, EventType } from '@vigil/common/events';
import { byNewest, eventTypes } from '@vigil/common/listing';
import { arrivals, type Held } from './held.ts';

export type Filter = EventType | 'all';

/** What the reader has chosen to see of the events held. */
export interface View {
  filter: Filter;
  /** Counts from 0; each page adds `pageSize` events. */
  page: number;
  /** Events that arrived but would move what the reader is reading. */
  waiting: readonly string[];
  isPaused: boolean;
}

/** How many events a page adds. */
export const pageSize = 5;

export const openView: View = { filter: 'all', page: 0, waiting: [], isPaused: false };

/**
 * The events of the filter that do not wait, newest first; `shown` are as many of them as the pages hold. Between two
 * changes many ask for the same, so the last answer is kept.
 */
export function listable(held: Held, { filter, waiting }: View): readonly Event[] {
  if (held === last.held && filter === last.filter && waiting === last.waiting) return last.events;
  const isWaiting = new Set(waiting);
  const events = held.events.filter((event) => matches(event, filter) && !isWaiting.has(event.id));
  last = { held, filter, waiting, events };
  return events;
}

let last: { held?: Held; filter?: Filter; waiting?: View['waiting']; events: readonly Event[] } = { events: [] };

/** The same array as the last time as long as the same events are in it: then nothing is drawn. */
export function shown(held: Held, view: View): readonly Event[] {
  const events = listable(held, view).slice(0, pageSize * (view.page + 1));
  const isSame = events.length === lastShown.length && events.every((event, index) => event === lastShown[index]);
  if (!isSame) lastShown = events;
  return lastShown;
}

let lastShown: readonly Event[] = [];

/**
 * The view after the events held became `next`. What arrives above the last event on screen waits, so that
 * nothing moves under the reader's eyes; below it, and on an empty screen, it joins at once.
 */
export function receive(view: View, held: Held, next: Held): View {
  const last = shown(held, view).at(-1);
  if (held.epoch !== next.epoch || !last) return withWaiting(view, []);
  const moving = arrivals(held, next).filter(
    (event) => matches(event, view.filter) && (view.isPaused || byNewest(event, last) < 0),
  );
  const waiting = view.waiting.filter((id) => next.byId.has(id));
  return withWaiting(view, [...waiting, ...moving.map(({ id }) => id)]);
}

/** Another filter begins at its first page, with everything there is. */
export function choose(view: View, filter: Filter): View {
  return { ...view, filter, page: 0, waiting: [] };
}

/** Lets in what waits, and begins at the first page. */
export function showWaiting(view: View): View {
  return { ...view, page: 0, waiting: [] };
}

/** While paused whatever arrives waits; going on lets it in. */
export function togglePause(view: View): View {
  return view.isPaused ? { ...view, isPaused: false, waiting: [] } : { ...view, isPaused: true };
}

type Counts = Partial<Record<EventType, number>>;

/** How many events there are of each type that is present. The same object as the last time as long as they are as many. */
export function countTypes(held: Held): Counts {
  const counts: Counts = {};
  for (const { eventType } of held.events) counts[eventType] = (counts[eventType] ?? 0) + 1;
  if (!eventTypes.every((type) => counts[type] === lastCounts[type])) lastCounts = counts;
  return lastCounts;
}

let lastCounts: Counts = {};

function matches(event: Event, filter: Filter): boolean {
  return filter === 'all' || event.eventType === filter;
}

function withWaiting(view: View, waiting: readonly string[]): View {
  const isSame = waiting.length === view.waiting.length && waiting.every((id, index) => id === view.waiting[index]);
  return isSame ? view : { ...view, waiting };
}
