import type { PairModel } from './judge/judge.ts';
import { trained } from './judge/weights.ts';
import type { Known, Located } from './known.ts';
import { addTo, clear, createTally, largestOf, type ScoreTally } from './tally.ts';
import { expectedShare, type Terms } from './terms.ts';
import { heaviest, sum, toVector, type Vector, type Weighted } from './vector.ts';

/** Recent events by the terms of their reports. */
export interface Index {
  /** Decides whether a report belongs to an event; null: the rules alone do. */
  judge: PairModel | null;
  /** Null: the latest report counts as now. */
  now: (() => number) | null;
  newest: number;
  /** By term, in the order of their ids. */
  terms: Map<string, Posting>;
  /** The same by term id. */
  postings: Posting[];
  /** In order of arrival; null where one left. */
  events: (Known | null)[];
  positions: Map<string, number>;
  /** By position, as in `Known`, beside each other for the search; NaN where one left. */
  firstAt: Float64Array;
  /** How many events were first reported in an hour, by hours since 1970. */
  byHour: Map<number, number>;
  /** The all-clears among the events. */
  clears: Set<Known>;
  /** Of one search, empty between searches. */
  tally: ScoreTally;
  left: number;
}

/** The positions in `events` that hold a term, in order of arrival. */
interface Posting {
  id: number;
  positions: Int32Array;
  length: number;
}

export interface IndexOptions {
  /** Milliseconds since 1970: a report that claims to come from the future makes no event old. */
  now?: () => number;
  judge?: PairModel | null;
}

export function createIndex({ now, judge = trained }: IndexOptions = {}): Index {
  return { judge, now: now ?? null, ...emptyTables(), newest: 0 };
}

/** The reports taken as read before the first one: they keep the weights of early terms near those of later ones. */
const prior = 2000;

/** TF-IDF, by the events that are in the index now. */
export function weigh(index: Index, terms: Terms): Vector {
  const total = index.events.length - index.left + prior;
  const weighted: Weighted[] = [];
  for (const [term, frequency] of terms) {
    const { id, length } = postingOf(index, term);
    const count = 1 + length + expectedShare(term) * prior;
    weighted.push([id, frequency * Math.max(0, Math.log(total / count))]);
  }
  return toVector(weighted);
}

/** Ids of words that are not of the text but about it. */
export function keyIds(index: Index, keys: string[]): number[] {
  return keys.map((key) => postingOf(index, key).id);
}

export function findEvent(index: Index, eventId: string): Known | null {
  const position = index.positions.get(eventId);
  return position === undefined ? null : (index.events[position] ?? null);
}

export function addEvent(index: Index, event: Known): void {
  insert(index, event);
  if (index.events.length % tidyEvery === 0) tidy(index);
}

/** Adds a report to the event. */
export function growEvent(index: Index, event: Known, { vector, keys, at }: Located): void {
  if (at < event.firstAt) moveFirst(index, event, at);
  event.lastAt = Math.max(event.lastAt, at);
  const position = index.positions.get(event.eventId);
  if (position === undefined) return;
  index.firstAt[position] = event.firstAt;
  const known = event.vector.ids;
  event.vector = sum(event.vector, vector);
  const fresh = keys.filter((key) => !event.keys.includes(key));
  event.keys = [...event.keys, ...fresh];
  postAll(index, fresh, position);
  let next = 0;
  for (const id of event.vector.ids) {
    while ((known[next] ?? id) < id) next++;
    if (known[next] !== id) post(index, id, position);
  }
}

export function dropEvent(index: Index, eventId: string): void {
  const position = index.positions.get(eventId);
  if (position === undefined) return;
  const event = index.events[position];
  if (event) {
    countFirst(index, event.firstAt, -1);
    index.clears.delete(event);
  }
  index.positions.delete(eventId);
  index.events[position] = null;
  index.firstAt[position] = Number.NaN;
  index.left += 1;
}

/**
 * Of a term that many events hold only the latest are looked at, and of a long text only the terms that say most: a
 * search costs the same however large the index is.
 */
const postingsRead = 64;
const termsRead = 10;
/** Terms and keys together; of more the table grows. */
const maxSearched = 20;

/** Times in ms since 1970, both inclusive. */
export interface Span {
  from: number;
  to: number;
}

/** How many events were first reported in the span, by whole hours. */
export function countEvents({ byHour }: Index, { from, to }: Span): number {
  let count = 0;
  for (let hour = hourOf(from); hour <= hourOf(to); hour++) count += byHour.get(hour) ?? 0;
  return count;
}

