import type { ChangeListener } from '../changes/tail.ts';
import type { EventStore } from '../features/events/store.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { type Change, type EventChange, isEventChange } from '../timeline/change.ts';

interface Retold {
  seq: number;
  title: string;
  body: string;
}

interface Parts {
  events: EventStore;
  /** Tells those who were notified of an event, once for each change, in the place of what they were told. */
  retell: (eventId: string, words: Retold) => Promise<void>;
}

/**
 * Lets those who were notified of an event know that it was corrected, merged or withdrawn. Every server does it, and
 * nobody hears of it twice. What presses more by later reports is told of by the notifier itself.
 */
export function createCorrections({ events, retell }: Parts): ChangeListener {
  const enqueue = createSerialQueue();

  async function tell(change: EventChange): Promise<void> {
    const words = await wordsOf(change);
    if (words) await retell(change.eventId, { seq: change.seq, ...words });
  }

  async function wordsOf({ op, data, eventId }: EventChange): Promise<Omit<Retold, 'seq'> | null> {
    if (op === 'hide' || op === 'erase') return withdrawn;
    const event = data !== null && (op === 'correct' || op === 'merge') ? await events.record(eventId) : null;
    // It may be hidden again by now.
    if (!event || event.deletedAt !== null) return null;
    const body =
      data !== null && op === 'correct' ? `Corrected: ${data.reason}` : 'Now told as one event with another.';
    return { title: event.title, body };
  }

  // One question after the other: those whom somebody waits for go first. A failure to tell is the notifier's to report.
  return (changes: Change[]) => {
    for (const change of changes.filter(isEventChange)) enqueue(() => tell(change)).catch(() => {});
  };
}

/** Nothing of what it said is said again. */
const withdrawn = { title: 'An event was withdrawn', body: 'What you were told of it no longer holds.' };
