import type { Projection } from '../../changes/project.ts';
import type { EventRow } from '../../changes/rows.ts';
import { createRecentSet } from '../../kit/recent-set.ts';

/** Longer than feeds list an item. */
const passedOverMs = 30 * 86_400_000;

/** The number of identities in one query. */
const batchSize = 500;
/** Half of them may be forgotten at once: the items of 1 000 feeds of 100 stay known, in 25 MB. */
const maxSeen = 200_000;

/** The items of feeds by identity: those in the log, and those not about the conflict. */
export function createItemStore({ events, items, insertItems }: Pick<Projection, 'events' | 'items' | 'insertItems'>) {
  /**
   * Identities that the database holds. A known item stays known, except for items without an event, which expire long
   * after feeds have dropped them.
   */
  const seen = createRecentSet(maxSeen);

  /** Those of these item identities that are known, with or without an event. */
  async function knownItems(ids: string[]): Promise<Set<string>> {
    const known = new Set<string>();
    const open: string[] = [];
    for (const id of ids) {
      if (seen.has(id)) known.add(id);
      else open.push(id);
    }
    for (let from = 0; from < open.length; from += batchSize) {
      const some = open.slice(from, from + batchSize);
      const rows = await items.find({ _id: { $in: some } }, { _id: 1 }, { batchSize }).lean();
      for (const { _id } of rows) {
        seen.add(_id);
        known.add(_id);
      }
    }
    return known;
  }

  /** The events to which these items were first added as reports, by item. */
  async function eventsOf(itemIds: string[]): Promise<Map<string, string>> {
    const rows = await items.find({ _id: { $in: itemIds }, eventId: { $ne: null } }).lean();
    return new Map(rows.flatMap(({ _id, eventId }) => (eventId ? [[_id, eventId]] : [])));
  }

  /**
   * The state of the event that has one of these items or links as a report; null if there never was one. An erased
   * event counts only if no other event has them: the article may have been added again.
   */
  async function stateOf(itemIds: string[], links: string[]): Promise<Exclude<EventRow['state'], 'merged'> | null> {
    const known = await items.find({ _id: { $in: itemIds }, eventId: { $ne: null } }).lean();
    const isKnown = { _id: { $in: known.flatMap(({ eventId }) => eventId ?? []) } };
    const isLinked = { state: { $ne: 'merged' as const }, 'record.reports.url': { $in: links } };
    const rows = await events.find(isKnown, { state: 1 }).lean();
    rows.push(...(await events.find(isLinked, { state: 1 }).lean()));
    return (['active', 'hidden', 'erased'] as const).find((state) => rows.some((row) => row.state === state)) ?? null;
  }

  /** Those of these uploaded files that an event shows, even a hidden one. */
  async function shownMedia(urls: string[]): Promise<Set<string>> {
    const isAmong = { $in: urls };
    const rows = await events.find({ 'record.imageUrls': isAmong }, { record: 1 }).lean();
    rows.push(...(await events.find({ 'record.videoUrls': isAmong }, { record: 1 }).lean()));
    return new Set(rows.flatMap(({ record }) => [...(record?.imageUrls ?? []), ...(record?.videoUrls ?? [])]));
  }

  /** Stores items that are not about the conflict, so that they are not classified again soon. */
  async function passOver(ids: string[], at: Date): Promise<void> {
    const expiresAt = new Date(at.getTime() + passedOverMs);
    for (let from = 0; from < ids.length; from += batchSize) {
      const some = ids.slice(from, from + batchSize);
      await insertItems(some.map((_id) => ({ _id, eventId: null, seenAt: at, expiresAt })));
    }
  }

  return { knownItems, eventsOf, stateOf, shownMedia, passOver };
}
