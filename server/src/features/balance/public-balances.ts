import type { EventStore } from '../events/store.ts';
import { citedBy, publicBalance } from './public-balance.ts';
import type { BalanceStore, StoredBalance } from './store.ts';

/** Balances kept as they were last read. */
const mostKept = 20;

interface Parts {
  events: Pick<EventStore, 'publicOf'>;
  balances: Pick<BalanceStore, 'before'>;
  /** Number of the last change that this server has announced. */
  position: () => number;
}

export type PublicBalances = ReturnType<typeof createPublicBalances>;

/** Balances as the public may read them at the moment: of each, read once after a change of the log. */
export function createPublicBalances({ events, balances, position }: Parts) {
  const kept = new Map<string, { seq: number; balance: Promise<StoredBalance> }>();

  function of(stored: StoredBalance): Promise<StoredBalance> {
    const seq = position();
    const known = kept.get(stored.id);
    if (known?.seq === seq) return known.balance;
    const balance = read(stored);
    kept.delete(stored.id);
    kept.set(stored.id, { seq, balance });
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    balance.catch(() => kept.delete(stored.id));
    return balance;
  }

  /** Why it moved names events of the balance before: that one is read in the same way, but for its own moves. */
  async function read(stored: StoredBalance): Promise<StoredBalance> {
    const before = await balances.before(stored);
    const earlier = before && (await withoutWithdrawn(before, null));
    const comparison = earlier && { weighed: earlier.weighed, isAltered: earlier !== before };
    return withoutWithdrawn(stored, comparison);
  }

  async function withoutWithdrawn(
    stored: StoredBalance,
    before: Parameters<typeof publicBalance>[2],
  ): Promise<StoredBalance> {
    const cited = await events.publicOf(citedBy(stored));
    const weighing = publicBalance(stored, cited, before, stored.createdAt);
    return weighing === stored ? stored : { ...stored, ...weighing };
  }

  return { of, read };
}
