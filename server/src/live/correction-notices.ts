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
  /** Tells those who were notified of an event, once for each change, in the place of what they were told. */
  sendUpdate: (eventId: string, message: EventMessage) => Promise<void>;
}

/**
 * Lets those who were notified of an event know that it was corrected, merged or withdrawn. Every server does it, and
 * nobody hears of it twice. What presses more by later reports is told of by the notifier itself.
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
    // It may be hidden again by now.
    if (!event || event.deletedAt !== null) return null;
    const body =
      data !== null && op === 'correct' ? `Corrected: ${data.reason}` : 'Now told as one event with another.';
    return { title: event.title, body };
  }

  // One question after the other: those whom somebody waits for go first. A failure to tell is the notifier's to report.
  return (changes: Change[]) => {
    for (const change of changes.filter(isEventChange)) enqueue(() => notify(change)).catch(() => {});
  };
}

/** Nothing of what it said is said again. */
const retracted = { title: 'An event was withdrawn', body: 'What you were told of it no longer holds.' };
