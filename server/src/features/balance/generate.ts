import type { Generation } from '@vigil/common/analysis';
import type { Balance } from '@vigil/common/balance';
import type { EventRecord } from '@vigil/common/timeline';
import type { Acts } from '../../changes/acts.ts';
import type { Alone } from '../../database/alone.ts';
import { Fault } from '../../kit/fault.ts';
import type { EventStore } from '../events/store.ts';
import { daysCounted, type Weighed } from './balance.ts';
import type { Export } from './export.ts';
import type { BalanceStore } from './store.ts';

interface Parts {
  events: Pick<EventStore, 'records' | 'counts'>;
  balances: BalanceStore;
  acts: Acts;
  /** The balance as of a time, compared to the one before, with its export. */
  weigh: (events: EventRecord[], asOf: Date, before: Weighed | null) => Promise<{ weighed: Weighed; data: Export }>;
  alone: Alone<Generation>['alone'];
  now: () => Date;
}

export type Weighing = ReturnType<typeof createWeighing>;

/** Generates the balance of power as of now. `by` is who asked, as the log names them. */
export function createWeighing({ events, balances, acts, weigh, alone, now }: Parts) {
  async function generate(by: string): Promise<Balance> {
    if ((await events.counts()).visitor === 0) throw new Fault('conflict', 'There are no events to weigh yet.');
    const asOf = now();
    const known = await events.records(daysCounted * 24, asOf);
    const { weighed, data } = await weigh(known, asOf, await balances.latest());
    const balance = await balances.add(weighed, data, asOf);
    await acts.record(by, 'balance-generated', balance.id);
    return balance;
  }

  return { generate: alone('balance', generate) };
}
