import { type EventRecord, isEventChange } from '../timeline/change.ts';
import { foldChange, type Records } from '../timeline/fold.ts';
import { digestOf, findBreak, type LogEntry } from './chain.ts';
import { toChange } from './entry.ts';
import { createEventStates, toStateChange } from './event-states.ts';
import type { ChangeLog } from './log.ts';
import type { Projection } from './project.ts';
import { type EventRow, toRow } from './rows.ts';

/** The result of verifying the log. */
interface Verification {
  /** As text for the operator. */
  faults: string[];
  /** The last change. */
  seq: number;
  events: number;
  /**
   * The number of changes at the end of the log that may not be folded yet; a running server or the next start folds them.
   */
  unfolded: number;
}

/** All faults in the log and in its projection: see `verifyLog`. */
export async function verify(log: ChangeLog, projection: Projection): Promise<string[]> {
  return (await verifyLog(log, projection)).faults;
}

/**
 * Reads the whole log and all events, and returns every fault: a broken chain, a change of an event that was not added, an
 * event that is missing, unexpected, or different from its changes. Changes nothing. Servers may write meanwhile: an event that they fold at this time may
 * match any state since the last change that was folded at the start.
 */
export async function verifyLog(log: ChangeLog, projection: Projection): Promise<Verification> {
  const { seq: folded, counts } = await projection.readMarker();
  const entries = await readEntries(log, 0);
  const rows = new Map((await projection.events.find().maxTimeMS(0).lean()).map((row) => [row._id, row]));
  entries.push(...(await readEntries(log, entries.at(-1)?._id ?? 0)));

  const records: Records = new Map();
  /** Records are immutable: for events that later changes touch, all their states since. */
  const states = new Map<string, (EventRecord | null | undefined)[]>();
  /** Events that later changes erase may have lost their contents already while their row still exists. */
  const erasing = new Set<string>();
  let before: Records | null = null;
  const counted = createEventStates();
  const faults: string[] = [];
  for (const change of entries.map(toChange).filter(isEventChange)) {
    if (change.op !== 'add' && !records.has(change.eventId))
      faults.push(`change ${change.seq} is of event ${change.eventId}, which was not added before it`);
    const isUnfolded = change.seq > folded;
    if (!isUnfolded) counted.apply(toStateChange(change));
    if (isUnfolded) before ??= new Map(records);
    const touched = foldChange(records, change);
    if (isUnfolded && change.op === 'erase') for (const id of [change.eventId, ...touched]) erasing.add(id);
    if (!isUnfolded) continue;
    for (const id of touched) states.set(id, [...(states.get(id) ?? [before?.get(id)]), records.get(id)]);
  }

  const { active, hidden } = counted.counts();
  if (counts && (counts.active !== active || counts.hidden !== hidden))
    faults.push(
      `${counts.active} public and ${counts.hidden} hidden events are counted, and the log has ${active} and ${hidden}`,
    );
  const broken = findBreak(entries, log.root);
  if (broken) faults.push(broken);
  for (const [id, record] of records) {
    const fault = compare(rows.get(id), record);
    const isOnItsWay = erasing.has(id) || (states.get(id) ?? []).some((state) => isState(rows.get(id), state));
    if (fault && !isOnItsWay) faults.push(`event ${id} ${fault}`);
    rows.delete(id);
  }
  for (const id of rows.keys()) faults.push(`event ${id} is in no change`);
  const seq = entries.at(-1)?._id ?? 0;
  return { faults, seq, events: records.size, unfolded: Math.max(0, seq - folded) };
}

async function readEntries(log: ChangeLog, after: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for await (const entry of log.entries(after)) entries.push(entry);
  return entries;
}

function isState(row: EventRow | undefined, state: EventRecord | null | undefined): boolean {
  return state === undefined ? row === undefined : compare(row, state) === null;
}

function compare(row: EventRow | undefined, record: EventRecord | null): string | null {
  if (!row) return 'is missing';
  if (!record) return row.state === 'erased' ? null : 'should be erased';
  // An older server beside this one stores no time of the list.
  const expected = row.listedAt ? toRow(record) : { ...toRow(record), listedAt: undefined };
  return digestOf(plain(row)) === digestOf(plain(expected)) ? null : 'differs from its changes';
}

function plain(row: EventRow): unknown {
  return JSON.parse(JSON.stringify(row));
}
