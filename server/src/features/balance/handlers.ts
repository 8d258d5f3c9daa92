import { byPerson } from '@vigil/common/acts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { Weighing } from './generate.ts';
import type { BalanceStore } from './store.ts';

export function balanceHandlers(
  balances: BalanceStore,
  weighing: Weighing,
): Pick<Handlers, 'balance' | 'balanceHistory' | 'balanceExport' | 'balanceAt' | 'generateBalance'> {
  return {
    balance: ({ query: { at } }) => balances.latest(at),
    balanceHistory: balances.history,
    balanceExport: async ({ query: { id } }) => {
      const data = await balances.exportOf(id);
      if (!data) throw new Fault('notFound', id === undefined ? noneYet : noSuch);
      return { ...data };
    },
    balanceAt: async ({ params: { id } }) => {
      const balance = await balances.get(id);
      if (!balance) throw new Fault('notFound', noSuch);
      return balance;
    },
    generateBalance: ({ person }) => weighing.generate(byPerson(person.id)),
  };
}

const noneYet = 'No balance of power was generated yet.';
const noSuch = 'There is no such balance of power, or it was not kept: of days long past only the last one is.';
