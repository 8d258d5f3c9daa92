import type { Connection } from 'mongoose';
import type { Epoch } from '../database/meta.ts';
import type { Change } from '../timeline/change.ts';
import { createAppender } from './append.ts';
import { logEntriesOf } from './entry.ts';
import { createLogReader } from './read-log.ts';
import { createRecent } from './recent.ts';

export type ChangeLog = ReturnType<typeof createChangeLog>;

/**
 * The log of changes: numbered from 1 without gaps, in one order for all servers, each entry chained to the one before.
 */
export function createChangeLog(connection: Connection, { epoch, root }: Epoch, now: () => Date) {
  const entries = logEntriesOf(connection);
  const recent = createRecent();
  const { head, ...reader } = createLogReader(entries, root);
  const append = createAppender({ connection, entries, head, now, onStored: recent.add });

  /**
   * The changes that follow the change `seq`, oldest first: those that this server has appended from memory, else from the
   * database. At most `limit`, and perhaps fewer than there are; empty only if there are none.
   */
  async function following(seq: number, limit: number): Promise<Change[]> {
    const own = recent.after(seq, limit);
    return own.length > 0 ? own : reader.since(seq, limit);
  }

  /** Removes the contents of an event's changes. Their digests stay, so the chain stays valid. */
  async function redactEvent(eventId: string): Promise<void> {
    recent.forget();
    await entries.updateMany({ eventId, data: { $ne: null } }, { $set: { data: null } });
  }

  /** Replaces the data of one change by a copy without the texts of an erased event. */
  async function redactChange(seq: number, data: unknown): Promise<void> {
    recent.forget();
    await entries.updateOne({ _id: seq, data: { $ne: null } }, { $set: { data, redacted: true } });
  }

  return {
    ...reader,
    epoch,
    root,
    append,
    following,
    redactEvent,
    redactChange,
    headSeq: async () => (await head()).seq,
  };
}
