import type { EventStore } from '../features/events/store.ts';
import type { SourceRow } from '../features/sources/store.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import type { Item } from './item.ts';
import {
  exactIdentities,
  formerIdentity,
  type Identity,
  identitiesOf,
  type SharedKeys,
  traceOf,
} from './item-identity.ts';
import { byFeed, oldestFirst } from './item-order.ts';

/** What a feed gave. */
export interface Feed {
  source: SourceRow;
  items: Item[];
}

/** An item of a source that is new, under its identity. */
export interface Fresh {
  source: SourceRow;
  id: string;
  item: Item;
  identity: Identity;
}

/**
 * Items that the log does not know, oldest first, equal times in an order that depends on what the items say alone. Of an
 * item in several feeds the first by name of the feed counts. `shared`: keys of earlier documents that name no item.
 */
export async function unseenOf(
  feeds: readonly Feed[],
  { shared, now, store }: { shared: SharedKeys; now: Date; store: Pick<EventStore, 'knownItems'> },
): Promise<Fresh[]> {
  const byId = new Map<string, Fresh>();
  const yieldToEventLoop = createYielder();
  for (const { source, items } of [...feeds].sort(byFeed)) {
    await yieldToEventLoop();
    const identities = identitiesOf(nameOf(source), items, shared);
    for (const [at, item] of items.entries()) {
      const identity = identities[at];
      if (identity && !byId.has(identity.id)) byId.set(identity.id, { source, id: identity.id, item, identity });
    }
  }
  return oldestFirst(await withoutKnown([...byId.values()], store), ({ item }) => timeOf(item, now));
}

/** Leaves out items that the log knows, by their identity, by the one that an earlier version gave them, or by another key. */
export async function withoutKnown(all: readonly Fresh[], store: Pick<EventStore, 'knownItems'>): Promise<Fresh[]> {
  const known = await store.knownItems(all.map(({ id }) => id));
  const fresh = all.filter(({ id }) => !known.has(id));
  const others = new Map<Fresh, string[]>();
  const yieldToEventLoop = createYielder();
  for (const one of fresh) {
    await yieldToEventLoop();
    const { source, item, identity } = one;
    // The former identity of a guid or of words that others share was that of another item.
    const former = identity.isPlain ? formerIdentity(source._id, item) : null;
    others.set(one, [...exactIdentities(item), ...tracesOf(one), ...(former === null ? [] : [former])]);
  }
  const otherwiseKnown = await store.knownItems([...others.values()].flat());
  return fresh.filter((one) => !others.get(one)?.some((id) => otherwiseKnown.has(id)));
}

/** Milliseconds since 1970, not after now; items without a date count as new. */
export function timeOf({ publishedAt }: Item, now: Date): number {
  return Math.min(publishedAt?.getTime() ?? now.getTime(), now.getTime());
}

export function tracesOf({ source, identity, item }: Fresh): string[] {
  const trace = traceOf(nameOf(source), identity, item);
  return trace === null ? [] : [trace];
}

/** Sources keep their first name for this. */
const nameOf = ({ itemName, name }: SourceRow): string => itemName ?? name;
