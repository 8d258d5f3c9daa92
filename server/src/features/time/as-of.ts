import type { Audience } from '@vigil/common/access';
import { byNewest, type Event, eventsLimit } from '@vigil/common/events';
import type { AsOfReply } from '@vigil/common/time';
import { LRUCache } from 'lru-cache';
import type { ChangeLog } from '../../changes/log.ts';
import { toPublicEvent } from '../../changes/public-event.ts';
import { completed, toRecord } from '../../changes/rows.ts';
import { createSerialQueue } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import { createHold, createSlots } from '../../kit/slots.ts';
import { createYielder } from '../../kit/yield-to-event-loop.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { SearchStore } from '../search/store.ts';
import { pastThreatOf, pastWindowMs, type ThreatFacts, threatFactsOf } from '../threat/store.ts';
import { foldTo } from './fold-to.ts';

/** The number of cached replies, up to a megabyte each. */
const maxCached = 12;
/** The maximum number of waiting requests, of all and of one network: no network fills the queue by distinct times. */
const maxWaiting = 20;
const maxWaitingPerNetwork = 4;
/** Up to this many events, folding costs no more than any page of events. */
const easy = 200;
/** The maximum clock difference of servers. */
const skewMs = 60_000;
/** Events processed between two yields to the event loop. */
const slice = 100;
/** An event can change while it is read: then the whole reply is computed again, up to this often. */
const tries = 3;

interface AsOfResult extends Omit<AsOfReply, 'at' | 'known' | 'threat' | 'withdrawn'> {
  /** Of the events that the threat level depends on. */
  facts: readonly ThreatFacts[];
}

interface AsOfOptions {
  log: ChangeLog;
  events: EventStore;
  search: SearchStore;
  /** The last change that all stores used here include. */
  position: () => number;
}

export type AsOf = ReturnType<typeof createAsOf>;

/**
 * The timeline as of a past time: the log folded up to the last change before it. Events without later changes are
 * taken from the current state; the others are folded again from their own changes, so that the cost depends on them
 * and not on the length of the log. Corrected events show their corrected text: wrong statements are not published
 * again.
 */
