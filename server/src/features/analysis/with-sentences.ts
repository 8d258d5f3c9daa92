import type { Analysis, Sentence } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';

/** An analysis with these of its sentences alone: its texts are views of them. */
export function withSentences<A extends Omit<Analysis, 'id' | 'generatedAt'>>(analysis: A, sentences: Sentence[]): A {
  const isByModel = sentences.some(({ by }) => by === 'model');
  const kept = { ...analysis, ...viewOf(sentences, 'balanced'), sentences };
  if (isByModel) return kept;
  delete kept.modelAt;
  return { ...kept, model: null };
}
