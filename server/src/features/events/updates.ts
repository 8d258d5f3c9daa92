import type { Audience } from '@vigil/common/access';
import { type EventChange, toEvent, type Update } from '@vigil/common/timeline';
import { type EventRow, toRecord } from '../../changes/rows.ts';

/**
 * What `audience` is told of these changes: one update an event, in the order of its last change,
 * with the event as it stands. Browsers receive states, not differences: applying one twice, or
 * after a later one, does no harm, and nothing that is hidden leaves the server.
 */
export function updatesFor(
  audience: Audience,
  changes: EventChange[],
  rows: EventRow[],
): (Update & { isNew: boolean })[] {
  const rowOf = new Map(rows.map((row) => [row._id, row]));
  const changesOf = new Map<string, EventChange[]>();
  for (const change of changes) {
    const earlier = changesOf.get(change.eventId) ?? [];
    changesOf.delete(change.eventId);
    changesOf.set(change.eventId, [...earlier, change]);
  }
  return [...changesOf].flatMap(([eventId, own]) => {
    const row = rowOf.get(eventId);
    const record = row ? toRecord(row) : null;
    const isVisible = record !== null && (audience === 'admin' || record.deletedAt === null);
    if (!isVisible && !own.some(({ op }) => op === 'hide' || op === 'erase')) return [];
    const isNew = isVisible && own.some(({ op }) => op === 'add');
    return [{ seq: own.at(-1)?.seq ?? 0, eventId, event: isVisible ? toEvent(record) : null, isNew }];
  });
}
