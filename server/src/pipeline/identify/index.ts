import type { Frame } from '../../language/frame.ts';
import { expectedShare, type Terms } from './terms.ts';
import { sum, toVector, type Vector, type Weighted } from './vector.ts';
import type { Wording } from './wording.ts';

/** A recent event: the sum of its reports, and what they tell. */
export interface Known {
  eventId: string;
  eventType: string;
  /** Times of its first and its last report, ms since 1970. */
  firstAt: number;
  lastAt: number;
  vector: Vector;
  frame: Frame;
  /** One of its reports names no town, thing or person. */
  isBroad: boolean;
  /** Ids of what its frame says, searched for as terms are. */
  keys: number[];
  /** The title of its first report, if that was a headline and no more. */
  bare: Wording | null;
}

/** Recent events by the terms of their reports. */
export interface Index {
  /** Null: the latest report counts as now. */
  now: (() => number) | null;
  newest: number;
  termIds: Map<string, number>;
  /** By term id: the positions in `events` that hold the term, in order of arrival. */
  postings: Posting[];
  /** In order of arrival; null where one left. */
  events: (Known | null)[];
  positions: Map<string, number>;
  /** Sums of one search by position, all zero between searches. */
  sums: Float32Array;
  /** Positions that one search came upon. */
  touched: Int32Array;
  left: number;
  /** The text that was read last: it is identified first and then remembered. */
  last: Located | null;
}

/** A text as the index sees it. */
export interface Located {
  title: string;
  summary: string;
  eventType: string;
  location: string;
  vector: Vector;
  frame: Frame;
  keys: number[];
  /** Null for what has a summary too. */
  bare: Wording | null;
}

interface Posting {
  positions: Int32Array;
  length: number;
}

/** With `now`, in ms since 1970, a report that claims to come from the future makes no event old. */
export function createIndex({ now }: { now?: () => number } = {}): Index {
  return { now: now ?? null, ...emptyTables(), newest: 0, last: null };
}

/** The reports taken as read before the first one: they keep the weights of early terms near those of later ones. */
const prior = 2000;

/** TF-IDF, by the events that are in the index now. */
export function weigh(index: Index, terms: Terms): Vector {
  const total = index.events.length - index.left + prior;
  const weighted: Weighted[] = [];
  for (const [term, frequency] of terms) {
    const id = idOf(index, term);
    const count = 1 + (index.postings[id]?.length ?? 0) + expectedShare(term) * prior;
    weighted.push([id, frequency * Math.max(0, Math.log(total / count))]);
  }
  return toVector(weighted);
}

/** Ids of words that are not of the text but about it. */
export function keyIds(index: Index, keys: string[]): number[] {
  return keys.map((key) => idOf(index, key));
}

export function findEvent(index: Index, eventId: string): Known | null {
  const position = index.positions.get(eventId);
  return position === undefined ? null : (index.events[position] ?? null);
}

export function addEvent(index: Index, event: Known): void {
  if (index.events.length % tidyEvery === tidyEvery - 1) tidy(index);
  insert(index, event);
}

/** Adds a report to the event. */
export function growEvent(index: Index, event: Known, { vector, keys }: Located): void {
  const position = index.positions.get(event.eventId);
  if (position === undefined) return;
  const before = new Set([...event.vector.ids, ...event.keys]);
  event.vector = sum(event.vector, vector);
  event.keys = [...new Set([...event.keys, ...keys])];
  for (const id of [...event.vector.ids, ...event.keys]) if (!before.has(id)) post(index, id, position);
}

export function dropEvent(index: Index, eventId: string): void {
  const position = index.positions.get(eventId);
  if (position === undefined) return;
  index.positions.delete(eventId);
  index.events[position] = null;
  index.left += 1;
}

/**
 * Of a term that many events hold only the latest are looked at, and of a long text only the terms that say most: a
 * search costs the same however large the index is.
 */
const postingsRead = 64;
const termsRead = 10;

