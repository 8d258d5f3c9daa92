import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { z } from 'zod';
import type { Env } from '../config/env.ts';
import { type Completion, type LlmFailure, type Prompt, roughTokens } from '../llm/prompt.ts';
import { cappedFetch } from './llm/capped-fetch.ts';
import { readObject } from './llm/lenient-json.ts';
import { type Attempt, readCompletion, readError } from './llm/read-completion.ts';

/** A language model. */
export interface LlmClient {
  /** As the operator named it. */
  model: string;
  /** Never throws, and resolves by a deadline regardless of what the model's server does. `stop` ends it at once. */
  complete: <T>(prompt: Prompt<T>, stop: AbortSignal) => Promise<Completion<T>>;
}

export type ThinkEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'AI_JSON_MODE'>;

export interface LlmTimeouts {
  /** For everything: all attempts and the pauses between them. */
  deadlineMs: number;
  /** The longest pause that a server may ask for. */
  maxWaitMs: number;
}

/**
 * A model behind any server that speaks OpenAI's protocol, or null where none is configured: a key, or for a server
 * without keys its address, sets it up. Of the protocol only `chat/completions` is used, which all of them know.
 */
export function createLlmClient(env: ThinkEnv, timeouts: LlmTimeouts = usual): LlmClient | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: base, OPENAI_MODEL: model, AI_JSON_MODE: jsonMode } = env;
  if (!apiKey && !base) return null;
  const baseURL = base ?? openAi;
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL,
    organization: null,
    project: null,
    // Its own retries sleep as long as a server asks for, an hour if need be, and nothing wakes them.
    maxRetries: 0,
    // Our own deadline comes first.
    timeout: 2 * timeouts.deadlineMs,
    logLevel: 'off',
    fetch: cappedFetch(maxBytes),
  });

  async function complete<T>(prompt: Prompt<T>, stop: AbortSignal): Promise<Completion<T>> {
    const deadline = AbortSignal.timeout(timeouts.deadlineMs);
    const signal = AbortSignal.any([deadline, stop]);
    const cost = { tokens: 0 };
    const outcome = await Promise.race([converse(prompt, signal, cost), ended(signal)]);
    const isOver = 'failure' in outcome && signal.aborted;
    return { ...(isOver ? { failure: stop.aborted ? 'stopped' : 'slow' } : outcome), tokens: cost.tokens };
  }

  /** Asks once more after a failure that may pass, and once more for an answer that cannot be read. */
  async function converse<T>(prompt: Prompt<T>, signal: AbortSignal, cost: Cost): Promise<LlmOutcome<T>> {
    const { system, user, schema } = prompt;
    const messages: ChatMessage[] = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    let mayWait = true;
    let mayRepair = true;
    for (;;) {
      const attempt = await ask(prompt, messages, signal, cost);
      if ('failure' in attempt) {
        if (attempt.waitMs === null || !mayWait) return { failure: attempt.failure };
        mayWait = false;
        await wait(Math.min(attempt.waitMs, timeouts.maxWaitMs), undefined, { signal }).catch(() => {});
        if (signal.aborted) return { failure: 'slow' };
        continue;
      }
      const read = schema.safeParse(readObject(attempt.text));
      if (read.success) return { value: read.data };
      if (!mayRepair) return { failure: 'malformed' };
      mayRepair = false;
      const faults = read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
      messages.push(
        { role: 'assistant', content: attempt.text.slice(0, maxQuoted) },
        {
          role: 'user',
          content: `This is not the JSON object that was asked for (${faults.join('; ')}). Send it alone.`,
        },
      );
    }
  }

  /** One request. What it may cost counts until it is known what it did cost. */
  async function ask<T>(
    { name, schema, maxTokens }: Prompt<T>,
    messages: ChatMessage[],
    signal: AbortSignal,
    cost: Cost,
  ): Promise<Attempt> {
    const most = roughTokens(JSON.stringify(messages)) + maxTokens;
    cost.tokens += most;
    const attempt = await client.chat.completions
      .create(
        {
          model: model ?? defaultModel,
          messages,
          // OpenAI's newer models refuse the old name, other servers do not know the new one.
          ...(baseURL === openAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
          ...(jsonMode !== 'off' && { response_format: formatOf(jsonMode, name, schema) }),
        },
        { signal },
      )
      .then(readCompletion, readError);
    cost.tokens += (attempt.tokens ?? most) - most;
    return attempt;
  }

  return { model: model ?? defaultModel, complete };
}

const usual: LlmTimeouts = { deadlineMs: 90_000, maxWaitMs: 20_000 };
const openAi = 'https://api.openai.com/v1';
const defaultModel = 'gpt-4o-mini';
/** Far more than any answer of ours; counted after unpacking. */
const maxBytes = 262_144;
/** Characters of an unreadable answer that are shown to the model again. */
const maxQuoted = 4_000;

interface Cost {
  tokens: number;
}
type LlmOutcome<T> = { value: T } | { failure: LlmFailure };
type ChatMessage = OpenAI.Chat.ChatCompletionMessageParam;

function formatOf(mode: 'json_schema' | 'json_object', name: string, schema: z.ZodType) {
  if (mode === 'json_object') return { type: 'json_object' } as const;
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  return { type: 'json_schema', json_schema: { name, strict: true, schema: shape } } as const;
}

/** Resolves when a signal is given. Requests that are still open continue without a reader. */
function ended(signal: AbortSignal): Promise<{ failure: LlmFailure }> {
  return new Promise((resolve) => {
    const end = () => resolve({ failure: 'slow' });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
