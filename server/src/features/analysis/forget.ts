import type { EventStore } from '../events/store.ts';
import type { AnalysisStore } from './store.ts';
import { isStillSupported, recompose } from './verify.ts';

interface ForgetSentencesOptions {
  events: Pick<EventStore, 'knownOf'>;
  analyses: Pick<AnalysisStore, 'revise'>;
}

/**
 * Takes what was written of erased events out of all analyses, for good. `partly`: events that have lost reports; of
 * what was written of them stays what the others support.
 */
export async function forgetSentences(
  { events, analyses }: ForgetSentencesOptions,
  gone: string[],
  partly: string[],
): Promise<void> {
  const erased = new Set(gone);
  await analyses.revise(gone, async (sentence) => {
    // A count goes on without them; what one of them says goes with it.
    const left = sentence.kind ? await knownOf(sentence.eventIds.filter((id) => !erased.has(id))) : [];
    return recompose(sentence, left);
  });
  if (partly.length === 0) return;
  const known = await events.knownOf(partly);
  await analyses.revise(partly, async (sentence) => {
    const { kind, eventIds } = sentence;
    const cited = kind ? await knownOf(eventIds) : eventIds.flatMap((id) => known.get(id) ?? []);
    // What is said of others too was not told by one of them alone.
    if (!kind && cited.length < eventIds.length) return sentence;
    return isStillSupported(sentence, cited) ? sentence : recompose(sentence, cited);
  });

  async function knownOf(ids: string[]) {
    return [...(await events.knownOf(ids)).values()];
  }
}
