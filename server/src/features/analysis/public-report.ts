import type { Analysis, Sentence } from '@vigil/common/analysis';
import type { EventRecord } from '../../timeline/change.ts';
import type { StoredAnalysis } from './store.ts';
import { isStillSupported, recompose, supportersOf } from './verify.ts';
import { withSentences } from './with-sentences.ts';

/** What the public may read of an analysis, when these are the public ones of the events that it cites. */
export async function publicReport(
  { analysis, seq }: StoredAnalysis,
  events: ReadonlyMap<string, EventRecord>,
  yieldIfBusy: () => Promise<void> | undefined,
): Promise<Analysis> {
  const kept: Sentence[] = [];
  for (const sentence of analysis.sentences) {
    await yieldIfBusy();
    const cited = sentence.eventIds.flatMap((id) => events.get(id) ?? []);
    if (cited.length < sentence.eventIds.length) {
      // A count goes on without what was withdrawn; what one event says goes with it.
      const less = recompose(sentence, cited);
      if (less) kept.push(withOrigins(less, cited));
      continue;
    }
    if (cited.every((event) => event.seq <= seq)) kept.push(sentence);
    else if (isStillTrue(sentence, cited, analysis.generatedAt)) kept.push(withOrigins(sentence, cited));
  }
  if (kept.every((sentence, at) => sentence === analysis.sentences[at]) && kept.length === analysis.sentences.length)
    return analysis;
  return withSentences(analysis, kept);
}

/** Reports of an event that was corrected since still say what was put right: then its own words alone count. */
function isStillTrue(sentence: Sentence, cited: readonly EventRecord[], generatedAt: string): boolean {
  const evidence = cited.map((event) =>
    event.corrected && event.corrected.at > generatedAt ? { ...event, reports: [] } : event,
  );
  return isStillSupported(sentence, evidence);
}

/** Reports that moved to another event take their origins along; later ones add none to what was written before. */
function withOrigins(sentence: Sentence, cited: readonly EventRecord[]): Sentence {
  const origins = supportersOf(sentence, cited);
  return origins < sentence.origins ? { ...sentence, origins } : sentence;
}
