import { Fault } from '../../kit/fault.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { createGenerator, type GeneratorOptions, type ModelDraft } from '../model-drafts/store.ts';
import type { BalanceContent } from './balance.ts';
import type { Export } from './export.ts';
import { type AdjustmentsAnswer, type Proposal, toProposal } from './model-adjustments.ts';
import { createOlderEvents, recentDays } from './older-events.ts';
import { askFor } from './prompt.ts';
import type { PublicBalances } from './public-balances.ts';
import type { BalanceStore } from './store.ts';

interface BalanceGeneratorOptions extends GeneratorOptions {
  events: Pick<EventStore, 'records' | 'counts' | 'publicSince' | 'publicOf'>;
  balances: BalanceStore;
  /** Balances as the public reads them. */
  shown: PublicBalances;
  /** The balance as of a time, compared to the one before, with its export. What a model proposes counts as far as the events support it. */
  computeBalance: (
    events: EventRecord[],
    asOf: Date,
    before: BalanceContent | null,
    proposal: Proposal | null,
  ) => Promise<{ content: BalanceContent; data: Export }>;
  now: () => Date;
  /** Number of the last change that this server has announced. */
  position: () => number;
}

export type BalanceGenerator = ReturnType<typeof createBalanceGenerator>;

/** Generates the balance of power as of now. `by` is the author, as the log names them. */
export function createBalanceGenerator(options: BalanceGeneratorOptions) {
  const { events, balances, shown, computeBalance, now, position } = options;
  const generator = createGenerator(options);
  const olderEvents = createOlderEvents(events);

  const generate = generator.generation('balance', 'balance-generated', async (by) => {
    if (events.counts().visitor === 0) throw new Fault('conflict', 'There are no events to weigh yet.');
    const asOf = now();
    const seq = position();
    const known = [...(await olderEvents(asOf)), ...(await events.records(recentDays * 24, asOf))];
    const last = await balances.latest();
    // The events named in what moved are those of the balance before that are still public.
    const before = last && (await shown.of(last)).content;
    const { draft: proposal, note } = await proposed(known, asOf, before, by);
    const { content: computed, data } = await computeBalance(known, asOf, before, proposal);
    const isAdjusted = (computed.adjustments ?? []).length > 0;
    const content = { ...computed, model: isAdjusted ? (proposal?.model ?? null) : null };
    const noted = note && !isAdjusted ? { ...content, modelNote: note } : content;
    return { result: await balances.add(noted, data, asOf), seq };
  });

  function proposed(
    known: readonly EventRecord[],
    asOf: Date,
    before: BalanceContent | null,
    by: string,
  ): Promise<ModelDraft<Proposal>> {
    const prompt = (model: string) => {
      const { prompt, eventsOf } = askFor(known, asOf);
      return { prompt, toDraft: (answer: AdjustmentsAnswer) => toProposal(answer, eventsOf, model) };
    };
    const carried = async () => carriedFrom(before);
    return generator.draft({ name: 'balance', by, prompt, carried, fallback: 'By the formula alone.' });
  }

  return { generate };
}

function carriedFrom(before: BalanceContent | null): Proposal | null {
  return before?.model ? { model: before.model, adjustments: before.adjustments ?? [] } : null;
}
