import { type Analysis, type Section, sections } from '@vigil/common/analysis';
import { z } from 'zod';
import type { EventRecord } from '../../timeline/change.ts';

/** What a model is asked to send: a list of statements. */
export const DraftAnswer = z.object({
  sentences: z.array(z.object({ section: z.enum(sections), text: z.string(), events: z.array(z.string()) })),
});
export type DraftAnswer = z.infer<typeof DraftAnswer>;

/** Statements of a model that are not verified yet. */
export interface Draft {
  sentences: { section: Section; text: string; eventIds: string[] }[];
  /** As the operator named it. */
  model: string;
  /** When the model was asked. */
  at: string;
}

/** More statements than this of one answer are not looked at: each takes the claim verifier some milliseconds. */
const maxSentences = 40;

export function toDraft(
  { sentences }: DraftAnswer,
  eventsOf: (names: readonly string[]) => EventRecord[],
  about: Pick<Draft, 'model' | 'at'>,
): Draft {
  return {
    ...about,
    sentences: sentences.slice(0, maxSentences).map(({ section, text, events }) => ({
      section,
      text,
      eventIds: eventsOf(events).map(({ id }) => id),
    })),
  };
}

/** How long what a model wrote is carried from one report to the next. */
const carriedMs = 6 * 3_600_000;

/** What a model wrote for an analysis, to be checked against the events of the next one; null when it is too old. */
export function carriedFrom({ sentences, model, modelAt }: Analysis, now: Date): Draft | null {
  if (model === null || !modelAt || now.getTime() - Date.parse(modelAt) > carriedMs) return null;
  return { sentences: sentences.filter(({ by }) => by === 'model'), model, at: modelAt };
}
