import type { Event, EventType, UrgencyLevel } from '@vigil/common/events';
import { byNewest, listedAt, urgencyLevels } from '@vigil/common/listing';
import { gravityOf } from '../../kit/gravity.ts';
import { foldEvents, isNear, type Row } from './fold.ts';
import type { Loaded } from './loaded.ts';

export type Filter = EventType | 'all';

/** What the reader has chosen to see. Without a filter it is all events. */
export interface Filters {
  filter: Filter;
  /** Only critical and urgent events. */
  isUrgentOnly: boolean;
  /** Only events of the place of this name. */
  place: string | null;
}

/** Which of the loaded events are listed. */
export interface View extends Filters {
  /** Counts from 0; each page adds `pageSize` cards. */
  page: number;
  /** The cards of several events that the reader has opened, by `keyOf`. */
  opened: readonly string[];
  /** New events that are not shown yet, because they would move what the reader is reading. */
  waiting: readonly string[];
  /** Events that have left the list while the reader has something open on them. They stay in it until that is closed. */
  held: readonly Event[];
  /** Events that have moved in the list, as they are now and at the time where they stood. They stay there until what waits is let in. */
  staying: readonly Event[];
  /** What waits is about to be let in by itself: it is not counted meanwhile. */
  isEntering: boolean;
  /** The events that the reader has let in last. They are marked as new. */
  fresh: readonly string[];
  isPaused: boolean;
}

/** How many cards a page adds. */
export const pageSize = 5;

const noFilters: Filters = { filter: 'all', isUrgentOnly: false, place: null };

export const openView: View = {
  ...noFilters,
  page: 0,
  opened: [],
  waiting: [],
  held: [],
  staying: [],
  isEntering: false,
  fresh: [],
  isPaused: false,
};

/** The events of the filters that do not wait, newest first, with those that are held or stay where they were. */
export function listable(loaded: Loaded, view: View): readonly Event[] {
  const isWaiting = new Set(view.waiting);
  const isShown = (event: Event) => matches(event, view) && !isWaiting.has(event.id);
  const others = [...view.held, ...view.staying];
  if (others.length === 0) return loaded.events.filter(isShown);
  const isStaying = new Set(view.staying.map(({ id }) => id));
  const events = loaded.events.filter((event) => isShown(event) && !isStaying.has(event.id));
  return [...events, ...others.filter((event) => matches(event, view))].sort(byNewest);
}

/** The cards of the pages so far. Several events may be folded into one. */
function shownRows(loaded: Loaded, view: View): readonly Row[] {
  return foldEvents(listable(loaded, view)).slice(0, pageSize * (view.page + 1));
}

/** Their events. Read with `useShallow`: the array is a new one each time, its events are not. */
export function shown(loaded: Loaded, view: View): readonly Event[] {
  return shownRows(loaded, view).flat();
}

/**
 * The view after the loaded events became `next`, of which `arrived` are new to the reader. New events above the last card on screen wait, so that nothing moves
 * while the reader reads, and so do those that would fold with a card on screen. Others below it, and all on an empty
 * screen, are shown at once.
 */
export function receive(before: View, loaded: Loaded, next: Loaded, arrived: readonly Event[]): View {
  const rows = shownRows(loaded, before);
  const last = rows.at(-1)?.[0];
  const held = before.held.filter(({ id }) => !next.byId.has(id));
  const view = held.length === before.held.length ? before : { ...before, held };
  if (loaded.epoch !== next.epoch || !last) return withWaiting({ ...view, staying: [], isEntering: false }, []);
  const isMoving = (event: Event) => byNewest(event, last) < 0 || rows.some((row) => isNear(row, event));
  const wouldMove = (event: Event) => matches(event, view) && (view.isPaused || isMoving(event));
  const waiting = view.waiting.filter((id) => next.byId.has(id));
  const moving = arrived.filter((event) => wouldMove(event) && !waiting.includes(event.id)).map(({ id }) => id);
  return withWaiting(stay(view, loaded, next, wouldMove), [...waiting, ...moving]);
}

/** Keeps events whose place has changed where they are on screen. */
function stay(view: View, loaded: Loaded, next: Loaded, wouldMove: (event: Event) => boolean): View {
  const stood = new Map(view.staying.map((event) => [event.id, event]));
  const staying = next.events.flatMap((event) => {
    const known = loaded.byId.get(event.id);
    const before = stood.get(event.id) ?? known;
    if (!before || (known === event && !stood.has(event.id))) return [];
    if (known === event) return [before];
    if (listedAt(before) === listedAt(event) || !(wouldMove(before) || wouldMove(event))) return [];
    return [standing(event, before)];
  });
  return staying.length === 0 && view.staying.length === 0 ? view : { ...view, staying };
}

