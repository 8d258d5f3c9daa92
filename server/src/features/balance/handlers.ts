import { byPerson } from '@vigil/common/acts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { Weighing } from './generate.ts';
import type { BalanceStore } from './store.ts';

export function balanceHandlers(
  balances: BalanceStore,
  weighing: Weighing,
): Pick<Handlers, 'balance' | 'balanceHistory' | 'balanceExport' | 'generateBalance'> {
  return {
    balance: balances.latest,
    balanceHistory: balances.history,
    balanceExport: async () => {
      const data = await balances.latestExport();
      if (!data) throw new Fault('notFound', 'No balance of power was generated yet.');
      return { ...data };
    },
    generateBalance: ({ person }) => weighing.generate(byPerson(person.id)),
  };
}
