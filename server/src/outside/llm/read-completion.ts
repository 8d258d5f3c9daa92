import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import type { LlmFailure } from '../../llm/prompt.ts';
import { readRetryAfter } from '../response-headers.ts';
import { TooLarge } from './capped-fetch.ts';

/** How one request ended. `tokens` is null where the cost is unknown. */
export type Attempt = { tokens: number | null } & (
  | { text: string }
  | {
      failure: LlmFailure;
      /** After how many milliseconds another attempt makes sense; null for never. */
      waitMs: number | null;
    }
);

/** What we need of a completion. Servers differ in all the rest. */
const Completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage: z.object({ total_tokens: z.int().nonnegative() }).nullish().catch(null),
});

/** Reads the body of a successful response, of any shape. */
export function readCompletion(answer: unknown): Attempt {
  const read = Completion.safeParse(answer);
  if (!read.success) return failed('foreign', null);
  const { choices, usage } = read.data;
  const tokens = usage?.total_tokens ?? null;
  const [choice] = choices;
  if (!choice) return failed('empty', tokens);
  const { message, finish_reason: end } = choice;
  if (message.refusal) return failed('refusal', tokens);
  if (end === 'length') return failed('cut', tokens);
  if (end === 'content_filter') return failed('filtered', tokens);
  if (!message.content?.trim()) return failed('empty', tokens);
  return { text: message.content, tokens };
}

/** Reads what the client threw. */
export function readError(error: unknown): Attempt {
  if (error instanceof APIUserAbortError) return failed('slow', null);
  if (error instanceof APIConnectionError) return ofConnection(error.cause);
  if (error instanceof APIError) return ofStatus(error);
  // It claimed to be JSON and was none.
  if (error instanceof SyntaxError) return failed('malformed', null);
  return failed('foreign', null);
}

function ofConnection(cause: unknown): Attempt {
  if (cause instanceof TooLarge) return failed('large', null);
  const reason = cause instanceof Error ? cause.cause : undefined;
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  // What was never connected cost nothing.
  return failed('unreachable', neverConnected.has(code) ? 0 : null, pauseMs);
}

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Before another attempt, where the server does not say how long. */
const pauseMs = 1_000;

/** Answers with such a status cost nothing. */
function ofStatus({ status, code, type, headers }: APIError): Attempt {
  if (code === 'insufficient_quota' || type === 'insufficient_quota') return failed('quota', 0);
  const waitMs = readRetryAfter(headers?.get('retry-after') ?? null) ?? pauseMs;
  if (status === 429) return failed('busy', 0, waitMs);
  if (status !== undefined && status >= 500) return failed('failing', 0, waitMs);
  return failed(status === 401 || status === 403 ? 'key' : 'rejected', 0);
}

function failed(failure: LlmFailure, tokens: number | null, waitMs: number | null = null): Attempt {
  return { failure, tokens, waitMs };
}
