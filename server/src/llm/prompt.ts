import type { z } from 'zod';

/** What a model is asked. */
export interface Prompt<T> {
  /** For the log and for the model's server; letters alone. */
  name: string;
  /** The rules, which are ours. */
  system: string;
  /** What they are applied to, which strangers wrote. */
  user: string;
  /** What the answer must be. Plain shapes only: many servers refuse bounds and formats. */
  schema: z.ZodType<T>;
  /** Tokens that the answer may have. */
  maxTokens: number;
}

/** Why a model gave no answer that can be used, each with the sentence for who asked. */
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
export type Failure = keyof typeof failures;

/** `tokens`: what it cost, or may have cost where nobody knows. */
export type Completion<T> = ({ value: T } | { failure: Failure }) & { tokens: number };

/** The most that a question can cost, with all the attempts that are made of it. */
export function tokenBound({ system, user, maxTokens }: Prompt<unknown>): number {
  return attempts * (roughTokens(JSON.stringify([system, user])) + maxTokens) + repairTokens;
}

/** The first one, one after a failure that may pass, and one to repair an answer that cannot be read. */
const attempts = 3;
/** For the answer that is shown again, and for what frames the messages. */
const repairTokens = 2_000;

/** Tokens of a text, rather too many: models cut English into four letters, other scripts into fewer. */
export function roughTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
