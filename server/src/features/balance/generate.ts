import { Fault } from '../../kit/fault.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { createGenerator, type GeneratorOptions, type ModelDraft } from '../model-drafts/store.ts';
import { daysCounted, type Weighed } from './balance.ts';
import type { Export } from './export.ts';
import { type Answer, type Proposal, toProposal } from './model-adjustments.ts';
import { askFor } from './prompt.ts';
import type { PublicBalances } from './public-balances.ts';
import type { BalanceStore } from './store.ts';

interface WeighingOptions extends GeneratorOptions {
  events: Pick<EventStore, 'records' | 'counts'>;
  balances: BalanceStore;
  /** Balances as the public reads them. */
  shown: PublicBalances;
  /** The balance as of a time, compared to the one before, with its export. What a model proposes counts as far as the events support it. */
  weigh: (
    events: EventRecord[],
    asOf: Date,
    before: Weighed | null,
    proposal: Proposal | null,
  ) => Promise<{ weighed: Weighed; data: Export }>;
  now: () => Date;
  /** Number of the last change that this server has announced. */
  position: () => number;
}

export type Weighing = ReturnType<typeof createWeighing>;

/** Generates the balance of power as of now. `by` is the author, as the log names them. */
export function createWeighing(options: WeighingOptions) {
  const { events, balances, shown, weigh, now, position } = options;
  const generator = createGenerator(options);

  const generate = generator.generation('balance', 'balance-generated', async (by) => {
    if ((await events.counts()).visitor === 0) throw new Fault('conflict', 'There are no events to weigh yet.');
    const asOf = now();
    const seq = position();
    const known = await events.records(daysCounted * 24, asOf);
    const last = await balances.latest();
    // The events named in what moved are those of the balance before that are still public.
    const before = last && (await shown.of(last)).weighed;
    const { draft: proposal, note } = await proposed(known, asOf, before, by);
    const { weighed, data } = await weigh(known, asOf, before, proposal);
    const isAdjusted = (weighed.adjustments ?? []).length > 0;
    const content = { ...weighed, model: isAdjusted ? (proposal?.model ?? null) : null };
    const noted = note && !isAdjusted ? { ...content, modelNote: note } : content;
    return { result: await balances.add(noted, data, asOf), seq };
  });

  function proposed(
    known: readonly EventRecord[],
    asOf: Date,
    before: Weighed | null,
    by: string,
  ): Promise<ModelDraft<Proposal>> {
    const prompt = (model: string) => {
      const { prompt, eventsOf } = askFor(known, asOf);
      return { prompt, toDraft: (answer: Answer) => toProposal(answer, eventsOf, model) };
    };
    const carried = async () => carriedFrom(before);
    return generator.draft({ name: 'balance', by, prompt, carried, fallback: 'By the formula alone.' });
  }

  return { generate };
}

function carriedFrom(before: Weighed | null): Proposal | null {
  return before?.model ? { model: before.model, adjustments: before.adjustments ?? [] } : null;
}
