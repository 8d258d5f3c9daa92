import type { z } from 'zod';

/** A prompt for a model. */
export interface Prompt<T> {
  /** Used in the log and sent to the model's server; letters only. */
  name: string;
  /** The instructions, written by Vigil. */
  system: string;
  /** The input, written by others. */
  user: string;
  /** The schema of the answer. Plain shapes only: many servers reject bounds and formats. */
  schema: z.ZodType<T>;
  /** Maximum tokens of the answer. */
  maxTokens: number;
}

/** Why a model gave no usable answer, each with the message for the user. */
export const failures = {
  slow: 'The model did not answer in time.',
  unreachable: 'The model cannot be reached.',
  failing: 'The server of the model failed.',
  busy: 'The model has too much to do at the moment.',
  quota: 'The account at the provider of the model has nothing left to spend.',
  key: 'The provider of the model does not accept the key.',
  rejected: 'The server of the model does not accept the question.',
  large: 'The answer of the model was too large.',
  foreign: 'What answered in the place of the model is none.',
  empty: 'The model answered nothing.',
  refusal: 'The model refused to answer.',
  cut: 'The answer of the model was cut off.',
  filtered: 'The provider of the model held the answer back.',
  malformed: 'The answer of the model could not be read.',
  stopped: 'The server is being stopped.',
  budget: 'What the model may spend today is used up.',
} as const;
export type LlmFailure = keyof typeof failures;

/** `tokens`: the cost, or its upper bound if unknown. */
export type Completion<T> = ({ value: T } | { failure: LlmFailure }) & { tokens: number };

/** The maximum cost of a prompt, including all attempts. */
export function tokenBound({ system, user, maxTokens }: Prompt<unknown>): number {
  return attempts * (roughTokens(JSON.stringify([system, user])) + maxTokens) + repairTokens;
}

/** The first attempt, one retry, and one repair of an unreadable answer. */
const attempts = 3;
/** For the repeated answer and the framing of messages. */
const repairTokens = 2_000;

/**
 * An upper estimate of the tokens of a text: models split English into about four letters a token, other scripts into
 * fewer.
 */
export function roughTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
