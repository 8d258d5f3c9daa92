import { createYielder } from '../../kit/yield-to-event-loop.ts';
import type { EventStore } from '../events/store.ts';
import { citedBy, publicBalance } from './public-balance.ts';
import type { BalanceStore, StoredBalance } from './store.ts';

interface ForgetEventsOptions {
  events: Pick<EventStore, 'knownOf'>;
  balances: Pick<BalanceStore, 'since' | 'before' | 'replace'>;
}

interface Done {
  balance: StoredBalance;
  isAltered: boolean;
}

/**
 * Computes all balances since a time again without these events, for good: neither their words nor their points are
 * left. Events that are hidden stay, since they may be shown again.
 */
export async function forgetEvents(
  { events, balances }: ForgetEventsOptions,
  eventIds: readonly string[],
  since: Date,
): Promise<void> {
  const gone = new Set(eventIds);
  const yieldToEventLoop = createYielder();
  let before: Done | null = null;
  for await (const balance of balances.since(since)) {
    await yieldToEventLoop();
    const last: Done | null = isNext(balance, before) ? before : null;
    const isCited = citedBy(balance).some((id) => gone.has(id));
    if (!isCited && !last?.isAltered) {
      before = { balance, isAltered: false };
      continue;
    }
    const earlier: StoredBalance | null = last?.balance ?? (await balances.before(balance));
    const known = await events.knownOf(citedBy(balance).filter((id) => !gone.has(id)));
    const comparison = earlier && { content: earlier.content, isAltered: true };
    const next: StoredBalance = { ...balance, ...publicBalance(balance, known, comparison, balance.createdAt) };
    await balances.replace(next);
    before = { balance: next, isAltered: isCited };
  }
}

function isNext({ id }: StoredBalance, before: Done | null): boolean {
  return before !== null && Number(before.balance.id) === Number(id) - 1;
}
