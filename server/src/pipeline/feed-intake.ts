import type { SourceState } from '@vigil/common/sources';
import type { Reader } from '@vigil/reader';
import type { EventStore } from '../features/events/store.ts';
import { type CountedItems, type SourceRow, type SourceStore, toSourceState } from '../features/sources/store.ts';
import type { Matcher } from '../judge/matcher.ts';
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
import type { FeedHead } from './parse/feed-head.ts';
import type { Parser } from './parse.ts';
import { readSource, type SourceReading } from './read-source.ts';
import { createTextReader } from './read-text.ts';
import { takeIn } from './take-in.ts';
import type { Feed, Fresh } from './unseen.ts';

export type ReadFeed = Feed & SourceReading;

export interface IntakeParts {
  outside: Outside;
  reader: Pick<Reader, 'read' | 'room'>;
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

/** A reading that changes nothing but its time is announced to open tabs at most this often. */
const announceMs = 3 * 60_000;

const maxShared = 20_000;
const warnEveryMs = 3_600_000;

export type FeedIntake = ReturnType<typeof createFeedIntake>;

/** Reads single feeds, and judges and stores what they hold, one batch after the other. */
export function createFeedIntake({
  outside,
  reader,
  parser,
  events,
  sources,
  matcher,
  log,
  onSource,
  onRead,
}: IntakeParts) {
  const enqueue = createSerialQueue();
  const readText = createTextReader(reader);
  /** Digest of the last answer of each source whose items are in the log. */
  const digests = new Map<string, string | null>();
  const running = new Map<string, Promise<ReadFeed | null>>();
  const announced = new Map<string, { state: SourceState; at: number }>();
  const budget = createItemBudget(outside.now);
  const isWarningDue = createSeldom(warnEveryMs, outside.now);
  /** By source how many items of its last reading could not be read. */
  const unread = new Map<string, number>();
  /** Keys that name no item. A server that takes over finds them in the feeds again. */
  const shared = createRecentSet(maxShared);

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

  /**
   * Stores what is new in these feeds and returns the number of new events. A feed counts as read when its items are in the log.
   * Items that could not be read are read again with the next reading of their feed.
   */
  async function take(feeds: ReadFeed[], { announceAll = false, signal }: TakeOptions = {}): Promise<number> {
    const { admit, exceeded } = createItemFilter(false);
    const taken = await takeInOf(feeds, admit, signal);
    return enqueue(async () => {
      for (const feed of feeds) await reviseReports(feed, events, readText);
      const left = new Set([...exceeded, ...taken.unread.map(({ source }) => source._id)]);
      const read = feeds.map(({ source, validators, pace }) => ({
        id: source._id,
        // A feed with items left over is read whole again.
        validators: left.has(source._id) ? { etag: null, lastModified: null } : validators,
        pace,
        language: source.language,
      }));
      for (const row of await sources.markAllRead(read, outside.now(), countNew(taken.taken)))
        announce(row, announceAll);
      for (const { source, digest } of feeds) digests.set(source._id, left.has(source._id) ? null : digest);
      noteUnread(feeds, taken.unread);
      return taken.newEvents;
    });
  }

  /**
   * Stores items that a hub has sent: they are a part of the feed, so that it does not count as read. Throws a `Fault` if some
   * could not be read: the hub sends them again.
   */
  async function takePushed(source: SourceRow, items: Item[], signal?: AbortSignal): Promise<void> {
    const { admit } = createItemFilter(true);
    const { taken, unread: missed } = await takeInOf([{ source, items }], admit, signal);
    await enqueue(() => sources.markAllRead([], outside.now(), countNew(taken)));
    if (missed.length === 0) return;
    log.warn({ source: source.name, reports: missed.length }, 'not read');
    throw new Fault('unavailable', 'Some items cannot be read now.');
  }

  function takeInOf(feeds: readonly Feed[], admit: (all: Fresh[]) => Fresh[], signal: AbortSignal | undefined) {
    const parts = { store: events, matcher, reader, now: outside.now(), shared, admit, runExclusive: enqueue, signal };
    return takeIn(feeds, parts);
  }

  /** Remembers how many items of these feeds wait for the reader, and logs it when it changes. */
  function noteUnread(feeds: readonly Feed[], missed: readonly Fresh[]): void {
    for (const { source } of feeds) {
      const count = missed.filter((one) => one.source._id === source._id).length;
      if (count > 0 && count !== unread.get(source._id)) log.warn({ source: source.name, reports: count }, 'not read');
      if (count > 0) unread.set(source._id, count);
      else unread.delete(source._id);
    }
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

  function countNew(taken: readonly Fresh[]): CountedItems[] {
    const bySource = new Map<SourceRow, Date[]>();
    for (const { source, item } of taken) {
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

  /** Forgets the sources that were removed. */
  function keepOnly(sourceIds: Set<string>): void {
    for (const id of unread.keys()) if (!sourceIds.has(id)) unread.delete(id);
    budget.keepOnly(sourceIds);
  }

  /** Items of the last reading of each feed that could not be read. */
  function countUnread(): number {
    return [...unread.values()].reduce((sum, count) => sum + count, 0);
  }

  return { read, take, takePushed, keepOnly, countUnread };
}

interface TakeOptions {
  /** Sends the state of all these feeds to open tabs. */
  announceAll?: boolean;
  /** Once aborted, what is not judged yet is left to the next reading. */
  signal?: AbortSignal;
}

function retryAfterOf({ detail }: Fault): number {
  const given = typeof detail === 'object' && detail !== null && 'retryAfterMs' in detail ? detail.retryAfterMs : 0;
  return typeof given === 'number' ? given : 0;
}
