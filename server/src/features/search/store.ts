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

/** Longer than loading a hundred thousand events takes. */
const timeoutMs = 15_000;
/** After a failure of the database. */
const retryMs = 1_000;

export interface SearchResult {
  events: Event[];
  total: number;
  next: ResultPosition | null;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

/** The search over all events: an index in memory that follows the log, and the events themselves from the database. */
export function createSearchStore(projection: Projection, events: EventStore, report: Log) {
  const index = createSearchIndex();
  const stopping = new AbortController();
  let loading: Promise<void> | null = null;

  /** Reads everything in the background. */
  function start(): void {
    loading ??= load();
  }

  /** Resolves when everything is read, after as many attempts as that takes. */
  async function load(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await readAll();
      } catch (error) {
        report.error({ err: error }, 'events not read for the search, trying again');
        await sleep(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }

  async function readAll(): Promise<void> {
    for (const state of ['active', 'hidden', 'merged', 'erased'] as const) {
      const rows = projection.events.find({ state }).sort({ timestamp: -1, _id: 1 }).lean().cursor({ batchSize: 50 });
      let loaded = 0;
      for await (const row of rows) {
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
    if (!loading) throw new Fault('unavailable', preparing);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Fault('unavailable', preparing)), timeoutMs);
    });
    await Promise.race([loading, late]).finally(() => clearTimeout(timer));
  }

  /** Newest first; the events as they are now. */
  async function find(
    filter: EventFilter,
    audience: Audience,
    limit: number,
    after?: ResultPosition,
  ): Promise<SearchResult> {
    await ready();
    const { found, total } = index.find(filter, audience, Math.min(limit, eventsLimit), after);
    const rows = await events.rows(found.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row._id, row]));
    const present = found.flatMap(({ id }) => {
      const row = byId.get(id);
      const event = row ? toShown(row) : null;
      // It can be hidden meanwhile.
      return event && (audience === 'admin' || event.deletedAt === null) ? [event] : [];
    });
    const last = found.at(-1);
    return { events: present, total, next: last && found.length === limit ? last : null };
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await loading;
  }

  const { untouchedSince, touchedSince, isSeenBy, revisions, months, size } = index;
  return { start, follow, ready, find, stop, untouchedSince, touchedSince, isSeenBy, revisions, months, size };
}

const preparing = 'The search is still being prepared. Please try again in a moment.';
