import { hash } from 'node:crypto';
import { isMoreUrgent, maxAheadMs, type UrgencyLevel } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import type { Report } from '@vigil/common/reports';
import type { EventStore } from '../features/events/store.ts';
import type { SourceRow } from '../features/sources/store.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import type { ChangeDraft } from '../timeline/change.ts';
import type { Item } from './item.ts';
import { formerIdentity, itemIdentity } from './item-identity.ts';
import { evidenceOf } from './kinds/channel-evidence.ts';
import type { Matcher } from './matcher.ts';
import { type JudgedText, openMs, readJudged, recognise } from './recognise.ts';

type IntakeEvents = Pick<EventStore, 'knownItems' | 'append' | 'passOver'>;

/** What a feed gave. */
export interface Feed {
  source: SourceRow;
  items: Item[];
}

/** Items that wait for a fuller report: the latest ones, far more than a day of all feeds brings. */
export const maxOpen = 2_000;

/** Drafts are appended in batches of this size while the rest is judged, which bounds memory. */
const batchSize = 100;

/** An item of a source that is new, or was left open, under its identity. */
export interface Fresh {
  source: SourceRow;
  id: string;
  item: Item;
  /** Of an item that was left open: its text, so that it is not read again. */
  judged?: JudgedText;
}

interface TakenIn {
  /** Number of events that were not known before. */
  newEvents: number;
  /** Items that name too little by themselves, to be judged again: neither stored as reports nor passed over. */
  open: Fresh[];
  /** Those that were not seen before. */
  fresh: Fresh[];
}

/**
 * Judges the items of these feeds that were not seen before, and those that were left `open` (`waiting`), and appends
 * what they report. Items are judged in order of date, not in the order in which feeds were read, so that the same feeds
 * give the same events.
 */
export async function takeIn(
  feeds: Feed[],
  now: Date,
  store: IntakeEvents,
  matcher: Matcher,
  waiting: Fresh[] = [],
): Promise<TakenIn> {
  const fresh = await unseen(feeds, waiting, now, store);
  let drafts: ChangeDraft[] = [];
  let newEvents = 0;
  const passed: string[] = [];
  const yieldToEventLoop = createYielder();
  const append = async () => {
    const some = drafts;
    drafts = [];
    const added = some.flatMap((draft) => (draft.op === 'add' ? [draft.eventId] : []));
    newEvents += added.length;
    try {
      await store.append(some);
    } finally {
      matcher.forgetUnstored(added);
    }
  };
  /** Returns the items that name too little by themselves. */
  const judge = async (items: Fresh[]): Promise<Fresh[]> => {
    const open: Fresh[] = [];
    for (const one of items) {
      await yieldToEventLoop();
      const { draft, isOpen } = toDraft(one, now, matcher);
      if (draft) drafts.push(draft);
      else if (isOpen) open.push(one);
      else passed.push(one.id);
      if (drafts.length >= batchSize) await append();
    }
    return open;
  };
  const left = await judge(await judge(fresh));
  const open = left.filter(({ item }) => !isPast(item, now)).slice(-maxOpen);
  passed.push(...left.filter(({ item }) => isPast(item, now)).map(({ id }) => id));
  await append();
  await store.passOver(passed, now);
  const waited = new Set(waiting.map(({ id }) => id));
  return { newEvents, open, fresh: fresh.filter(({ id }) => !waited.has(id)) };
}

/** Too old for a fuller report to follow, or without a date. */
function isPast({ publishedAt }: Item, now: Date): boolean {
  return publishedAt === null || publishedAt.getTime() < now.getTime() - openMs;
}

/**
 * Oldest first, equal times in an order that depends on what the items say alone. Of an item in several feeds the first
 * by name of the feed counts.
 */
async function unseen(feeds: Feed[], waiting: Fresh[], now: Date, store: IntakeEvents): Promise<Fresh[]> {
  const byId = new Map(waiting.map((one) => [one.id, one]));
  const yieldToEventLoop = createYielder();
  for (const { source, items } of [...feeds].sort(byFeed)) {
    await yieldToEventLoop();
    for (const item of items) {
      const id = itemIdentity(source.itemName ?? source.name, item);
      if (!byId.has(id)) byId.set(id, { source, id, item });
    }
  }
  const fresh = await withoutKnown([...byId.values()], store);
  const orders = new Map<Fresh, string>();
  /** Made for items of equal time alone: a first scan brings tens of thousands. */
  const orderIn = (one: Fresh): string => {
    const order = orders.get(one) ?? orderOf(one);
    orders.set(one, order);
    return order;
  };
  return fresh
    .map((one) => ({ one, time: timeOf(one.item, now) }))
    .sort((a, b) => a.time - b.time || inOrder(orderIn(a.one), orderIn(b.one)))
    .map(({ one }) => one);
}

