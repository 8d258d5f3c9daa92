import type { Sentence } from '@vigil/common/analysis';
import { levelIn } from '@vigil/server/features/analysis/level-in';
import { toDraft } from '@vigil/server/features/analysis/model-draft';
import { type Examined, examine } from '@vigil/server/features/analysis/model-sentences';
import { askFor, countsIn, detailedSections } from '@vigil/server/features/analysis/prompt';
import { windowHours, writeReport } from '@vigil/server/features/analysis/report';
import { failures } from '@vigil/server/llm/prompt';
import type { LlmClient } from '@vigil/server/outside/llm';
import type { EventRecord } from '@vigil/server/timeline/change';
import { statusAt } from './assess.ts';

type Shown = Pick<Sentence, 'section' | 'text' | 'eventIds' | 'by' | 'kind' | 'quote' | 'template'>;

export interface Comparison {
  at: string;
  model: string;
  events: number;
  /** Why the model gave no usable answer; null if it did. */
  failure: string | null;
  tokens: number;
  byRules: Shown[];
  /** As a reader would see it: the sentences that the verifier let pass, with those of the rules. */
  byModel: Shown[];
  /** Sentences that the model proposed and the verifier let pass. */
  kept: number;
  refused: Examined['refused'];
}

/** Writes the detailed report for a time by the rules alone, and with a model, by the functions that the server calls. */
export async function compareModel(events: readonly EventRecord[], at: Date, llm: LlmClient): Promise<Comparison> {
  const known = events.filter(({ timestamp }) => Date.parse(timestamp) <= +at);
  const { threatLevel: level } = levelIn(statusAt(known, at));
  const circumstances = { level, since: null, isDetailed: true };
  const ruled = writeReport(known, null, circumstances);
  if (!ruled) throw new Error(`No event is known at ${at.toISOString()}.`);
  const from = Date.parse(ruled.until) - windowHours * 3_600_000;
  const recent = known.filter(({ timestamp }) => Date.parse(timestamp) >= from);
  const wanted = ['assessment', 'patterns', ...detailedSections] as const;
  const { prompt, eventsOf } = askFor('detailed', wanted, recent, new Date(ruled.until), countsIn(ruled.sentences));
  const completion = await llm.complete(prompt, new AbortController().signal);
  const about = { model: llm.model, at: at.toISOString() };
  const draft = 'value' in completion ? toDraft(completion.value, eventsOf, about) : null;
  const { kept, refused } = draft ? examine(draft, recent) : { kept: [], refused: [] };
  return {
    at: at.toISOString(),
    model: llm.model,
    events: known.length,
    failure: 'failure' in completion ? failures[completion.failure] : null,
    tokens: completion.tokens,
    byRules: ruled.sentences.map(shown),
    byModel: (writeReport(known, draft, circumstances) ?? ruled).sentences.map(shown),
    kept: kept.length,
    refused,
  };
}

function shown({ origins: _, depth: __, ...sentence }: Sentence): Shown {
  return sentence;
}
