import { personOf } from '@vigil/common/acts';
import type { Generation } from '@vigil/common/analysis';
import type { Balance } from '@vigil/common/balance';
import type { Acts } from '../../changes/acts.ts';
import type { Alone } from '../../database/alone.ts';
import { Fault } from '../../kit/fault.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { Thinking } from '../thinking/store.ts';
import { daysCounted, type Weighed } from './balance.ts';
import type { Export } from './export.ts';
import { type Proposal, toProposal } from './model-adjustments.ts';
import { askFor } from './prompt.ts';
import type { PublicBalances } from './public-balances.ts';
import type { BalanceStore } from './store.ts';

interface Parts {
  events: Pick<EventStore, 'records' | 'counts'>;
  balances: BalanceStore;
  /** Balances as the public reads them. */
  shown: PublicBalances;
  acts: Acts;
  /** The balance as of a time, compared to the one before, with its export. What a model proposes counts as far as the events support it. */
  weigh: (
    events: EventRecord[],
    asOf: Date,
    before: Weighed | null,
    proposal: Proposal | null,
  ) => Promise<{ weighed: Weighed; data: Export }>;
  thinking: Thinking;
  alone: Alone<Generation>['alone'];
  now: () => Date;
  /** Number of the last change that this server has announced. */
  position: () => number;
  /** Hears of a balance of events as they were after this change, before anybody else does. */
  onAdded: (seq: number) => Promise<unknown>;
}

export type Weighing = ReturnType<typeof createWeighing>;

/** What a model has to say, or why it says nothing. */
interface Proposed {
  proposal: Proposal | null;
  note?: string;
}

/** Generates the balance of power as of now. `by` is who asked, as the log names them. */
export function createWeighing({
  events,
  balances,
  shown,
  acts,
  weigh,
  thinking,
  alone,
  now,
  position,
  onAdded,
}: Parts) {
  async function generate(by: string): Promise<Balance> {
    if ((await events.counts()).visitor === 0) throw new Fault('conflict', 'There are no events to weigh yet.');
    const asOf = now();
    const seq = position();
    const known = await events.records(daysCounted * 24, asOf);
    const last = await balances.latest();
    // What moved names events of the one before: only those that are still public.
    const before = last && (await shown.of(last)).weighed;
    const { proposal, note } = await proposed(known, asOf, before, by);
    const { weighed, data } = await weigh(known, asOf, before, proposal);
    const isAdjusted = (weighed.adjustments ?? []).length > 0;
    const content = { ...weighed, model: isAdjusted ? (proposal?.model ?? null) : null };
    const balance = await balances.add(note && !isAdjusted ? { ...content, modelNote: note } : content, data, asOf);
    await onAdded(seq);
    await acts.record(by, 'balance-generated', balance.id);
    return balance;
  }

  /**
   * Asks the model. A person who asked hears of its failure, and nothing is stored; what runs by itself goes on with
   * what the model added to the balance before, as far as it still holds.
   */
  async function proposed(
    known: readonly EventRecord[],
    asOf: Date,
    before: Weighed | null,
    by: string,
  ): Promise<Proposed> {
    const { model } = thinking;
    if (model === null) return { proposal: null };
    const isAutomatic = personOf(by) === null;
    if (isAutomatic && !(await thinking.isDue('balance'))) return { proposal: carriedFrom(before) };
    const { question, eventsOf } = askFor(known, asOf);
    const thought = await thinking.think(question);
    if ('value' in thought) return { proposal: toProposal(thought.value, eventsOf, model) };
    const note = `${thought.fault.message} By the formula alone.`;
    if (isAutomatic) return { proposal: carriedFrom(before), note };
    if (thought.isSpent) return { proposal: null, note };
    throw thought.fault;
  }

  return { generate: alone('balance', generate) };
}

function carriedFrom(before: Weighed | null): Proposal | null {
  return before?.model ? { model: before.model, adjustments: before.adjustments ?? [] } : null;
}