/** Milliseconds since 1970, not after now; items without a date count as new. */
function timeOf({ publishedAt }: Item, now: Date): number {
  return Math.min(publishedAt?.getTime() ?? now.getTime(), now.getTime());
}

/** Two feeds of one name are told apart by their addresses without the server's. */
function byFeed(a: Feed, b: Feed): number {
  const pathOf = ({ source }: Feed) => new URL(source.url).pathname;
  return inOrder(a.source.name, b.source.name) || inOrder(pathOf(a), pathOf(b)) || inOrder(a.source.url, b.source.url);
}

/** Leaves out items that the log knows, by their identity or by the one that an earlier version gave them. */
async function withoutKnown(all: Fresh[], store: IntakeEvents): Promise<Fresh[]> {
  const known = await store.knownItems(all.map(({ id }) => id));
  const fresh = all.filter(({ id }) => !known.has(id));
  const former = new Map<string, string>();
  const yieldToEventLoop = createYielder();
  for (const { id, source, item } of fresh) {
    await yieldToEventLoop();
    const formerId = formerIdentity(source._id, item);
    if (formerId !== null) former.set(id, formerId);
  }
  const formerlyKnown = await store.knownItems([...former.values()]);
  return fresh.filter(({ id }) => !formerlyKnown.has(former.get(id) ?? ''));
}

/** A hash: among items of equal time, no outlet and no side comes first as a rule. */
function orderOf({ source, item: { title, summary } }: Fresh): string {
  return hash('sha256', JSON.stringify([title, summary, source.name]));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * What has a date that cannot be read may be days old: it raises no alarm by itself. A report of the same event whose date is
 * known makes the event as urgent as it is, and then alerts.
 */
function withoutAlarm(urgency: UrgencyLevel): UrgencyLevel {
  return isMoreUrgent(urgency, 'medium') ? 'medium' : urgency;
}

/** No draft for an item that is not relevant. */
function toDraft(one: Fresh, now: Date, matcher: Matcher): { draft: ChangeDraft | null; isOpen: boolean } {
  const { source, id, item } = one;
  const at = new Date(timeOf(item, now));
  // A date ahead of now by more than clocks differ is discarded.
  const publishedAt = item.publishedAt && item.publishedAt.getTime() <= now.getTime() + maxAheadMs ? at : null;
  const { title, summary } = item;
  const written = { title, summary, language: source.language?.tag };
  const judged = one.judged ?? readJudged(written);
  const { judgement, eventId, isNew, possiblySame, triggers, foreign } = recognise(
    matcher,
    { id, at, ...written },
    judged,
  );
  if (!eventId) {
    if (judgement.isOpen) one.judged = judged;
    return { draft: null, isOpen: judgement.isOpen };
  }
  const { location, place, eventType } = judgement;
  const urgencyLevel = item.isDateUnread ? withoutAlarm(judgement.urgencyLevel) : judgement.urgencyLevel;
  const report: Report = {
    item: id,
    source: source.name,
    url: item.link ?? '',
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    ...(!publishedAt && { seenAt: now.toISOString() }),
    ...evidenceOf(item, source),
    ...(triggers.length > 0 && { triggers }),
    urgencyLevel,
  };
  const imageUrls = item.imageUrls.flatMap((url) => cleanImageUrl(url) ?? []);
  const header = { item: id, eventId, by: 'pipeline' };
  if (!isNew) {
    const data = { report, imageUrls, urgencyLevel, eventType, ...(place && !foreign.lang ? { location, place } : {}) };
    return { draft: { ...header, op: 'report', data }, isOpen: false };
  }

  const data = {
    title,
    ...foreign,
    summary,
    location,
    place,
    eventType,
    urgencyLevel,
    timestamp: at.toISOString(),
    precision: publishedAt ? ('time' as const) : ('none' as const),
    imageUrls,
    videoUrls: item.videoUrls,
    figures: [],
    judgedBy: 'rules' as const,
    archived: false,
    ...(possiblySame.length > 0 && { possiblySame }),
    reports: [report],
  };
  return { draft: { ...header, op: 'add', data }, isOpen: false };
}
