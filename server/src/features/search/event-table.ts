import { createHash } from 'node:crypto';
import { byNewest } from '@vigil/common/events';
import { foldText } from '@vigil/common/fold-text';
import { completed, type EventRow } from '../../changes/rows.ts';
import { createColumns, createNames, grown, states, typeNumber, urgencyNumber } from './columns.ts';
import { createPostings } from './postings.ts';
import { wordsOf } from './words.ts';

/** A position in the order of results. */
export interface ResultPosition {
  timestamp: string;
  id: string;
}

/** The fields of an event that no query filters by. Its index in the list is its row of the columns. */
interface IndexedEvent extends ResultPosition {
  sources: number[];
  /** The digest of the indexed text. */
  digest: string;
}

const [active, hidden] = states.keys();

export type EventTable = ReturnType<typeof createEventTable>;

/** All events in memory: what queries filter by in columns, their words in postings, and their order, newest first. */
export function createEventTable() {
  const rowOf = new Map<string, number>();
  const entries: IndexedEvent[] = [];
  const [places, sources] = [createNames(), createNames()];
  const postings = createPostings();
  /** The rows of active and hidden events, newest first. */
  const order: number[] = [];
  let columns = createColumns(1024);
  let documents = 0;
  let revisions = 0;

  /** Adds or updates an event; a state older than the known one is ignored. */
  function put(event: EventRow): void {
    const known = rowOf.get(event._id);
    if (known !== undefined && (columns.seq[known] ?? 0) >= event.seq) return;
    const row = known ?? entries.length;
    if (known === undefined) rowOf.set(event._id, row);
    else if (isListed(row)) order.splice(positionOf(entries[row]), 1);
    if (row === columns.seq.length) columns = grown(columns);
    fill(row, event);
    if (event.state === 'erased' || event.record?.corrected) revisions += 1;
    if (isListed(row)) order.splice(positionOf(entries[row]), 0, row);
  }

  function fill(row: number, { _id: id, seq, state, record }: EventRow): void {
    columns.seq[row] = seq;
    columns.state[row] = states.indexOf(state);
    const known = entries[row];
    if (!record) {
      if (!known) columns.createdAt[row] = Number.NaN;
      entries[row] = { id, timestamp: '', sources: [], digest: '' };
      return;
    }
    const { title, summary, location, timestamp, reports } = completed(record);
    const words = `${title}\n${summary}\n${location}`;
    const digest = createHash('sha1').update(words).digest('base64').slice(0, 12);
    if (known?.digest !== digest) {
      postings.add(documents, wordsOf(words));
      columns.document[row] = documents++;
    }
    columns.time[row] = Date.parse(timestamp);
    columns.createdAt[row] = Date.parse(record.createdAt);
    columns.eventType[row] = typeNumber(record.eventType);
    columns.urgencyLevel[row] = urgencyNumber(record.urgencyLevel);
    columns.place[row] = places.numberOf(location, foldText);
    const names = new Set(reports.map(({ source }) => sources.numberOf(source, foldText)));
    entries[row] = { id, timestamp, sources: [...names], digest };
  }

  function isListed(row: number): boolean {
    return columns.state[row] === active || columns.state[row] === hidden;
  }

  /** The first index of the order that is not before this position. */
  function positionOf(position: ResultPosition | undefined): number {
    let [low, high] = [0, order.length];
    while (position && low < high) {
      const middle = (low + high) >>> 1;
      const other = entries[order[middle] ?? 0];
      if (other && byNewest(other, position) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    put,
    rowOf,
    entries,
    order,
    places,
    sources,
    postings,
    positionOf,
    /** The columns as they are now: adding an event can replace them. */
    columns: () => columns,
    documents: () => documents,
    revisions: () => revisions,
  };
}
