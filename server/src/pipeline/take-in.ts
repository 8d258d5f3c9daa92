import { cleanImageUrl } from '@vigil/common/media';
import type { Draft, Report } from '@vigil/common/timeline';
import type { EventStore } from '../features/events/store.ts';
import type { SourceRow } from '../features/sources/store.ts';
import { createBreath } from '../kit/breath.ts';
import { readEvidence } from './evidence.ts';
import type { Item } from './item.ts';
import { itemIdentity } from './item-identity.ts';
import type { Matcher } from './matcher.ts';
import { openMs, recognise } from './recognise.ts';

/** A clock that runs ahead this far is forgiven; a date beyond it is not believed. */
const toleranceMs = 10 * 60_000;

type Store = Pick<EventStore, 'knownItems' | 'append' | 'passOver'>;

/** What a feed gave. */
export interface Feed {
  source: SourceRow;
  items: Item[];
}

/**
 * Judges the items of these feeds that were not seen before and appends what they report. Whichever feed was read
 * first, items are judged in order of date, so that the same feeds give the same events. Returns how many are new.
 */
export async function takeIn(feeds: Feed[], now: Date, store: Store, matcher: Matcher): Promise<number> {
  const fresh = await unseen(feeds, now, store);
  const drafts: Draft[] = [];
  const passed: string[] = [];
  const breathe = createBreath();
  /** Those that name too little by themselves are given back. */
  const judge = async (items: Fresh[]): Promise<Fresh[]> => {
    const open: Fresh[] = [];
    for (const one of items) {
      await breathe();
      const { draft, isOpen } = toDraft(one, now, matcher);
      if (draft) drafts.push(draft);
      else if (isOpen) open.push(one);
      else passed.push(one.id);
    }
    return open;
  };
  const open = await judge(await judge(fresh));
  // What is new is asked about again in the next scans: it is neither taken in nor passed over.
  passed.push(...open.filter(({ item }) => isPast(item, now)).map(({ id }) => id));
  await store.append(drafts);
  await store.passOver(passed, now);
  return drafts.filter(({ op }) => op === 'add').length;
}

/** Nobody will tell more of it, or nobody knows when it was told. */
function isPast({ publishedAt }: Item, now: Date): boolean {
  return publishedAt === null || publishedAt.getTime() < now.getTime() - openMs;
}

interface Fresh {
  source: SourceRow;
  id: string;
  item: Item;
}

/** Oldest first. Of an item in several feeds the first by name of the feed counts. */
async function unseen(feeds: Feed[], now: Date, store: Store): Promise<Fresh[]> {
  const byId = new Map<string, Fresh>();
  const breathe = createBreath();
  for (const { source, items } of [...feeds].sort((a, b) => inOrder(a.source.name, b.source.name))) {
    await breathe();
    for (const item of items) {
      const id = itemIdentity(source._id, item);
      if (!byId.has(id)) byId.set(id, { source, id, item });
    }
  }
  const known = await store.knownItems([...byId.keys()]);
  const timeOf = ({ item }: Fresh) => Math.min(item.publishedAt?.getTime() ?? now.getTime(), now.getTime());
  return [...byId.values()]
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => timeOf(a) - timeOf(b) || inOrder(a.id, b.id));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** No draft for an item that is not relevant. */
function toDraft({ source, id, item }: Fresh, now: Date, matcher: Matcher): { draft: Draft | null; isOpen: boolean } {
  const publishedAt =
    item.publishedAt && item.publishedAt.getTime() <= now.getTime() + toleranceMs ? item.publishedAt : null;
  const at = publishedAt ?? now;
  const { title, summary } = item;
  const { judgement, eventId, isNew } = recognise(matcher, { id, title, summary, at });
  if (!eventId) return { draft: null, isOpen: judgement.isOpen };
  const { location, place, eventType, urgencyLevel } = judgement;
  const report: Report = {
    item: id,
    source: source.name,
    url: item.link ?? '',
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    ...(!publishedAt && { seenAt: now.toISOString() }),
    ...readEvidence(item, source),
  };
  const imageUrls = item.imageUrls.flatMap((url) => cleanImageUrl(url) ?? []);
  const header = { item: id, eventId, by: 'pipeline' };
  if (!isNew) return { draft: { ...header, op: 'report', data: { report, imageUrls, urgencyLevel } }, isOpen: false };

  const data = {
    title,
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
    reports: [report],
  };
  return { draft: { ...header, op: 'add', data }, isOpen: false };
}
