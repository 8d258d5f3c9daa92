import { createSeqCache } from '../../kit/seq-cache.ts';
import type { EventStore } from '../events/store.ts';
import { citedBy, publicBalance } from './public-balance.ts';
import type { BalanceStore, StoredBalance } from './store.ts';

const maxCached = 20;

interface PublicBalancesOptions {
  events: Pick<EventStore, 'publicOf'>;
  balances: Pick<BalanceStore, 'before'>;
  /** Number of the last change that this server has announced. */
  position: () => number;
}

export type PublicBalances = ReturnType<typeof createPublicBalances>;

/** Balances as the public may read them now. Each is computed once after a change of the log. */
export function createPublicBalances({ events, balances, position }: PublicBalancesOptions) {
  const cached = createSeqCache<StoredBalance>({ max: maxCached, position });
  const of = (stored: StoredBalance): Promise<StoredBalance> => cached(stored.id, () => read(stored));

  /** Why it moved names events of the balance before: that one is read in the same way, but for its own moves. */
  async function read(stored: StoredBalance): Promise<StoredBalance> {
    const before = await balances.before(stored);
    const earlier = before && (await withoutWithdrawn(before, null));
    const comparison = earlier && { content: earlier.content, isAltered: earlier !== before };
    return withoutWithdrawn(stored, comparison);
  }

  async function withoutWithdrawn(
    stored: StoredBalance,
    before: Parameters<typeof publicBalance>[2],
  ): Promise<StoredBalance> {
    const cited = await events.publicOf(citedBy(stored));
    const balancing = publicBalance(stored, cited, before, stored.createdAt);
    return balancing === stored ? stored : { ...stored, ...balancing };
  }

  return { of };
}
