import type { Connection } from 'mongoose';
import { duplicateOf } from '../database/duplicate.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import { personOf } from '../timeline/audit-action.ts';
import type { Change, ChangeDraft } from '../timeline/change.ts';
import { hashDraft, type LogEntry, linkOf } from './chain.ts';
import { type LogEntries, toRow } from './entry.ts';

/** Entries that are written at once. */
const batch = 100;

/** The number of an entry, and its link, which the next entry names. */
export interface LogPosition {
  seq: number;
  link: string;
}

interface AppenderOptions {
  connection: Connection;
  entries: LogEntries;
  head: () => Promise<LogPosition>;
  now: () => Date;
  /** Receives the changes of this server once they are stored. */
  onStored: (changes: Change[]) => void;
}

/** Claims the next number of the log by inserting it; if another server was first, it tries the next number. */
export function createAppender({ connection, entries: stored, head, now, onStored }: AppenderOptions) {
  /** Bypasses Mongoose, which would cast and check every field. */
  const rows = connection.collection<LogEntry>('changes');
  const enqueue = createSerialQueue();
  /** The last entry, if this server has appended it. If another one has appended since, the next number is taken. */
  let last: LogPosition | null = null;

  /**
   * Appends the drafts in order. Returns the number of the last change, and the drafts that were omitted because their
   * item is in the log already. If one of these begins an event, the drafts after it change the event that has the item.
   */
  function append(drafts: ChangeDraft[]): Promise<{ seq: number; known: ChangeDraft[] }> {
    return enqueue(async () => {
      const known: ChangeDraft[] = [];
      let open = drafts;
      let from = last ?? (await head());
      last = null;
      while (open.length > 0) {
        const { entries, changes, link } = await chain(from, open.slice(0, batch), now());
        const stopped = await insert(entries);
        if (!stopped) {
          onStored(changes);
          open = open.slice(entries.length);
          from = { seq: from.seq + entries.length, link };
          continue;
        }
        // The entries before the failed one are in the log; a lost number is claimed again.
        open = open.slice(stopped.index);
        if (stopped.owner !== null) {
          const omitted = open.splice(0, 1);
          known.push(...omitted);
          open = withOwner(open, omitted, stopped.owner);
        }
        from = await head();
      }
      last = from;
      return { seq: from.seq, known };
    });
  }

  /** Null if all are stored, else the first that is not, with the event that has its item already. */
  async function insert(entries: LogEntry[]): Promise<{ index: number; owner: string | null } | null> {
    try {
      await rows.insertMany(entries.map(toRow), { ordered: true, ignoreUndefined: true });
      return null;
    } catch (error) {
      const duplicate = duplicateOf(error);
      if (!duplicate) throw error;
      // Not every database reports which index was violated, so the log is asked for the item.
      const item = entries[duplicate.index]?.item;
      const known = item === undefined ? null : await stored.findOne({ item }, { eventId: 1 }).lean();
      return { index: duplicate.index, owner: known?.eventId ?? null };
    }
  }

  return append;
}

/** The drafts, with `owner` in place of the event that the omitted draft would have begun. */
function withOwner(drafts: ChangeDraft[], [omitted]: ChangeDraft[], owner: string): ChangeDraft[] {
  if (omitted?.op !== 'add') return drafts;
  const isOfIt = (draft: ChangeDraft) => draft.op !== 'act' && draft.eventId === omitted.eventId;
  return drafts.map((draft) => (isOfIt(draft) ? { ...draft, eventId: owner } : draft));
}

/** The entries and changes for these drafts, and the link after the last one. */
async function chain(from: LogPosition, drafts: ChangeDraft[], at: Date) {
  let { seq, link } = from;
  const entries: LogEntry[] = [];
  const changes: Change[] = [];
  const yieldToEventLoop = createYielder();
  for (const draft of drafts) {
    await yieldToEventLoop();
    const { stored, digest } = hashDraft(draft);
    const entry: LogEntry = { _id: ++seq, at, ...keysOf(stored), data: stored.data, digest, prev: link };
    link = linkOf(entry);
    entries.push(entry);
    changes.push(stored.op === 'act' ? { ...stored, seq, at } : { ...stored, item: stored.item || null, seq, at });
  }
  return { entries, changes, link };
}

function keysOf(draft: ChangeDraft): Pick<LogEntry, 'by' | 'op' | 'eventId' | 'item' | 'audited'> {
  const { by, op } = draft;
  const audited = personOf(by) !== null && { audited: true as const };
  if (op === 'act') return { by, op, ...audited };
  return { by, op, eventId: draft.eventId, ...(draft.item && { item: draft.item }), ...audited };
}