export function createAsOf({ log, events, search, position }: AsOfOptions) {
  const answers = new LRUCache<string, Promise<AsOfResult>>({ max: maxCached });
  const enqueue = createSerialQueue();
  const yieldToEventLoop = createYielder();
  const all = createSlots(maxWaiting);
  const networks = createSlots(maxWaitingPerNetwork);

  /**
   * `onToil` is called before an expensive reply; an error that it throws is passed on. `network`: who waits for it. Those
   * who ask for a reply that is being computed already do not count.
   */
  async function at(time: Date, audience: Audience, onToil: () => Promise<void>, network = ''): Promise<AsOfReply> {
    await search.ready();
    const seq = Math.min(position(), await log.seqAt(time));
    // Erased or corrected events must not be in any cached reply.
    const key = `${audience}-${seq}-${search.revisions()}`;
    let answer = answers.get(key);
    if (!answer) {
      if (search.touchedSince(seq, +time + skewMs).length > easy) await onToil();
      answer = answers.get(key) ?? inLine(network, () => answerOf(seq, +time, audience));
      keep(key, answer);
    }
    const { events: then, facts, ...rest } = await answer;
    const left = then.map(({ id }) => id).filter((id) => !search.isSeenBy(id, audience));
    const isHidden = audience === 'visitor' ? await hiddenAmong(left) : new Set<string>();
    return {
      ...rest,
      events: then.filter(({ id }) => !isHidden.has(id)),
      totalCount: rest.totalCount - isHidden.size,
      totalDisplayed: rest.totalDisplayed - isHidden.size,
      removed: rest.removed + isHidden.size,
      at: time.toISOString(),
      known: 'then',
      threat: pastThreatOf(
        facts.filter(({ id }) => !isHidden.has(id)),
        time,
      ),
      withdrawn: left.filter((id) => !isHidden.has(id)),
    };
  }

  /** The events of up to a past time as they are known now, also from before the log begins. */
  async function upTo(time: Date, audience: Audience, onToil: () => Promise<void>, network = ''): Promise<AsOfReply> {
    await onToil();
    await search.ready();
    return inLine(network, () => presentUpTo(time, audience));
  }

  async function presentUpTo(time: Date, audience: Audience): Promise<AsOfReply> {
    const seq = position();
    const { events: list, total } = await search.find({ to: time }, audience, eventsLimit);
    const from = windowStart(list);
    const recent = list.filter(({ timestamp, deletedAt }) => deletedAt === null && timestamp >= from);
    const facts: ThreatFacts[] = [];
    for (let first = 0; first < recent.length; first += slice) {
      for (const record of (await events.publicOf(recent.slice(first, first + slice).map(({ id }) => id))).values())
        facts.push(threatFactsOf(record));
      await yieldToEventLoop();
    }
    return {
      events: list,
      totalCount: total,
      totalDisplayed: list.length,
      epoch: log.epoch,
      seq,
      at: time.toISOString(),
      known: 'now',
      threat: pastThreatOf(facts, time),
      removed: 0,
      withdrawn: [],
    };
  }

  /** The events that visitors no longer see, directly or as part of the event that they were merged into. */
  async function hiddenAmong(ids: string[]): Promise<Set<string>> {
    const hidden = new Set<string>();
    for (const id of ids) {
      const record = await events.record(id);
      if (record === null || record.deletedAt !== null) hidden.add(id);
    }
    return hidden;
  }

  function keep(key: string, answer: Promise<AsOfResult>): void {
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
  }

  async function inLine<T>(network: string, work: () => Promise<T>): Promise<T> {
    const hold = createHold();
    if (!hold.add(networks.take(network)) || !hold.add(all.take(''))) {
      hold.free();
      throw new Fault('unavailable', 'Too many ask for the past. Please try again.', undefined, { retryAfter: 2 });
    }
    return enqueue(work).finally(hold.free);
  }

  async function answerOf(seq: number, time: number, audience: Audience): Promise<AsOfResult> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const answer = await tryAnswer(seq, time, audience);
      if (answer) return answer;
    }
    throw new Fault('unavailable');
  }

  /** Null if an event changed while it was read. */
  async function tryAnswer(seq: number, time: number, audience: Audience): Promise<AsOfResult | null> {
    const touched = search.touchedSince(seq, time + skewMs);
    const untouched = search.untouchedSince(seq, audience, eventsLimit);
    const { records, removed } = await foldTo({ log, events }, touched, seq);
    const folded = new Map(
      records.filter((one) => isSeen(one, audience)).map((record) => [record.id, completed(record)]),
    );
    const page = [...untouched.newest, ...folded.values()].sort(byNewest).slice(0, eventsLimit);
    const list: Event[] = [];
    const facts: ThreatFacts[] = [];
    const from = windowStart(page);
    for (let first = 0; first < page.length; first += slice) {
      const some = page.slice(first, first + slice).map(({ id }) => id);
      const rows = new Map((await events.rows(some)).map((row) => [row._id, row]));
      for (const id of some) {
        const row = rows.get(id);
        const then = folded.get(id);
        if (!then && row && row.seq > seq) return null;
        const record = then ? putRight(then, row?.record) : row ? toRecord(row) : null;
        if (!record) continue;
        list.push(toPublicEvent(record));
        if (record.deletedAt === null && record.timestamp >= from) facts.push(threatFactsOf(record));
      }
    }
    return {
      events: list,
      facts,
      totalCount: untouched.total + folded.size,
      totalDisplayed: list.length,
      epoch: log.epoch,
      seq,
      removed: removed[audience],
    };
  }

  return { at, upTo };
}

/** From when on the events of a page, newest first, count for the threat level at its newest one or a day later. */
function windowStart([newest]: readonly { timestamp: string }[]): string {
  return new Date(newest ? Date.parse(newest.timestamp) - pastWindowMs : 0).toISOString();
}

/** A past event with the current text, if it was corrected since. */
function putRight(then: EventRecord, present: EventRecord | undefined): EventRecord {
  if (!present?.corrected || present.corrected.at === then.corrected?.at) return then;
  const { title, summary, location, place, corrected, reports } = present;
  const reworded = new Map(reports.map((report) => [report.item, report]));
  // Completed by the reports of that time alone.
  return completed({
    ...then,
    ...{ title, summary, location, place, corrected },
    reports: then.reports.map((report) => reworded.get(report.item) ?? report),
  });
}

function isSeen({ deletedAt, mergedInto }: EventRecord, audience: Audience): boolean {
  return mergedInto === undefined && (audience === 'admin' || deletedAt === null);
}