/** The `count` events that share most with the text, by the squared weights of what they share, among those that may be it. */
export function findAlike(index: Index, text: Located, count: number, mayBe: (event: Known) => boolean): Known[] {
  const { sums, postings, events } = index;
  const searched = searchedIn(text);
  if (index.touched.length < searched.length * postingsRead)
    index.touched = new Int32Array(searched.length * postingsRead);
  const { touched } = index;
  let reached = 0;
  for (const [id, weight] of searched) {
    const posting = postings[id];
    if (!posting) continue;
    for (let i = Math.max(0, posting.length - postingsRead); i < posting.length; i++) {
      const position = posting.positions[i] ?? 0;
      const before = sums[position] ?? 0;
      if (before === 0) touched[reached++] = position;
      sums[position] = before + weight * weight;
    }
  }
  const positions = touched.subarray(0, reached);
  const best = heaviest(sums, positions, count, (position) => {
    const event = events[position];
    return event ? mayBe(event) : false;
  });
  for (const position of positions) sums[position] = 0;
  return best.flatMap((position) => events[position] ?? []);
}

/** The heaviest terms, and the keys with the weight of the heaviest. */
function searchedIn({ vector: { ids, weights }, keys }: Located): Weighted[] {
  const terms = ids.map((id, at): Weighted => [id, weights[at] ?? 0]);
  terms.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const most = terms[0]?.[1] ?? 1;
  return [...terms.slice(0, termsRead).filter(([, weight]) => weight > 0), ...keys.map((id): Weighted => [id, most])];
}

/** Kept longer than reports are matched: feeds that are read for the first time go back this far. */
const keepMs = 14 * 24 * 3_600_000;
const tidyEvery = 4096;

/** Lets old events go, and rebuilds the tables when half of them is dead. */
function tidy(index: Index): void {
  const horizon = Math.min(index.newest, index.now?.() ?? index.newest) - keepMs;
  for (const event of index.events) if (event && event.lastAt < horizon) dropEvent(index, event.eventId);
  if (index.left < index.events.length / 2) return;
  const terms = [...index.termIds.keys()];
  const events = index.events.filter((event) => event !== null);
  Object.assign(index, emptyTables(), { last: null });
  const renumber = (id: number) => idOf(index, terms[id] ?? '');
  for (const event of events) {
    const { ids, weights } = event.vector;
    const vector = toVector(ids.map((id, at): Weighted => [renumber(id), weights[at] ?? 0]));
    insert(index, { ...event, vector, keys: event.keys.map(renumber) });
  }
}

function emptyTables(): Omit<Index, 'now' | 'newest' | 'last'> {
  return {
    termIds: new Map(),
    postings: [],
    events: [],
    positions: new Map(),
    sums: new Float32Array(2 * tidyEvery),
    touched: new Int32Array(16 * postingsRead),
    left: 0,
  };
}

function insert(index: Index, event: Known): void {
  const position = index.events.push(event) - 1;
  index.positions.set(event.eventId, position);
  index.newest = Math.max(index.newest, event.lastAt);
  if (position >= index.sums.length) index.sums = new Float32Array(index.sums.length * 2);
  for (const id of [...event.vector.ids, ...event.keys]) post(index, id, position);
}

function post(index: Index, id: number, position: number): void {
  const posting = index.postings[id];
  if (!posting) return;
  if (posting.length === posting.positions.length) {
    const larger = new Int32Array(posting.length * 2);
    larger.set(posting.positions);
    posting.positions = larger;
  }
  posting.positions[posting.length++] = position;
}

function idOf(index: Index, term: string): number {
  const known = index.termIds.get(term);
  if (known !== undefined) return known;
  const id = index.postings.push({ positions: new Int32Array(4), length: 0 }) - 1;
  index.termIds.set(term, id);
  return id;
}

/** The positions with the largest sums, largest first; of equals the one met first. */
function heaviest(
  sums: Float32Array,
  positions: Int32Array,
  count: number,
  isCandidate: (position: number) => boolean,
): number[] {
  const best: number[] = [];
  let least = 0;
  for (const position of positions) {
    const value = sums[position] ?? 0;
    if (value <= least || !isCandidate(position)) continue;
    let at = best.length;
    while (at > 0 && (sums[best[at - 1] ?? 0] ?? 0) < value) at--;
    best.splice(at, 0, position);
    if (best.length > count) best.pop();
    if (best.length === count) least = sums[best[count - 1] ?? 0] ?? 0;
  }
  return best;
}
