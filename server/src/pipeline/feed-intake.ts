import type { SourceState } from '@vigil/common/sources';
import type { EventStore } from '../features/events/store.ts';
import { type CountedItems, type SourceRow, type SourceStore, toSourceState } from '../features/sources/store.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { Fault } from '../kit/fault.ts';
import type { Log } from '../kit/log.ts';
import { createRecentSet } from '../kit/recent-set.ts';
import { createSeldom } from '../kit/seldom.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { Outside } from '../outside/outside.ts';
import { languageOfFeed } from './feed-language.ts';
import type { Item } from './item.ts';
import { createItemBudget } from './item-budget.ts';
import { reviseReports } from './kinds/revise.ts';
import type { Matcher } from './matcher.ts';
import type { FeedHead } from './parse/feed-head.ts';
import type { Parser } from './parse.ts';
import { readSource, type SourceReading } from './read-source.ts';
import { type Feed, type Fresh, maxOpen, takeIn } from './take-in.ts';

export type ReadFeed = Feed & SourceReading;

export interface IntakeParts {
  outside: Outside;
  parser: Parser;
  events: EventStore;
  sources: SourceStore;
  matcher: Matcher;
  log: Log;
  onSource: (state: SourceState) => void;
  /** Called after a feed was read, before its items are judged; does not throw. */
  onRead?: (source: SourceRow, head: FeedHead | null) => Promise<void>;
}

interface ReadOptions {
  signal: AbortSignal;
  /** The administrator's interval: a failing feed is left alone for multiples of it. */
  pauseMs: number;
  fetchPage?: FetchPage;
}

/** Feeds are read as often as each minute: their open items need not be judged again each time. */
const retryOpenMs = 60_000;

/** A reading that changes nothing but its time is announced to open tabs at most this often. */
const announceMs = 3 * 60_000;

const maxShared = 20_000;
const warnEveryMs = 3_600_000;

export type FeedIntake = ReturnType<typeof createFeedIntake>;

