import { isMoreUrgent, maxAheadMs, type UrgencyLevel } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import type { Report } from '@vigil/common/reports';
import type { EventStore } from '../features/events/store.ts';
import type { SourceRow } from '../features/sources/store.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import { reportedActOf } from '../language/reported-act.ts';
import type { Reading } from '../reading/reading.ts';
import type { ChangeDraft } from '../timeline/change.ts';
import { readFigures } from './figures/read-figures.ts';
import type { Item } from './item.ts';
import {
  exactIdentities,
  formerIdentity,
  type Identity,
  identitiesOf,
  reportKey,
  type SharedKeys,
  traceOf,
} from './item-identity.ts';
import { byFeed, oldestFirst } from './item-order.ts';
import { evidenceOf } from './kinds/channel-evidence.ts';
import type { Matcher } from './matcher.ts';
import { type JudgedText, openMs, readJudged, recognise } from './recognise.ts';
import { resettle } from './resettle.ts';
import { withoutRepeated } from './without-repeated.ts';

type IntakeEvents = Pick<EventStore, 'knownItems' | 'append' | 'passOver' | 'foldedRows' | 'record'>;

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
  identity: Identity;
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

interface IntakeOptions {
  /** Keys of earlier documents that name no item. */
  shared?: SharedKeys;
  /** Chooses among the items that were not seen before, oldest first. */
  admit?: (unseen: Fresh[]) => Fresh[];
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
  { shared = new Set<string>(), admit = (all) => all }: IntakeOptions = {},
): Promise<TakenIn> {
  const waited = new Set(waiting.map(({ id }) => id));
  const all = await unseen({ feeds, waiting, shared }, now, store);
  const admitted = new Set(admit(all.filter(({ id }) => !waited.has(id))));
  const fresh = all.filter((one) => waited.has(one.id) || admitted.has(one));
  let drafts: ChangeDraft[] = [];
  let newEvents = 0;
  const passed: string[] = [];
  const yieldToEventLoop = createYielder();
  const append = async () => {
    const some = await withoutRepeated(drafts, store);
    // What repeats a report is known from now on, as what is not about the conflict.
    const kept = new Set(some);
    passed.push(...drafts.flatMap((draft) => (kept.has(draft) || !('item' in draft) ? [] : (draft.item ?? []))));
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
      const { draft, isOpen, again } = toDraft(one, now, matcher);
      // What may move is in the store: items of one scan are judged oldest first.
      if (again) drafts.push(...(await resettle(again, store, matcher)));
      else if (draft) drafts.push(draft);
      if (again || draft) passed.push(...tracesOf(one));
      else if (isOpen) open.push(one);
      else passed.push(one.id, ...tracesOf(one));
      if (drafts.length >= batchSize) await append();
    }
    return open;
  };
  const left = await judge(await judge(fresh));
  const open = left.filter(({ item }) => !isPast(item, now)).slice(-maxOpen);
  for (const one of left) if (isPast(one.item, now)) passed.push(one.id, ...tracesOf(one));
  await append();
  await store.passOver(passed, now);
  return { newEvents, open, fresh: [...admitted] };
}

/** Too old for a fuller report to follow, or without a date. */
function isPast({ publishedAt }: Item, now: Date): boolean {
  return publishedAt === null || publishedAt.getTime() < now.getTime() - openMs;
}

/**
 * Oldest first, equal times in an order that depends on what the items say alone. Of an item in several feeds the first
 * by name of the feed counts.
 */
async function unseen(
  { feeds, waiting, shared }: { feeds: Feed[]; waiting: Fresh[]; shared: SharedKeys },
  now: Date,
  store: IntakeEvents,
): Promise<Fresh[]> {
  const byId = new Map(waiting.map((one) => [one.id, one]));
  // Under another guid, an item may wait already.
  const waits = new Set(waiting.map((one) => sameness(one)));
  const yieldToEventLoop = createYielder();
  for (const { source, items } of [...feeds].sort(byFeed)) {
    await yieldToEventLoop();
    const identities = identitiesOf(nameOf(source), items, shared);
    for (const [at, item] of items.entries()) {
      const identity = identities[at];
      if (!identity || byId.has(identity.id)) continue;
      const one = { source, id: identity.id, item, identity };
      const same = sameness(one);
      if (same === null || !waits.has(same)) byId.set(one.id, one);
    }
  }
  const fresh = await withoutKnown([...byId.values()], new Set(waiting), store);
  return oldestFirst(fresh, ({ item }) => timeOf(item, now));
}

