import type { ChangeListener } from '../changes/tail.ts';
import type { EventStore } from '../features/events/store.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { type Change, type EventChange, isEventChange } from '../timeline/change.ts';

interface EventMessage {
  seq: number;
  title: string;
  body: string;
}

interface CorrectionNoticeOptions {
  events: EventStore;
  /**
   * Sends an update to the users who were notified of an event, once for each change. It replaces the earlier message.
   */
  sendUpdate: (eventId: string, message: EventMessage) => Promise<void>;
}

/**
 * Notifies the users who were notified of an event when it is corrected, merged, hidden or erased. Every server runs
 * it, and each update is sent once. Events that become more urgent by later reports are left to the notifier.
 */
export function createCorrectionNotices({ events, sendUpdate }: CorrectionNoticeOptions): ChangeListener {
  const enqueue = createSerialQueue();

  async function notify(change: EventChange): Promise<void> {
    const words = await messageOf(change);
    if (words) await sendUpdate(change.eventId, { seq: change.seq, ...words });
  }

  async function messageOf({ op, data, eventId }: EventChange): Promise<Omit<EventMessage, 'seq'> | null> {
    if (op === 'hide' || op === 'erase') return retracted;
    const event = data !== null && (op === 'correct' || op === 'merge') ? await events.record(eventId) : null;
    // The event can be hidden again by now.
    if (!event || event.deletedAt !== null) return null;
    const body = data !== null && op === 'correct' ? `Corrected: ${data.reason}` : 'Now merged with another event.';
    return { title: event.title, body };
  }

  // One update at a time, so that requests of users come first. The notifier logs its own failures.
  return (changes: Change[]) => {
    for (const change of changes.filter(isEventChange)) enqueue(() => notify(change)).catch(() => {});
  };
}

/** The text of the event is not repeated. */
const retracted = { title: 'An event was withdrawn', body: 'The earlier notification about it no longer holds.' };
