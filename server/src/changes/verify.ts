import { type EventRecord, foldChange, isEventChange, type Records } from '@vigil/common/timeline';
import { digestOf, findBreak } from './chain.ts';
import { type ChangeLog, toChange } from './log.ts';
import type { Projection } from './project.ts';
import { type EventRow, toRow } from './rows.ts';

/**
 * Every fault in the whole log and in what was folded from it, in words: a broken chain, an event
 * that is missing, that should not be there, or that differs from its changes. Reads everything;
 * meant for tests and for an operator's doubt.
 */
export async function verify(log: ChangeLog, projection: Projection): Promise<string[]> {
  const entries = [];
  for await (const entry of log.entries()) entries.push(entry);
  const records: Records = new Map();
  for (const change of entries.map(toChange).filter(isEventChange)) {
    // Only what belongs to an erased event has lost its contents.
    if (change.data === null) records.set(change.eventId, null);
    foldChange(records, change);
  }

  const faults: string[] = [];
  const broken = findBreak(entries, log.root);
  if (broken) faults.push(broken);
  const rows = new Map((await projection.events.find().lean()).map((row) => [row._id, row]));
  for (const [id, record] of records) {
    const fault = compare(rows.get(id), record);
    if (fault) faults.push(`event ${id} ${fault}`);
    rows.delete(id);
  }
  for (const id of rows.keys()) faults.push(`event ${id} is in no change`);
  return faults;
}

function compare(row: EventRow | undefined, record: EventRecord | null): string | null {
  if (!row) return 'is missing';
  if (!record) return row.state === 'erased' ? null : 'should be erased';
  return digestOf(plain(row)) === digestOf(plain(toRow(record))) ? null : 'differs from its changes';
}

function plain(row: EventRow): unknown {
  return JSON.parse(JSON.stringify(row));
}
