import { z } from 'zod';
import { agains, countries, kinds, parties, realities, roles, types, urgencies } from './answers.ts';

const Chance = z.number().min(0).max(1);

/** Words of a text, by their place in it: UTF-16 units, `end` is the first unit after them. */
export const RoleSpan = z.object({
  role: z.enum(roles),
  in: z.enum(['title', 'summary']),
  start: z.int().nonnegative(),
  end: z.int().positive(),
});
export type RoleSpan = z.infer<typeof RoleSpan>;

/** What one report says. The model gives the same text always the same statement. */
export const Statement = z.object({
  /** The first 12 digits of the model's SHA-256; `admin` or `archive` where a person gave it, `alert` for an official alert. */
  model: z.string().regex(/^(?:[0-9a-f]{12}|admin|archive|alert)$/),
  /** The chance that the report is about the confrontation. */
  relevance: Chance,
  type: z.enum(types),
  /** The chances of low, medium, high, urgent and critical; together 1. */
  urgency: z.array(Chance).length(urgencies.length),
  kind: z.enum(kinds),
  /** The chance of the kind given. */
  kindChance: Chance,
  reality: z.enum(realities),
  again: z.enum(agains),
  /** Parties that are more likely than not. */
  by: z.array(z.enum(parties)),
  on: z.array(z.enum(parties)),
  country: z.enum(countries),
  spans: z.array(RoleSpan),
  /**
   * A unit vector of 128 numbers in steps of 1/127, one signed byte each, in base64: near for reports of one event. Missing where
   * no model read the text.
   */
  vector: z.base64().optional(),
});
export type Statement = z.infer<typeof Statement>;

/** The text that a statement is of. */
export interface NewsText {
  title: string;
  summary: string;
}
