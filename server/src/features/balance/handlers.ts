import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { BalanceGenerator } from './generate.ts';
import type { PublicBalances } from './public-balances.ts';
import type { createPublicCurve } from './public-curve.ts';
import { type BalanceStore, toBalance } from './store.ts';

interface BalanceHandlerOptions {
  stored: BalanceStore;
  balances: PublicBalances;
  balancing: BalanceGenerator;
  curve: ReturnType<typeof createPublicCurve>;
}

export function balanceHandlers({
  stored,
  balances,
  balancing,
  curve,
}: BalanceHandlerOptions): Pick<
  Handlers,
  'balance' | 'balanceHistory' | 'balanceCurve' | 'balanceExport' | 'balanceAt' | 'generateBalance'
> {
  return {
    balance: async ({ query: { at } }) => {
      const latest = await stored.latest(at);
      return latest && toBalance(await balances.of(latest));
    },
    balanceHistory: stored.history,
    balanceCurve: () => curve(),
    balanceExport: async ({ query: { id } }) => {
      const found = await (id === undefined ? stored.latest() : stored.get(id));
      if (!found) throw new Fault('notFound', id === undefined ? noneYet : noSuch);
      const { data } = await balances.of(found);
      return { ...data };
    },
    balanceAt: async ({ params: { id } }) => {
      const found = await stored.get(id);
      if (!found) throw new Fault('notFound', noSuch);
      return toBalance(await balances.of(found));
    },
    generateBalance: ({ person }) => balancing.generate(byPerson(person.id)),
  };
}

const noneYet = 'No balance of power was generated yet.';
const noSuch = 'There is no such balance of power, or it was not kept: of days long past only the last one is.';
