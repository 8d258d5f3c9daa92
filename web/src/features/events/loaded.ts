import type { Event, EventsReply } from '@vigil/common/events';
import { byNewest, eventsLimit, hasMovedOn } from '@vigil/common/listing';
import type { Updates } from '@vigil/common/timeline';

/**
 * The loaded events: the newest of the log `epoch`, as of its change `seq`. An event that did not change keeps its
 * object, so components that compare objects render it once.
 */
export interface Loaded {
  /** Empty until the first load. */
  epoch: string;
  seq: number;
  /** The number of all events, including older ones that are not loaded. */
  totalCount: number;
  byId: ReadonlyMap<string, Event>;
  /** Newest first. */
  events: readonly Event[];
}

/**
 * The number of events by which a full list may exceed its limit before the oldest are removed together: removing one card
 * from a list of a thousand costs as much as adding one.
 */
export const spare = 20;

export const nothingLoaded: Loaded = { epoch: '', seq: 0, totalCount: 0, byId: new Map(), events: [] };

/** Merges a full load. One that is older than a change already applied changes nothing. */
export function load(loaded: Loaded, reply: EventsReply): Loaded {
  const isSameLog = loaded.epoch === reply.epoch;
  if (isSameLog && reply.seq < loaded.seq) return loaded;
  const known: ReadonlyMap<string, Event> = isSameLog ? loaded.byId : nothingLoaded.byId;
  const byId = new Map<string, Event>();
  for (const event of reply.events) byId.set(event.id, newerOf(known.get(event.id), event));
  // The first events of a message may be applied while the rest is not.
  const ahead = [...known.values()].filter((event) => event.seq > reply.seq && !byId.has(event.id));
  for (const event of ahead) byId.set(event.id, event);
  const { epoch, seq } = reply;
  return toLoaded(loaded, { epoch, seq, totalCount: reply.totalCount + ahead.length, byId });
}

/** Applies pushed updates. Returns null if changes before them are missing. */
export function applyUpdates(loaded: Loaded, { epoch, before, seq, updates }: Updates): Loaded | null {
  if (epoch !== loaded.epoch || before > loaded.seq) return null;
  const byId = new Map(loaded.byId);
  let { totalCount } = loaded;
  for (const update of updates) {
    if (update.seq <= loaded.seq) continue;
    if (update.event === null) {
      if (byId.delete(update.eventId)) totalCount -= 1;
      continue;
    }
    if (!byId.has(update.eventId)) {
      if (!isWithin(loaded, update.event)) continue;
      totalCount += 1;
    }
    byId.set(update.eventId, newerOf(byId.get(update.eventId), update.event));
  }
  return toLoaded(loaded, { epoch, seq: Math.max(loaded.seq, seq), totalCount, byId });
}

/** The events of `next` that `loaded` did not have, and those that have moved by a step since. All of them, when it is another log. */
export function arrivals(loaded: Loaded, next: Loaded): Event[] {
  const known: ReadonlyMap<string, Event> = loaded.epoch === next.epoch ? loaded.byId : nothingLoaded.byId;
  return next.events.filter((event) => !known.has(event.id) || hasMovedOn(known.get(event.id), event));
}

/** Returns false for an event older than all of a full list: only the next full load shows whether it is new. */
function isWithin(loaded: Loaded, event: Event): boolean {
  const oldest = loaded.events.length < eventsLimit ? undefined : loaded.events.at(-1);
  return oldest === undefined || byNewest(event, oldest) < 0;
}

function newerOf(known: Event | undefined, event: Event): Event {
  return known && known.seq >= event.seq ? known : event;
}

/** Sorts and truncates the events. Returns `loaded` itself if nothing has changed. */
function toLoaded(loaded: Loaded, next: Omit<Loaded, 'events'>): Loaded {
  const isTruncated = next.byId.size > eventsLimit + spare;
  const sorted = [...next.byId.values()].sort(byNewest);
  const events = isTruncated ? sorted.slice(0, eventsLimit) : sorted;
  const isUnchanged =
    loaded.epoch === next.epoch &&
    loaded.seq === next.seq &&
    loaded.totalCount === next.totalCount &&
    loaded.events.length === events.length &&
    events.every((event, index) => loaded.events[index] === event);
  if (isUnchanged) return loaded;
  const byId = isTruncated ? new Map(events.map((event) => [event.id, event])) : next.byId;
  return { ...next, byId, events };
}
