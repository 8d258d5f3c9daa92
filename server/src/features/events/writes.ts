import type { Event } from '@vigil/common/events';
import type { ChangeLog } from '../../changes/log.ts';
import type { Projection } from '../../changes/project.ts';
import { toShown } from '../../changes/rows.ts';
import type { Tail } from '../../changes/tail.ts';
import { Fault } from '../../kit/fault.ts';
import type { ChangeDraft, EventDraft } from '../../timeline/change.ts';

/** The writes to events: each is a change in the log. */
export function createEventWrites(
  log: Pick<ChangeLog, 'append'>,
  { events }: Pick<Projection, 'events'>,
  tail: Pick<Tail, 'waitFor'>,
) {
  /** Appends changes and waits until every listener of this server has processed them. Returns how many were new. */
  async function append(drafts: ChangeDraft[]): Promise<{ appended: number }> {
    const { seq, known } = await log.append(drafts);
    await tail.waitFor(seq);
    return { appended: drafts.length - known.length };
  }

  /** Throws a `Fault` if the event does not exist or was erased. */
  async function get(eventId: string): Promise<Event> {
    const row = await events.findById(eventId).lean();
    if (row?.state === 'merged') throw new Fault('conflict', 'The event was merged into another one.');
    const event = row ? toShown(row) : null;
    if (!event) throw new Fault('notFound', 'There is no such event.');
    return event;
  }

  async function change(eventId: string, draft: EventDraft): Promise<void> {
    await get(eventId);
    await append([draft]);
  }

  return {
    append,
    get,
    hide: (eventId: string, by: string) => change(eventId, { op: 'hide', data: {}, eventId, item: null, by }),
    restore: (eventId: string, by: string) => change(eventId, { op: 'restore', data: {}, eventId, item: null, by }),
    /** Permanent: the log keeps the fact, and none of the contents. */
    erase: (eventId: string, by: string) => change(eventId, { op: 'erase', data: {}, eventId, item: null, by }),
    /** Removes an image, also from later reports. */
    removeImage: (eventId: string, imageUrl: string, by: string) =>
      change(eventId, { op: 'remove-image', data: { imageUrl }, eventId, item: null, by }),
  };
}