/** Reads single feeds, and judges and stores what they hold, one batch after the other. */
export function createFeedIntake({ outside, parser, events, sources, matcher, log, onSource, onRead }: IntakeParts) {
  const enqueue = createSerialQueue();
  /** Digest of the last answer of each source whose items are in the log. */
  const digests = new Map<string, string | null>();
  const running = new Map<string, Promise<ReadFeed | null>>();
  const announced = new Map<string, { state: SourceState; at: number }>();
  const budget = createItemBudget(outside.now);
  const isWarningDue = createSeldom(warnEveryMs, outside.now);
  /** Items that wait for a fuller report. A server that takes over reads them from the feeds again. */
  let open: Fresh[] = [];
  /** Keys that name no item. A server that takes over finds them in the feeds again. */
  const shared = createRecentSet(maxShared);
  let retriedAt = Number.NEGATIVE_INFINITY;

  /** Null for a feed that could not be read. A feed that is being read is not requested a second time. */
  function read(source: SourceRow, options: ReadOptions): Promise<ReadFeed | null> {
    const known = running.get(source._id);
    if (known) return known;
    const reading = readOnce(source, options).finally(() => running.delete(source._id));
    running.set(source._id, reading);
    return reading;
  }

  async function readOnce(source: SourceRow, options: ReadOptions): Promise<ReadFeed | null> {
    const { signal, pauseMs, fetchPage = outside.fetchPage } = options;
    try {
      const known = digests.get(source._id) ?? null;
      const reading = await readSource(source, known, fetchPage, parser, signal, outside.now());
      // A hub may take its time; the items do not wait for it.
      void onRead?.(source, reading.head).catch((error) => log.warn({ err: error }, 'hub not asked'));
      const language = languageOfFeed(reading.items, reading.head?.language ?? null) ?? source.language;
      return { source: { ...source, language }, ...reading };
    } catch (error) {
      // Faults of the feed are stored with the feed; any other error ends the scan.
      if (!(error instanceof Fault) || signal.aborted) throw error;
      log.debug({ source: source.name, url: source.url, fault: error.message }, 'feed not read');
      announce(await sources.markFailed(source, outside.now(), error.message, pauseMs, retryAfterOf(error)));
      return null;
    }
  }

  /** Stores what is new in these feeds and returns the number of new events. A feed counts as read when its items are in the log. */
  function take(feeds: ReadFeed[], { retryOpen = false, announceAll = false } = {}): Promise<number> {
    return enqueue(async () => {
      const isRetry = retryOpen || performance.now() - retriedAt >= retryOpenMs;
      if (isRetry) retriedAt = performance.now();
      const { admit, exceeded } = createItemFilter(false);
      const taken = await takeIn(feeds, outside.now(), events, matcher, isRetry ? open : [], { shared, admit });
      for (const feed of feeds) await reviseReports(feed, events);
      const counted = countNew(taken.fresh);
      open = isRetry ? taken.open : withOpen(open, taken.open);
      const read = feeds.map(({ source, validators, pace }) => ({
        id: source._id,
        // A feed with items left over is read whole again.
        validators: exceeded.has(source._id) ? { etag: null, lastModified: null } : validators,
        pace,
        language: source.language,
      }));
      for (const row of await sources.markAllRead(read, outside.now(), counted)) announce(row, announceAll);
      for (const { source, digest } of feeds) digests.set(source._id, exceeded.has(source._id) ? null : digest);
      return taken.newEvents;
    });
  }

  /** Stores items that a hub has sent: they are a part of the feed, so that it does not count as read. */
  function takePushed(source: SourceRow, items: Item[]): Promise<void> {
    return enqueue(async () => {
      const { admit } = createItemFilter(true);
      const taken = await takeIn([{ source, items }], outside.now(), events, matcher, [], { shared, admit });
      await sources.markAllRead([], outside.now(), countNew(taken.fresh));
      open = withOpen(open, taken.open);
    });
  }

  /** Chooses the newest items of each source that its budget allows. `exceeded`: the sources that have more. */
  function createItemFilter(isPushed: boolean) {
    const exceeded = new Set<string>();
    const admit = (all: Fresh[]): Fresh[] => {
      const wanted = new Map<string, number>();
      for (const { source } of all) wanted.set(source._id, (wanted.get(source._id) ?? 0) + 1);
      const over = new Map<string, number>();
      for (const [id, count] of wanted) over.set(id, count - budget.take(id, count, isPushed));
      return all.filter(({ source }) => {
        const left = over.get(source._id) ?? 0;
        if (left === 0) return true;
        over.set(source._id, left - 1);
        exceeded.add(source._id);
        if (isWarningDue(source._id))
          log.warn({ source: source.name }, 'more new items than are stored in an hour; the rest is read later');
        return false;
      });
    };
    return { admit, exceeded };
  }

  /** The items by source that were not seen before; open ones were. */
  function countNew(fresh: Fresh[]): CountedItems[] {
    const known = new Set(open.map(({ id }) => id));
    const bySource = new Map<SourceRow, Date[]>();
    for (const { source, id, item } of fresh) {
      if (known.has(id)) continue;
      const dates = bySource.get(source) ?? [];
      bySource.set(source, dates);
      dates.push(item.publishedAt ?? outside.now());
    }
    return [...bySource].map(([source, dates]) => ({ source, dates }));
  }

  /** `isWanted`: also if nothing but the time has changed since the last message. */
  function announce(row: SourceRow | null, isWanted = false): void {
    if (!row) return;
    const state = toSourceState(row);
    const last = announced.get(row._id);
    const at = outside.now().getTime();
    const isSame = last && last.state.status === state.status && last.state.fault === state.fault;
    if (!isWanted && isSame && at > last.at && at - last.at < announceMs) return;
    announced.set(row._id, { state, at });
    onSource(state);
  }

  /** Forgets the open items of sources that were removed. */
  function keepOnly(sourceIds: Set<string>): void {
    open = open.filter(({ source }) => sourceIds.has(source._id));
    budget.keepOnly(sourceIds);
  }

  return { read, take, takePushed, keepOnly };
}

function withOpen(before: Fresh[], more: Fresh[]): Fresh[] {
  const byId = new Map([...before, ...more].map((one) => [one.id, one]));
  return [...byId.values()].slice(-maxOpen);
}

function retryAfterOf({ detail }: Fault): number {
  const given = typeof detail === 'object' && detail !== null && 'retryAfterMs' in detail ? detail.retryAfterMs : 0;
  return typeof given === 'number' ? given : 0;
}
