import { kilometres } from '@vigil/common/distance';
import type { Event } from '@vigil/common/events';
import { isAtPlace } from '@vigil/common/my-places';
import type { Report } from '@vigil/common/reports';
import { toShown } from '../changes/rows.ts';
import type { ChangeListener } from '../changes/tail.ts';
import type { EventStore } from '../features/events/store.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { type Change, type EventChange, isEventChange } from '../timeline/change.ts';
import { lostConfirmation } from '../timeline/confirmation.ts';

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

/** An all-clear is for the alarms of this time before it. */
const alarmMs = 3 * 3_600_000;

/**
 * Notifies the users who were notified of an event when it is corrected, merged, hidden or erased, when it is no longer confirmed, and
 * when the all-clear is given at its place. Every server runs it, and each update is sent once. Events that become more urgent by later
 * reports are left to the notifier.
 */
export function createCorrectionNotices({ events, sendUpdate }: CorrectionNoticeOptions): ChangeListener {
  const enqueue = createSerialQueue();

  async function notify(change: EventChange): Promise<void> {
    const words = await messageOf(change);
    if (words) await sendUpdate(change.eventId, { seq: change.seq, ...words });
    if (change.op === 'add') await giveAllClear(change);
  }

  async function messageOf(change: EventChange): Promise<Omit<EventMessage, 'seq'> | null> {
    const { op, data, eventId } = change;
    if (op === 'hide' || op === 'erase') return retracted;
    if (data === null || !noticed.has(op)) return null;
    // Of reports a denial alone takes a confirmation away.
    if (op === 'report' && !data.report.denials?.length) return null;
    const event = await events.record(eventId);
    // The event can be hidden again by now.
    if (!event || event.deletedAt !== null) return null;
    const { title } = event;
    if (op === 'correct') return { title, body: `Corrected: ${data.reason}` };
    // A statement of a report is news only where it changed the event.
    if (op === 'restate')
      return event.corrected?.at === change.at.toISOString() ? { title, body: `Corrected: ${data.reason}` } : null;
    if (op === 'merge') return { title, body: 'Now merged with another event.' };
    const { reports } = event;
    const reason = lostConfirmation(await reportsBefore(change, reports), reports);
    return reason === null ? null : { title, body: `No longer confirmed: ${reason}` };
  }

  /** The reports that an event had before it got one or lost some. */
  async function reportsBefore({ op, data }: EventChange, reports: readonly Report[]): Promise<readonly Report[]> {
    if (data !== null && op === 'report') return reports.filter(({ item }) => item !== data.report.item);
    if (data === null || op !== 'split') return reports;
    const other = await events.record(data.to);
    return [...reports, ...(other?.reports.filter(({ item }) => data.items.includes(item)) ?? [])];
  }

  async function giveAllClear({ eventId, seq }: EventChange): Promise<void> {
    const [row] = await events.foldedRows([eventId]);
    const clear = row && toShown(row);
    if (clear?.kind !== 'all-clear' || clear.deletedAt !== null) return;
    const from = new Date(Date.parse(clear.timestamp) - alarmMs);
    const alarms = (await events.listSince(from)).filter((event) => isAlarmFor(clear, event));
    for (const { id } of alarms)
      await sendUpdate(id, { seq, title: clear.title, body: `All-clear · ${clear.location}` });
  }

  // One update at a time, so that requests of users come first. The notifier logs its own failures.
  return (changes: Change[]) => {
    for (const change of changes.filter(isEventChange)) enqueue(() => notify(change)).catch(() => {});
  };
}

const noticed = new Set<EventChange['op']>(['correct', 'restate', 'merge', 'report', 'split']);

/** Whether an event was an alarm or attack at the place of an all-clear, or near it, before it. */
function isAlarmFor({ location, place, timestamp }: Event, event: Event): boolean {
  if (event.kind || event.eventType !== 'military' || event.timestamp > timestamp) return false;
  if (isAtPlace(event.location, [location]) || isAtPlace(location, [event.location])) return true;
  // Of a region: 'Northern Israel'.
  return (
    !location.includes(',') && place !== null && event.place !== null && kilometres(place, event.place) <= regionKm
  );
}

const regionKm = 60;

/** The text of the event is not repeated. */
const retracted = { title: 'An event was withdrawn', body: 'The earlier notification about it no longer holds.' };
