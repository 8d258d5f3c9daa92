import type { Event, EventType } from '@vigil/common/events';
import { byNewest } from '@vigil/common/listing';
import { arrivals, type Loaded } from './loaded.ts';

export type Filter = EventType | 'all';

/** Which of the loaded events the reader has chosen to see. */
export interface View {
  filter: Filter;
  /** Counts from 0; each page adds `pageSize` events. */
  page: number;
  /** New events that are not shown yet, because they would move what the reader is reading. */
  waiting: readonly string[];
  isPaused: boolean;
}

/** How many events a page adds. */
export const pageSize = 5;

export const openView: View = { filter: 'all', page: 0, waiting: [], isPaused: false };

/** The events of the filter that do not wait, newest first. */
export function listable(loaded: Loaded, { filter, waiting }: View): readonly Event[] {
  const isWaiting = new Set(waiting);
  return loaded.events.filter((event) => matches(event, filter) && !isWaiting.has(event.id));
}

/** As many of them as the pages hold. Read with `useShallow`: the array is a new one each time, its events are not. */
export function shown(loaded: Loaded, view: View): readonly Event[] {
  return listable(loaded, view).slice(0, pageSize * (view.page + 1));
}

/**
 * The view after the loaded events became `next`. New events above the last event on screen wait, so that nothing
 * moves while the reader reads; below it, and on an empty screen, they are shown at once.
 */
export function receive(view: View, loaded: Loaded, next: Loaded): View {
  const last = shown(loaded, view).at(-1);
  if (loaded.epoch !== next.epoch || !last) return withWaiting(view, []);
  const moving = arrivals(loaded, next).filter(
    (event) => matches(event, view.filter) && (view.isPaused || byNewest(event, last) < 0),
  );
  const waiting = view.waiting.filter((id) => next.byId.has(id));
  return withWaiting(view, [...waiting, ...moving.map(({ id }) => id)]);
}

/** Sets the filter, at the first page and with the waiting events. */
export function choose(view: View, filter: Filter): View {
  return { ...view, filter, page: 0, waiting: [] };
}

/** Shows the waiting events, at the first page. */
export function showWaiting(view: View): View {
  return { ...view, page: 0, waiting: [] };
}

/** While paused all new events wait; resuming shows them. */
export function togglePause(view: View): View {
  return view.isPaused ? { ...view, isPaused: false, waiting: [] } : { ...view, isPaused: true };
}

type Counts = Partial<Record<EventType, number>>;

/** The number of events of each type that is present. Read with `useShallow`. */
export function countTypes(loaded: Loaded): Counts {
  const counts: Counts = {};
  for (const { eventType } of loaded.events) counts[eventType] = (counts[eventType] ?? 0) + 1;
  return counts;
}

function matches(event: Event, filter: Filter): boolean {
  return filter === 'all' || event.eventType === filter;
}

function withWaiting(view: View, waiting: readonly string[]): View {
  const isSame = waiting.length === view.waiting.length && waiting.every((id, index) => id === view.waiting[index]);
  return isSame ? view : { ...view, waiting };
}