/** The `count` events that share most with the text, by the squared weights of what they share, among those first reported in the span. */
export function findAlike(index: Index, text: Located, count: number, { from, to }: Span): Known[] {
  addUp(index, searchedIn(text));
  const best = largestOf(index.tally, count, (position) => {
    const first = index.firstAt[position] ?? Number.NaN;
    return first >= from && first <= to;
  });
  clear(index.tally);
  return best.flatMap((position) => index.events[position] ?? []);
}

/** The heaviest terms, and the keys with the weight of the heaviest. */
function searchedIn({ vector: { ids, weights }, keys }: Located): Weighted[] {
  const all = ids.map((id, at): Weighted => [id, weights[at] ?? 0]);
  const terms = heaviest(all, termsRead);
  const most = terms[0]?.[1] ?? 1;
  return [...terms.filter(([, weight]) => weight > 0), ...keys.map((id): Weighted => [id, most])];
}

/** Adds the squared weights of the terms to the sums of the events that hold them. */
function addUp(index: Index, searched: readonly Weighted[]): void {
  const most = searched.length * postingsRead;
  if (index.tally.slots.length < most) index.tally = createTally(most);
  for (const [id, weight] of searched) {
    const posting = index.postings[id];
    if (!posting) continue;
    const { positions, length } = posting;
    for (let at = Math.max(0, length - postingsRead); at < length; at++)
      addTo(index.tally, positions[at] ?? 0, weight * weight);
  }
}

/** Kept longer than reports are matched: feeds that are read for the first time go back this far. */
const keepMs = 14 * 24 * 3_600_000;
const tidyEvery = 4096;

/** Lets old events go, and rebuilds the tables when half of them is dead. */
function tidy(index: Index): void {
  const horizon = Math.min(index.newest, index.now?.() ?? index.newest) - keepMs;
  for (const event of index.events) if (event && event.lastAt < horizon) dropEvent(index, event.eventId);
  if (index.left < index.events.length / 2) return;
  const terms = [...index.terms.keys()];
  const events = index.events.filter((event) => event !== null);
  Object.assign(index, emptyTables());
  const renumber = (id: number) => postingOf(index, terms[id] ?? '').id;
  for (const event of events) {
    const vector = renumbered(event.vector, renumber);
    const core = event.core.map((report) => ({ ...report, vector: renumbered(report.vector, renumber) }));
    insert(index, { ...event, vector, core, keys: event.keys.map(renumber) });
  }
}

function renumbered({ ids, weights }: Vector, renumber: (id: number) => number): Vector {
  return toVector(ids.map((id, at): Weighted => [renumber(id), weights[at] ?? 0]));
}

function emptyTables(): Omit<Index, 'judge' | 'now' | 'newest'> {
  return {
    terms: new Map(),
    postings: [],
    events: [],
    positions: new Map(),
    firstAt: new Float64Array(2 * tidyEvery),
    byHour: new Map(),
    clears: new Set(),
    tally: createTally(maxSearched * postingsRead),
    left: 0,
  };
}

function insert(index: Index, event: Known): void {
  const position = index.events.push(event) - 1;
  index.positions.set(event.eventId, position);
  index.newest = Math.max(index.newest, event.lastAt);
  if (position >= index.firstAt.length) widen(index);
  index.firstAt[position] = event.firstAt;
  countFirst(index, event.firstAt, 1);
  if (event.history.isClear) index.clears.add(event);
  postAll(index, event.vector.ids, position);
  postAll(index, event.keys, position);
}

function moveFirst(index: Index, event: Known, at: number): void {
  countFirst(index, event.firstAt, -1);
  countFirst(index, at, 1);
  event.firstAt = at;
}

function countFirst({ byHour }: Index, at: number, change: number): void {
  const hour = hourOf(at);
  const count = (byHour.get(hour) ?? 0) + change;
  if (count > 0) byHour.set(hour, count);
  else byHour.delete(hour);
}

function hourOf(at: number): number {
  return Math.floor(at / 3_600_000);
}

/** Room for twice as many events. */
function widen(index: Index): void {
  const { firstAt } = index;
  index.firstAt = new Float64Array(firstAt.length * 2);
  index.firstAt.set(firstAt);
}

function postAll(index: Index, ids: readonly number[], position: number): void {
  for (const id of ids) post(index, id, position);
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

function postingOf(index: Index, term: string): Posting {
  const known = index.terms.get(term);
  if (known) return known;
  const posting: Posting = { id: index.postings.length, positions: new Int32Array(4), length: 0 };
  index.postings.push(posting);
  index.terms.set(term, posting);
  return posting;
}
