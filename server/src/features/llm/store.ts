import { createHash } from 'node:crypto';
import type { Stats } from '@vigil/common/stats';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import { type Completion, failures, type LlmFailure, type Prompt, tokenBound } from '../../llm/prompt.ts';
import type { UsageLedger } from './usage-ledger.ts';

interface LlmServiceOptions {
  /** Null if no model is configured. */
  client: { model: string; complete: <T>(prompt: Prompt<T>, stop: AbortSignal) => Promise<Completion<T>> } | null;
  usage: UsageLedger;
  /** Tokens that all servers together may spend on a day of UTC. */
  dailyTokens: number;
  /** Minimum time between automatic prompts of one kind, in milliseconds. */
  pauseMs: number;
  now: () => Date;
  log: Log;
}

export type { UsageLedger };
export type LlmService = ReturnType<typeof createLlmService>;

/** Calls the model within the daily token budget, and logs the result for the operator. */
export function createLlmService({ client, usage, dailyTokens, pauseMs, now, log }: LlmServiceOptions) {
  const stopping = new AbortController();

  /** Throws only if the database fails. */
  async function complete<T>(prompt: Prompt<T>): Promise<{ value: T } | NoAnswer> {
    if (!client) return failed('unreachable');
    const at = now();
    const day = at.toISOString().slice(0, 10);
    const bound = tokenBound(prompt);
    if (!(await usage.reserve(day, bound, dailyTokens))) {
      await usage.note({ _id: prompt.name, at, failure: 'budget' });
      log.warn(
        { task: prompt.name, most: bound, dailyTokens },
        'the model is not asked: the budget of the day is used up',
      );
      return failed('budget');
    }
    const from = performance.now();
    const completion = await client.complete(prompt, stopping.signal);
    await usage.settle(day, bound, completion.tokens);
    const failure = 'failure' in completion ? completion.failure : null;
    // A shutdown says nothing about the model.
    if (failure !== 'stopped') await usage.note({ _id: prompt.name, at, failure });
    // The text is never logged: it is long, and written by others.
    const about = {
      task: prompt.name,
      prompt: createHash('sha256').update(prompt.system).update(prompt.user).digest('hex').slice(0, 16),
      model: client.model,
      tokens: completion.tokens,
      ms: Math.round(performance.now() - from),
    };
    if ('failure' in completion) {
      log.warn({ ...about, failure: completion.failure }, 'the model gave no answer');
      return failed(completion.failure);
    }
    log.info(about, 'the model answered');
    return { value: completion.value };
  }

  /** Returns true if an automatic prompt of this kind is due. */
  async function isDue(name: string): Promise<boolean> {
    const last = await usage.lastPrompt(name);
    return last === null || now().getTime() - last.at.getTime() >= pauseMs;
  }

  /** The result of the last prompt of any kind. */
  async function state(): Promise<Stats['engine']> {
    if (!client) return 'rules';
    const last = await usage.lastPrompt();
    if (!last) return 'untried';
    if (last.failure === null) return 'model';
    const isToday = last.at.toISOString().slice(0, 10) === now().toISOString().slice(0, 10);
    if (last.failure === 'budget') return isToday ? 'spent' : 'untried';
    return 'degraded';
  }

  return { model: client?.model ?? null, complete, isDue, state, stop: () => stopping.abort() };
}

/** The reason for a missing answer. `isSpent`: the budget is used up. */
interface NoAnswer {
  fault: Fault;
  isSpent: boolean;
}

function failed(failure: LlmFailure): NoAnswer {
  const code = failure === 'slow' ? 'tooSlow' : failure === 'stopped' ? 'unavailable' : 'unreachable';
  return { fault: new Fault(code, failures[failure]), isSpent: failure === 'budget' };
}
