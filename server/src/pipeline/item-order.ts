import { hash } from 'node:crypto';

interface OfSource {
  source: { name: string; url: string };
}

interface OrderedItem extends OfSource {
  item: { title: string; summary: string };
}

/** Two feeds of one name are told apart by their addresses without the server's. */
export function byFeed(a: OfSource, b: OfSource): number {
  const pathOf = ({ source }: OfSource) => new URL(source.url).pathname;
  return inOrder(a.source.name, b.source.name) || inOrder(pathOf(a), pathOf(b)) || inOrder(a.source.url, b.source.url);
}

/** Oldest first, equal times in an order that depends on what the items say alone. */
export function oldestFirst<One extends OrderedItem>(fresh: readonly One[], timeOf: (one: One) => number): One[] {
  const orders = new Map<One, string>();
  /** Made for items of equal time alone: a first scan brings tens of thousands. */
  const orderIn = (one: One): string => {
    const order = orders.get(one) ?? orderOf(one);
    orders.set(one, order);
    return order;
  };
  return fresh
    .map((one) => ({ one, time: timeOf(one) }))
    .sort((a, b) => a.time - b.time || inOrder(orderIn(a.one), orderIn(b.one)))
    .map(({ one }) => one);
}

/** A hash: among items of equal time, no outlet and no side comes first as a rule. */
function orderOf({ source, item: { title, summary } }: OrderedItem): string {
  return hash('sha256', JSON.stringify([title, summary, source.name]));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
