import { isDeepStrictEqual } from 'node:util';
import { type Event, EventsReply } from '@vigil/common/events';
import { timelineCalls, type Updates } from '@vigil/common/timeline';

/** What a tab holds: the events of the log `epoch` as they stood after its change `seq`. Never altered, so that tabs share it. */
export interface Held {
  epoch: string;
  seq: number;
  byId: ReadonlyMap<string, Event>;
}

export const nothing: Held = { epoch: '', seq: 0, byId: new Map() };

/** A full load. One older than what is held brings nothing. */
export function load(held: Held, { epoch, seq, events }: EventsReply): Held {
  const isSameLog = held.epoch === epoch;
  if (isSameLog && held.seq > seq) return held;
  const byId = new Map(events.map((event) => [event.id, event]));
  // Half of a message may be here already whose other half raises the number.
  for (const [id, event] of isSameLog ? held.byId : []) if (event.seq > seq) byId.set(id, event);
  return shared({ epoch, seq, byId });
}

const next = new WeakMap<Held, WeakMap<Updates, Held | null>>();

/** What follows on the changes that are held; null when something between is missing. Worked out once for all who hold the same. */
export function follow(held: Held, news: Updates): Held | null {
  const known = next.get(held) ?? new WeakMap<Updates, Held | null>();
  next.set(held, known);
  const before = known.get(news);
  if (before !== undefined) return before;
  const after = apply(held, news);
  known.set(news, after);
  return after;
}

function apply(held: Held, { epoch, before, seq, updates }: Updates): Held | null {
  if (epoch !== held.epoch || before > held.seq) return null;
  const byId = new Map(held.byId);
  for (const { seq, eventId, event } of updates) {
    if (seq <= held.seq || (byId.get(eventId)?.seq ?? 0) > seq) continue;
    if (event) byId.set(eventId, event);
    else byId.delete(eventId);
  }
  return shared({ epoch, seq: Math.max(held.seq, seq), byId });
}

const latest: Held[] = [];
const maxLatest = 64;

/** Tabs that come to the same by different ways share it again. */
function shared(held: Held): Held {
  const twin = latest.find(({ epoch, seq, byId }) => {
    return epoch === held.epoch && seq === held.seq && isDeepStrictEqual(byId, held.byId);
  });
  if (twin) return twin;
  latest.push(held);
  if (latest.length > maxLatest) latest.shift();
  return held;
}

/** Checks a text against its schema once, however many tabs received it. */
export function readOnce<T>(read: (text: string) => T): (text: string) => T {
  const recent = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (recent.size >= maxKept) recent.clear();
    recent.set(text, value);
    return value;
  };
}

const maxKept = 64;

export const readEvents = readOnce((text) => EventsReply.parse(JSON.parse(text)));
export const readChanges = readOnce((text) => timelineCalls.changes.reply.parse(JSON.parse(text)));
