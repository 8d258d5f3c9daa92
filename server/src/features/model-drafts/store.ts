import type { GenerationKind } from '@vigil/common/analysis';
import type { AuditLog } from '../../changes/audit-log.ts';
import type { SingleFlight } from '../../database/single-flight.ts';
import type { Prompt } from '../../llm/prompt.ts';
import { type AuditAction, personOf } from '../../timeline/audit-action.ts';
import type { LlmService } from '../llm/store.ts';

export interface GeneratorOptions {
  llm: Pick<LlmService, 'model' | 'isDue' | 'complete'>;
  auditLog: Pick<AuditLog, 'record'>;
  singleFlight: SingleFlight<GenerationKind>['singleFlight'];
  /** Called before the result is announced, with the last change that its events include. */
  onAdded: (seq: number) => Promise<unknown>;
}

/** The model's contribution, or the reason why there is none. */
export interface ModelDraft<Draft> {
  draft: Draft | null;
  note?: string;
}

interface DraftPrompt<Answer, Draft> {
  prompt: Prompt<Answer>;
  toDraft: (answer: Answer) => Draft;
}

interface DraftRequest<Answer, Draft> {
  name: GenerationKind;
  /** The author of the generation, as the log names them. */
  by: string;
  /** The prompt for the model of this name, and the conversion of its answer. */
  prompt: (model: string) => DraftPrompt<Answer, Draft> | Promise<DraftPrompt<Answer, Draft>>;
  /** The draft of the previous generation, as far as it is still valid. */
  carried: () => Promise<Draft | null>;
  /** Appended to the note when the model gives no answer: 'By the formula alone.' */
  fallback: string;
}

interface GenerationResult<Result> {
  result: Result;
  /** The last change that the events of the result include. */
  seq: number;
}

/** The common part of generating analyses and balances: drafts by the model, one run at a time, and the audit log. */
export function createGenerator({ llm, auditLog, singleFlight: alone, onAdded }: GeneratorOptions) {
  /**
   * Prompts the model. If a user requested the generation, a failure of the model is thrown, unless its budget is
   * spent. Automatic generations use the previous draft instead, and prompt only if due.
   */
  async function draft<Answer, Draft>(request: DraftRequest<Answer, Draft>): Promise<ModelDraft<Draft>> {
    const { name, by, prompt, carried, fallback } = request;
    const { model } = llm;
    if (model === null) return { draft: null };
    const isAutomatic = personOf(by) === null;
    if (isAutomatic && !(await llm.isDue(name))) return { draft: await carried() };
    const draftPrompt = await prompt(model);
    const completion = await llm.complete(draftPrompt.prompt);
    if ('value' in completion) return { draft: draftPrompt.toDraft(completion.value) };
    const note = `${completion.fault.message} ${fallback}`;
    if (isAutomatic) return { draft: await carried(), note };
    if (completion.isSpent) return { draft: null, note };
    throw completion.fault;
  }

  /** Runs `work`, which stores its result, once at a time over all servers, and records it in the audit log. */
  function generation<Result extends { id: string }>(
    name: GenerationKind,
    act: AuditAction['act'],
    work: (by: string) => Promise<GenerationResult<Result>>,
  ): (by: string) => Promise<Result> {
    return alone(name, async (by) => {
      const { result, seq } = await work(by);
      await onAdded(seq);
      await auditLog.record(by, act, result.id);
      return result;
    });
  }

  return { draft, generation };
}