/** An event as it is now, at the time of the list where it stood before. */
function standing({ moves, ...event }: Event, before: Event): Event {
  return { ...event, timestamp: before.timestamp, ...(before.moves && { moves: before.moves }) };
}

/** What a view has once all that waits is let in. */
const nothingWaits = { waiting: [], staying: [], isEntering: false };

/**
 * Sets filters, at the first page and with the waiting events. The others stay, unless no event is left with them: so each filter
 * lists as many events as `countFilters` says.
 */
export function choose(loaded: Loaded, view: View, chosen: Partial<Filters>): View {
  const next = { ...view, ...nothingWaits, ...chosen, page: 0, fresh: [] };
  const hasEvents = loaded.events.some((event) => matches(event, next));
  return hasEvents ? next : { ...next, ...noFilters, ...chosen };
}

/** Lists all events. */
export function clearFilters(view: View): View {
  return { ...view, ...nothingWaits, ...noFilters, page: 0, fresh: [] };
}

/** Shows all waiting events and marks them as new. The list begins at its first page, and is as long as they need. */
export function showWaiting(loaded: Loaded, view: View): View {
  const { waiting } = view;
  const next = { ...view, ...nothingWaits, page: 0, fresh: waiting };
  const isFresh = new Set(waiting);
  const last = foldEvents(listable(loaded, next)).findLastIndex((row) => row.some(({ id }) => isFresh.has(id)));
  return { ...next, page: Math.max(0, Math.floor(last / pageSize)) };
}

/** To how many pages a list grows by itself. */
const grownPages = 4;
/** How many events are marked as new while no reader acts. */
const maxFresh = 20;

/** Lets in what waits while no reader is at the list: the list grows to hold what is marked as new, up to `grownPages`. */
export function admitWaiting(loaded: Loaded, view: View): View {
  const fresh = [...new Set([...view.waiting, ...view.fresh])].slice(0, Math.max(maxFresh, view.waiting.length));
  const next = showWaiting(loaded, { ...view, waiting: fresh });
  return { ...next, page: Math.max(view.page, Math.min(next.page, grownPages - 1)) };
}

/** One page more. What waits comes in above it, unless the list is paused: no event that was on screen leaves it. */
export function showMore(loaded: Loaded, view: View): View {
  if (view.isPaused || view.waiting.length === 0) return { ...view, page: view.page + 1 };
  const next = { ...view, ...nothingWaits, fresh: view.waiting };
  const last = shown(loaded, view).at(-1);
  const index = last ? indexOf(last.id, loaded, next) : -1;
  return { ...next, page: Math.floor(index / pageSize) + 1 };
}

/** How many events wait, the highest urgency among them, and how many have it. */
interface WaitingSummary {
  count: number;
  topUrgency: UrgencyLevel;
  topCount: number;
}

/** Null if no event waits. Read with `useShallow`. */
export function summarise({ byId }: Loaded, { waiting, isEntering }: View): WaitingSummary | null {
  if (isEntering) return null;
  const levels = waiting.flatMap((id) => byId.get(id) ?? []).map(gravityOf);
  const topUrgency = urgencyLevels.find((level) => levels.includes(level));
  if (!topUrgency) return null;
  return { count: levels.length, topUrgency, topCount: levels.filter((level) => level === topUrgency).length };
}

/** The place of the card that holds an event; -1 if the list has no such event. */
export function indexOf(id: string, loaded: Loaded, view: View): number {
  return foldEvents(listable(loaded, view)).findIndex((row) => row.some((event) => event.id === id));
}

export function isUrgent({ urgencyLevel }: Event): boolean {
  return urgencyLevel === 'critical' || urgencyLevel === 'urgent';
}

export function matches(event: Event, { filter, isUrgentOnly, place }: Filters): boolean {
  return (
    (filter === 'all' || event.eventType === filter) &&
    (!isUrgentOnly || isUrgent(event)) &&
    (place === null || event.location.trim() === place)
  );
}

function withWaiting(view: View, waiting: readonly string[]): View {
  const isSame = waiting.length === view.waiting.length && waiting.every((id, index) => id === view.waiting[index]);
  return isSame ? view : { ...view, waiting };
}
