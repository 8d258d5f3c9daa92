import type { Audience } from '@vigil/common/access';
import type { Update } from '@vigil/common/timeline';
import { type EventRow, toShown } from '../../changes/rows.ts';
import type { EventChange } from '../../timeline/change.ts';

/**
 * The updates that `audience` receives for these changes: one for each event, in the order of its last change, with its
 * current state. Browsers receive states, not differences: applying one twice or out of order is harmless, and hidden
 * contents never leave the server.
 */
export function updatesFor(
  audience: Audience,
  changes: EventChange[],
  rows: EventRow[],
): (Update & { isNew: boolean })[] {
  const rowOf = new Map(rows.map((row) => [row._id, row]));
  const touches = new Map<string, Touch[]>();
  for (const touch of changes.flatMap((change) => touchesOf(change, rowOf))) {
    const earlier = touches.get(touch.eventId) ?? [];
    touches.delete(touch.eventId);
    touches.set(touch.eventId, [...earlier, touch]);
  }
  return [...touches].flatMap(([eventId, own]) => {
    const row = rowOf.get(eventId);
    const event = row ? toShown(row) : null;
    const isVisible = event !== null && (audience === 'admin' || event.deletedAt === null);
    if (!isVisible && !own.some(({ removesEvent }) => removesEvent)) return [];
    const isNew = isVisible && own.some(({ adds }) => adds);
    return [{ seq: own.at(-1)?.seq ?? 0, eventId, event: isVisible ? event : null, isNew }];
  });
}

/** The effect of a change on one event. */
interface Touch {
  eventId: string;
  seq: number;
  adds: boolean;
  removesEvent: boolean;
}

/**
 * A merge affects the event that disappears and the one that grows; so does a report for an event that was merged
 * meanwhile.
 */
function touchesOf({ eventId, seq, op }: EventChange, rowOf: ReadonlyMap<string, EventRow>): Touch[] {
  const removesEvent = op === 'hide' || op === 'erase' || op === 'merge';
  const touch = { eventId, seq, adds: op === 'add', removesEvent };
  const owner = ownerOf(eventId, rowOf);
  return owner === eventId ? [touch] : [touch, { eventId: owner, seq, adds: false, removesEvent: false }];
}

/** The event that an id resolves to, over any number of merges. */
function ownerOf(eventId: string, rowOf: ReadonlyMap<string, EventRow>): string {
  const met = new Set([eventId]);
  for (let owner = eventId; ; ) {
    const next = rowOf.get(owner)?.record?.mergedInto;
    if (!next || met.has(next)) return owner;
    met.add(next);
    owner = next;
  }
}
