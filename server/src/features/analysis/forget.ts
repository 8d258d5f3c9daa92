import type { EventStore } from '../events/store.ts';
import { gate } from './gate.ts';
import type { AnalysisStore } from './store.ts';

interface ForgetSentencesOptions {
  events: Pick<EventStore, 'knownOf'>;
  analyses: Pick<AnalysisStore, 'forget'>;
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
  await analyses.forget(gone, () => false);
  if (partly.length === 0) return;
  const known = await events.knownOf(partly);
  await analyses.forget(partly, ({ text, eventIds }) => {
    const cited = eventIds.flatMap((id) => known.get(id) ?? []);
    // What is said of others too was not told by one of them alone.
    return cited.length < eventIds.length || gate(text, cited).supported;
  });
}
