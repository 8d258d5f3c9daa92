import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanImageUrl } from '@vigil/common/media';
import type { Draft, Report } from '@vigil/common/timeline';
import type { EventStore } from '../features/events/store.ts';
import type { SourceRow } from '../features/sources/store.ts';
import { classify } from './classify/classify.ts';
import type { Item } from './item.ts';
import { itemIdentity } from './item-identity.ts';
import type { Judgement } from './judgement.ts';
import type { Matcher } from './matcher.ts';

/** A clock that runs ahead this far is forgiven; a date beyond it is not believed. */
const toleranceMs = 10 * 60_000;

/** Items judged before other work gets its turn. */
const slice = 25;

/**
 * Judges the items of one feed that were not seen before, oldest first, and appends what they
 * report. Returns how many events are new.
 */
export async function takeIn(source: SourceRow, items: Item[], now: Date, store: EventStore, matcher: Matcher) {
  const fresh = await unseen(source, items, store);
  const drafts: Draft[] = [];
  const passed: string[] = [];
  for (const [index, { id, item }] of fresh.entries()) {
    if (index % slice === slice - 1) await nextTurn();
    const judgement = classify(item);
    if (judgement.relevant) drafts.push(toDraft(source, id, item, judgement, now, matcher));
    else passed.push(id);
  }
  await store.append(drafts);
  await store.passOver(passed, now);
  return drafts.filter(({ op }) => op === 'add').length;
}

async function unseen(source: SourceRow, items: Item[], store: EventStore): Promise<{ id: string; item: Item }[]> {
  const byId = new Map(items.map((item) => [itemIdentity(source._id, item), item]));
  const known = await store.knownItems([...byId.keys()]);
  return [...byId]
    .filter(([id]) => !known.has(id))
    .map(([id, item]) => ({ id, item }))
    .sort((a, b) => (a.item.publishedAt?.getTime() ?? 0) - (b.item.publishedAt?.getTime() ?? 0));
}

function toDraft(source: SourceRow, id: string, item: Item, judgement: Judgement, now: Date, matcher: Matcher): Draft {
  const publishedAt =
    item.publishedAt && item.publishedAt.getTime() <= now.getTime() + toleranceMs ? item.publishedAt : null;
  const at = publishedAt ?? now;
  const { title, summary } = item;
  const { location, place, eventType, urgencyLevel } = judgement;
  const report: Report = {
    item: id,
    source: source.name,
    url: item.link ?? '',
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
  const imageUrls = item.imageUrls.flatMap((url) => cleanImageUrl(url) ?? []);
  const known = matcher.match({ title, summary, at, eventType, location });
  const header = { item: id, by: 'pipeline' };
  if (known) return { ...header, op: 'report', eventId: known, data: { report, imageUrls, urgencyLevel } };

  const eventId = `e-${id.slice(0, 16)}`;
  matcher.remember(eventId, { title, summary, at, eventType, location });
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
  return { ...header, op: 'add', eventId, data };
}
