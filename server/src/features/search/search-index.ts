import { createHash } from 'node:crypto';
import type { Audience } from '@vigil/common/access';
import { byNewest, urgencyLevels } from '@vigil/common/events';
import type { EventFilter } from '@vigil/common/search';
import type { Density } from '@vigil/common/time';
import type { EventRow } from '../../changes/rows.ts';
import { withBareTitles } from '../../timeline/titles.ts';
import { createColumns, createNames, grown, states, typeNumber, urgencyNumber, wanted } from './columns.ts';
import { countMonths } from './months.ts';
import { createPostings, emptyBits, hasBit } from './postings.ts';
import { foldText, wordsOf } from './words.ts';

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

/**
 * An index of all events by words, types, places, sources and times, in memory and newest first. Queries are
 * synchronous and take a few milliseconds for a hundred thousand events.
 */
export function createSearchIndex() {
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
    const { title, summary, location, timestamp, reports } = withBareTitles(record);
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

  /** The next `limit` matching events after a position, newest first, and the number of all matches. */
  function find(
    filter: EventFilter,
    audience: Audience,
    limit: number,
    after?: ResultPosition,
  ): { found: ResultPosition[]; total: number } {
    const passes = toTest(filter, audience);
    const first = after ? positionAfter(after) : 0;
    const found: ResultPosition[] = [];
    let total = 0;
    for (let at = 0; at < order.length; at++) {
      const row = order[at] ?? 0;
      if (!passes(row)) continue;
      total += 1;
      const entry = at >= first && found.length < limit && entries[row];
      if (entry) found.push(entry);
    }
    return { found, total };
  }

  function positionAfter(position: ResultPosition): number {
    const at = positionOf(position);
    return entries[order[at] ?? -1]?.id === position.id ? at + 1 : at;
  }

  function toTest(filter: EventFilter, audience: Audience): (row: number) => boolean {
    const { q = '', from, to } = filter;
    const { state, document, eventType, urgencyLevel, time, place } = columns;
    const bits = q === '' ? null : documentsWith(wordsOf(q));
    const types = wanted(filter.type?.map(typeNumber));
    const urgencies = wanted(filter.urgency?.map(urgencyNumber));
    const placesWanted = places.containing(foldText(filter.place ?? ''));
    const sourcesWanted = sources.containing(foldText(filter.source ?? ''));
    const [first, last] = [from ? +from : Number.NEGATIVE_INFINITY, to ? +to : Number.POSITIVE_INFINITY];
    const seen = statesSeenBy(audience);
    return (row) =>
      seen[state[row] ?? 0] === 1 &&
      (!bits || hasBit(bits, document[row] ?? 0)) &&
      (!types || types[eventType[row] ?? 0] === 1) &&
      (!urgencies || urgencies[urgencyLevel[row] ?? 0] === 1) &&
      (time[row] ?? 0) >= first &&
      (time[row] ?? 0) <= last &&
      (!placesWanted || placesWanted[place[row] ?? 0] === 1) &&
      (!sourcesWanted || entries[row]?.sources.some((source) => sourcesWanted[source] === 1) === true);
  }

  /** Documents with all of the words; the last one can be a prefix. Without words, none. */
  function documentsWith(words: string[]): Uint32Array {
    let all: Uint32Array | null = null;
    for (const [at, word] of words.entries()) {
      const bits = emptyBits(documents);
      if (at === words.length - 1) postings.markPrefix(word, bits);
      else postings.mark(word, bits);
      if (all) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (all[i] ?? 0);
      all = bits;
    }
    return all ?? emptyBits(documents);
  }

  /** Of the events without changes after `seq`: the newest that this audience sees, and their number. */
  function untouchedSince(seq: number, audience: Audience, limit: number): { newest: ResultPosition[]; total: number } {
    const seen = statesSeenBy(audience);
    const newest: ResultPosition[] = [];
    let total = 0;
    for (const row of order) {
      if ((columns.seq[row] ?? 0) > seq || seen[columns.state[row] ?? 0] !== 1) continue;
      total += 1;
      const entry = newest.length < limit && entries[row];
      if (entry) newest.push(entry);
    }
    return { newest, total };
  }

  /** The events with changes after `seq` that may have existed at `time`, in milliseconds. */
  function touchedSince(seq: number, time: number): string[] {
    const touched: string[] = [];
    for (const [row, { id }] of entries.entries()) {
      // Events created later are skipped; for those erased before the start the creation time is unknown.
      if ((columns.seq[row] ?? 0) > seq && !((columns.createdAt[row] ?? 0) > time)) touched.push(id);
    }
    return touched;
  }

  function isSeenBy(id: string, audience: Audience): boolean {
    const row = rowOf.get(id);
    return row !== undefined && statesSeenBy(audience)[columns.state[row] ?? 0] === 1;
  }

  /** How many events of each month this audience sees. */
  function months(audience: Audience): Density['months'] {
    const seen = statesSeenBy(audience);
    return countMonths(
      order
        .filter((row) => seen[columns.state[row] ?? 0] === 1)
        .map((row) => ({
          time: columns.time[row] ?? 0,
          urgency: urgencyLevels[columns.urgencyLevel[row] ?? 0] ?? 'low',
        })),
    );
  }

  return {
    put,
    find,
    months,
    untouchedSince,
    touchedSince,
    isSeenBy,
    /** Incremented when an event is erased or corrected, which invalidates cached past states. */
    revisions: () => revisions,
    size: () => ({ events: order.length, words: postings.size() }),
  };
}

function statesSeenBy(audience: Audience): Uint8Array {
  return Uint8Array.from(states, (state) =>
    state === 'active' || (state === 'hidden' && audience === 'admin') ? 1 : 0,
  );
}