/** Milliseconds since 1970, not after now; items without a date count as new. */
function timeOf({ publishedAt }: Item, now: Date): number {
  return Math.min(publishedAt?.getTime() ?? now.getTime(), now.getTime());
}

/** Sources keep their first name for this. */
const nameOf = ({ itemName, name }: SourceRow): string => itemName ?? name;

function tracesOf({ source, identity, item }: Fresh): string[] {
  const trace = traceOf(nameOf(source), identity, item);
  return trace === null ? [] : [trace];
}

const sameness = ({ source, item: { link, title } }: Fresh): string | null =>
  reportKey({ source: source._id, url: link ?? '', title });

/** Leaves out items that the log knows, by their identity, by the one that an earlier version gave them, or by another key. */
async function withoutKnown(all: Fresh[], waiting: ReadonlySet<Fresh>, store: IntakeEvents): Promise<Fresh[]> {
  const known = await store.knownItems(all.map(({ id }) => id));
  const fresh = all.filter(({ id }) => !known.has(id));
  const others = new Map<Fresh, string[]>();
  const yieldToEventLoop = createYielder();
  for (const one of fresh) {
    await yieldToEventLoop();
    if (waiting.has(one)) continue;
    const { source, item, identity } = one;
    // The former identity of a guid or of words that others share was that of another item.
    const former = identity.isPlain ? formerIdentity(source._id, item) : null;
    others.set(one, [...exactIdentities(item), ...tracesOf(one), ...(former === null ? [] : [former])]);
  }
  const otherwiseKnown = await store.knownItems([...others.values()].flat());
  return fresh.filter((one) => !others.get(one)?.some((id) => otherwiseKnown.has(id)));
}

/**
 * What has a date that cannot be read may be days old: it raises no alarm by itself. A report of the same event whose date is
 * known makes the event as urgent as it is, and then alerts.
 */
function withoutAlarm(urgency: UrgencyLevel): UrgencyLevel {
  return isMoreUrgent(urgency, 'medium') ? 'medium' : urgency;
}

/** What an item becomes: no draft if it is not relevant, `again` if it began something again. */
interface Drafted {
  draft: ChangeDraft | null;
  isOpen: boolean;
  again?: Parameters<typeof resettle>[0];
}

function toDraft(one: Fresh, now: Date, matcher: Matcher): Drafted {
  const { source, id, item } = one;
  const at = new Date(timeOf(item, now));
  // A date ahead of now by more than clocks differ is discarded.
  const publishedAt = item.publishedAt && item.publishedAt.getTime() <= now.getTime() + maxAheadMs ? at : null;
  const { title, summary } = item;
  const written = { title, summary, language: source.language?.tag };
  const judged = one.judged ?? readJudged(written);
  const found = recognise(matcher, { id, at, ...written }, judged);
  const { judgement, eventId, isNew, isEarlier, isSite, againOf, clear, possiblySame, triggers, foreign } = found;
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
    ...wordsOf(title, judged.reading),
    ...(triggers.length > 0 && { triggers }),
    ...foreign,
    urgencyLevel,
  };
  const imageUrls = item.imageUrls.flatMap((url) => cleanImageUrl(url) ?? []);
  const header = { item: id, eventId, by: 'pipeline' };
  if (!isNew) {
    const data = {
      ...{ report, imageUrls, urgencyLevel, eventType },
      ...(place && (isSite || !foreign.lang) ? { location, place } : {}),
      ...(place && isSite && { isSite }),
      ...(isEarlier && publishedAt && { timestamp: publishedAt.toISOString() }),
    };
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
  const draft = { ...header, op: 'add' as const, data };
  const isLate = againOf !== null || clear !== null;
  return { draft, isOpen: false, ...(isLate && { again: { draft, againOf, clear } }) };
}

/** Whether a report reports an impact; of another language also its numbers, which are read from the title in English. */
function wordsOf(title: string, { title: passage, frame, text }: Reading): Pick<Report, 'impact' | 'figures'> {
  const { hasImpact } = reportedActOf(passage, frame);
  const figures = text.found
    ? readFigures({ title: text.title, summary: '' }).map((one) => ({ ...one, words: title }))
    : [];
  return { ...(hasImpact && { impact: true }), ...(figures.length > 0 && { figures }) };
}
