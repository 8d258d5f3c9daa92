import { createHash } from 'node:crypto';
import type { Stats } from '@vigil/common/stats';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import { type Failure, failures, mostTokens, type Question, type Thought } from '../../llm/prompt.ts';
import type { UsageLedger } from './usage-ledger.ts';

interface Parts {
  /** Null where no model is set up. */
  thinker: { model: string; think: <T>(question: Question<T>, stop: AbortSignal) => Promise<Thought<T>> } | null;
  thoughts: UsageLedger;
  /** Tokens that all servers together may spend on a day of UTC. */
  dailyTokens: number;
  /** What is asked without a person asking for it is asked no more often than this, in milliseconds. */
  pauseMs: number;
  now: () => Date;
  log: Log;
}

export type Thinking = ReturnType<typeof createLlmService>;

/** A model within its budget: it is asked no more than the day allows, and how that ended is told to the operator. */
export function createLlmService({ thinker, thoughts, dailyTokens, pauseMs, now, log }: Parts) {
  const stopping = new AbortController();

  /** Throws only when the database fails. */
  async function think<T>(question: Question<T>): Promise<{ value: T } | Silence> {
    if (!thinker) return failed('unreachable');
    const at = now();
    const day = at.toISOString().slice(0, 10);
    const most = mostTokens(question);
    if (!(await thoughts.reserve(day, most, dailyTokens))) {
      await thoughts.note({ _id: question.name, at, failure: 'budget' });
      log.warn(
        { question: question.name, most, dailyTokens },
        'the model is not asked: the budget of the day is used up',
      );
      return failed('budget');
    }
    const from = performance.now();
    const thought = await thinker.think(question, stopping.signal);
    await thoughts.settle(day, most, thought.tokens);
    const failure = 'failure' in thought ? thought.failure : null;
    // That we go ourselves says nothing of the model.
    if (failure !== 'stopped') await thoughts.note({ _id: question.name, at, failure });
    // Never the words: they are long, and strangers wrote them.
    const about = {
      question: question.name,
      prompt: createHash('sha256').update(question.system).update(question.user).digest('hex').slice(0, 16),
      model: thinker.model,
      tokens: thought.tokens,
      ms: Math.round(performance.now() - from),
    };
    if ('failure' in thought) {
      log.warn({ ...about, failure: thought.failure }, 'the model gave no answer');
      return failed(thought.failure);
    }
    log.info(about, 'the model answered');
    return { value: thought.value };
  }

  /** May this be asked again without a person asking for it? */
  async function isDue(name: string): Promise<boolean> {
    const last = await thoughts.lastAsked(name);
    return last === null || now().getTime() - last.at.getTime() >= pauseMs;
  }

  /** How the last question went, whatever it was about. */
  async function state(): Promise<Stats['engine']> {
    if (!thinker) return 'rules';
    const last = await thoughts.lastAsked();
    if (!last) return 'untried';
    if (last.failure === null) return 'model';
    const isToday = last.at.toISOString().slice(0, 10) === now().toISOString().slice(0, 10);
    if (last.failure === 'budget') return isToday ? 'spent' : 'untried';
    return 'degraded';
  }

  return { model: thinker?.model ?? null, think, isDue, state, stop: () => stopping.abort() };
}

/** Why there is no answer, and whether that is for want of budget. */
interface Silence {
  fault: Fault;
  isSpent: boolean;
}

function failed(failure: Failure): Silence {
  const code = failure === 'slow' ? 'tooSlow' : failure === 'stopped' ? 'unavailable' : 'unreachable';
  return { fault: new Fault(code, failures[failure]), isSpent: failure === 'budget' };
}
