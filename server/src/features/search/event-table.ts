import { createHash } from 'node:crypto';
import { urgencyLevels } from '@vigil/common/events';
import { foldText } from '@vigil/common/fold-text';
import { completed, type EventRow } from '../../changes/rows.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { createCalendar } from './calendar.ts';
import { createColumns, createNames, grown, states, typeNumber, urgencyNumber } from './columns.ts';
import { createOrder } from './order.ts';
import { createPostings } from './postings.ts';
import { wordsOf } from './words.ts';

/** A position in the order of results. */
export interface ResultPosition {
  timestamp: string;
  id: string;
}

const [active, hidden] = states.keys();

/** Of a row without a text. */
const noDocument = 0xffff_ffff;

export type EventTable = ReturnType<typeof createEventTable>;

/** All events in memory: what queries filter by in columns, their words in postings, and their order, newest first. */
export function createEventTable() {
  const rowOf = new Map<string, number>();
  /** By row. */
  const ids: string[] = [];
  const places = createNames();
  const sources = createNames();
  /** Lists of sources, as their numbers with commas: many events have the same ones. */
  const sourceLists = createNames();
  const postings = createPostings((row, document) => {
    columns.document[row] = document;
  });
  const calendar = createCalendar();
  /** The rows of active and hidden events. */
  const order = createOrder(compareRows);
  let columns = createColumns(1024);
  let revisions = 0;

  /** Newest first; equal times by id. */
  function compareRows(one: number, other: number): number {
    return (
      isAfter(one, columns.time[other] ?? 0, ids[other] ?? '') ||
      -isAfter(other, columns.time[one] ?? 0, ids[one] ?? '')
    );
  }

  /** 1 if the row comes after the event of this time and id, else 0. */
  function isAfter(row: number, time: number, id: string): number {
    const own = columns.time[row] ?? 0;
    return own < time || (own === time && (ids[row] ?? '') > id) ? 1 : 0;
  }

  /** Adds or updates an event; a state older than the known one is ignored. */
  function put(event: EventRow): void {
    const known = rowOf.get(event._id);
    if (known !== undefined && (columns.seq[known] ?? 0) >= event.seq) return;
    const row = known ?? ids.push(event._id) - 1;
    if (row === columns.seq.length) columns = grown(columns);
    if (known === undefined) {
      rowOf.set(event._id, row);
      columns.document[row] = noDocument;
    } else leave(row);
    fill(row, event);
    if (event.state === 'erased' || event.record?.corrected) revisions += 1;
    if (!isListed(row)) return;
    order.insert(row);
    calendar.add(datedOf(row));
  }

  /** Takes the row out of the order and of the counts, before it changes. */
  function leave(row: number): void {
    if (!isListed(row)) return;
    order.remove(row);
    calendar.add(datedOf(row), -1);
  }

  function fill(row: number, { seq, state, record, listedAt }: EventRow): void {
    const isNew = columns.seq[row] === 0;
    columns.seq[row] = seq;
    columns.state[row] = states.indexOf(state);
    if (!record) {
      if (isNew) columns.createdAt[row] = Number.NaN;
      forgetText(row);
      return;
    }
    const shown = completed(record);
    const { location, reports, timestamp } = shown;
    fillText(row, shown);
    columns.time[row] = Date.parse(timestamp);
    columns.listedAt[row] = listedAt ? +listedAt : Date.parse(timestamp);
    columns.createdAt[row] = Date.parse(record.createdAt);
    columns.eventType[row] = typeNumber(record.eventType);
    columns.urgencyLevel[row] = urgencyNumber(record.urgencyLevel);
    columns.place[row] = places.numberOf(location, foldText);
    const names = new Set(reports.map(({ source }) => sources.numberOf(source, foldText)));
    columns.sources[row] = sourceLists.numberOf([...names].join(','), (list) => list);
  }

  /** Only texts that are listed are found. */
  function fillText(row: number, { title, summary, location }: EventRecord): void {
    if (!isListed(row)) {
      forgetText(row);
      return;
    }
    const words = `${title}\n${summary}\n${location}`;
    const digest = createHash('sha1').update(words).digest().readUIntBE(0, 6);
    if (columns.digest[row] === digest && columns.document[row] !== noDocument) return;
    forgetText(row);
    columns.digest[row] = digest;
    columns.document[row] = postings.add(row, wordsOf(words));
  }

  function forgetText(row: number): void {
    postings.remove(columns.document[row] ?? noDocument);
    columns.document[row] = noDocument;
  }

  function isListed(row: number): boolean {
    return columns.state[row] === active || columns.state[row] === hidden;
  }

  function datedOf(row: number) {
    return {
      isHidden: columns.state[row] === hidden,
      time: columns.time[row] ?? 0,
      listedAt: columns.listedAt[row] ?? 0,
      urgency: urgencyLevels[columns.urgencyLevel[row] ?? 0] ?? 'low',
    };
  }

  return {
    put,
    rowOf,
    ids,
    order,
    calendar,
    places,
    sources,
    sourceLists,
    postings,
    isAfter,
    positionOf: (row: number): ResultPosition => ({
      timestamp: new Date(columns.time[row] ?? 0).toISOString(),
      id: ids[row] ?? '',
    }),
    /** The columns as they are now: adding an event can replace them. */
    columns: () => columns,
    revisions: () => revisions,
  };
}
