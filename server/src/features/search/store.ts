import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Audience } from '@vigil/common/access';
import { type Event, eventsLimit } from '@vigil/common/events';
import type { EventFilter } from '@vigil/common/search';
import type { Projection } from '../../changes/project.ts';
import { toShown } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import { createYielder } from '../../kit/yield-to-event-loop.ts';
import { isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { createSearchIndex, type ResultPosition } from './search-index.ts';

/** Rows added between two yields to the event loop. */
const slice = 20;

/** For what needs all events. Longer than loading a hundred thousand of them takes. */
const timeoutMs = 15_000;
/** A search waits so long for older events before it answers with what it has. */
const graceMs = 500;
/** After a failure of the database. */
const retryMs = 1_000;

export interface SearchResult {
  events: Event[];
  total: number;
  next: ResultPosition | null;
  /** Set while older events are still being read, so that there can be more results. */
  partial?: true;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

/** The search over all events: an index in memory that follows the log, and the events themselves from the database. */
export function createSearchStore(projection: Projection, events: EventStore, report: Log) {
  const index = createSearchIndex();
  const stopping = new AbortController();
  let loading: Promise<void> | null = null;
  let isWhole = false;

  /** Reads everything in the background, newest first. */
  function start(): void {
    loading ??= load();
  }

  /** Resolves when everything is read, after as many attempts as that takes. */
  async function load(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await readAll();
        isWhole = !stopping.signal.aborted;
        return;
      } catch (error) {
        report.error({ err: error }, 'events not read for the search, trying again');
        await sleep(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }

  async function readAll(): Promise<void> {
    // First what can be found, newest first; of the others only that they were there.
    for (const state of [{ $in: ['active' as const, 'hidden' as const] }, 'merged' as const, 'erased' as const]) {
      const rows = projection.events.find({ state }).sort({ timestamp: -1, _id: 1 }).maxTimeMS(0).lean();
      let loaded = 0;
      for await (const row of rows.cursor({ batchSize: 50 })) {
        if (stopping.signal.aborted) return;
        index.put(row);
        loaded += 1;
        if (loaded % slice === 0) await nextTurn();
      }
    }
  }

  /** Updates the events that these changes have affected. */
  const follow: ChangeListener = async (changes) => {
    const touched = changes.filter(isEventChange).map(({ eventId }) => eventId);
    if (touched.length === 0) return;
    const yieldToEventLoop = createYielder();
    for (const row of await events.foldedRows(touched)) {
      await yieldToEventLoop();
      index.put(row);
    }
  };

  /** Resolves when everything is loaded; throws a `Fault` if that takes too long. */
  async function ready(): Promise<void> {
    if (!(await isWholeWithin(timeoutMs))) throw new Fault('unavailable', preparing);
  }

  async function isWholeWithin(ms: number): Promise<boolean> {
    if (isWhole || !loading) return isWhole;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([loading, late]).finally(() => clearTimeout(timer));
    return isWhole;
  }

  /** Newest first; the events as they are now. Until all are read, those that were read: `partial`. */
  async function find(
    filter: EventFilter,
    audience: Audience,
    limit: number,
    after?: ResultPosition,
  ): Promise<SearchResult> {
    const most = Math.min(limit, eventsLimit);
    // A full page is the same once more is read.
    if (!isWhole && index.find(filter, audience, most, after).found.length < most) await isWholeWithin(graceMs);
    const { found, total } = index.find(filter, audience, most, after);
    const partial = !isWhole;
    const events = await present(found, audience);
    return { events, total, next: nextOf(found, limit), ...(partial && { partial }) };
  }

  /** A page of a search that needs no total: `ready` first. */
  async function findNext(
    filter: EventFilter,
    audience: Audience,
    limit: number,
    after?: ResultPosition,
  ): Promise<Pick<SearchResult, 'events' | 'next'>> {
    const found = index.findNext(filter, audience, limit, after);
    return { events: await present(found, audience), next: nextOf(found, limit) };
  }

  function nextOf(found: readonly ResultPosition[], limit: number): ResultPosition | null {
    const last = found.at(-1);
    return last && found.length === limit ? last : null;
  }

  /** The events as they are now. */
  async function present(found: readonly ResultPosition[], audience: Audience): Promise<Event[]> {
    const rows = await events.rows(found.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row._id, row]));
    return found.flatMap(({ id }) => {
      const row = byId.get(id);
      const event = row ? toShown(row) : null;
      // It can be hidden meanwhile.
      return event && (audience === 'admin' || event.deletedAt === null) ? [event] : [];
    });
  }

  /** The same, once all events that could be among the results are read. Throws a `Fault` if that takes too long. */
  async function findWhole(filter: EventFilter, audience: Audience, limit: number): Promise<SearchResult> {
    const result = await find(filter, audience, limit);
    if (!result.partial || result.events.length === limit) return result;
    await ready();
    return find(filter, audience, limit);
  }

  /**
   * Where a list of events by the time of the list is after `skip` of them: after the last moment before `before`, and `skip` more. Null
   * beyond the end, undefined as long as that is not known.
   */
  function startOf(audience: Audience, skip: number): { before: Date; skip: number } | null | undefined {
    return isWhole ? index.startOf(audience, skip) : undefined;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await loading;
  }

  const { untouchedSince, touchedSince, isSeenBy, revisions, months, size } = index;
  return {
    ...{ start, follow, ready, find, findNext, findWhole, startOf, stop },
    ...{ untouchedSince, touchedSince, isSeenBy, revisions, months, size },
  };
}

const preparing = 'The search is still being prepared. Please try again in a moment.';
