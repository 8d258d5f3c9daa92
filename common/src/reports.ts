import { z } from 'zod';
import { Side } from './sources.ts';

/** A side of the conflict, as one that says something. */
export const Party = z.enum(['israeli', 'iranian']);
export type Party = z.infer<typeof Party>;

/** What the figures of an event count. */
export const Counted = z.enum(['killed', 'injured', 'launched', 'intercepted', 'captured', 'arrested', 'displaced']);
export type Counted = z.infer<typeof Counted>;

/** A number as one report gives it. */
export const ReportedFigure = z.object({
  what: Counted,
  /** The weapons that are counted, such as 'drones'; left out for people. */
  of: z.string().optional(),
  /** Whose people were hurt, or whose weapons they are, where the words say so. */
  whose: Party.optional(),
  /** As shown: '5', 'at least 5', '5-7', 'dozens'; empty where a denial names no number. */
  value: z.string(),
  /** Bounds, null where the words give none: 'at least 5' has no upper one, 'dozens' neither. */
  low: z.int().nullable(),
  high: z.int().nullable(),
  /** The sentence it stands in. */
  words: z.string(),
  isDenied: z.boolean().optional(),
});
export type ReportedFigure = z.infer<typeof ReportedFigure>;

/**
 * An item as evidence of an event. `url` is empty where a feed gave no link. What is left out was not known when the
 * report was written.
 */
export const Report = z.object({
  item: z.string(),
  source: z.string(),
  url: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  /** When it was read, for a report without a usable date. */
  seenAt: z.iso.datetime().optional(),
  /** Who first reported it, by the credits of its text; its source where left out. */
  origin: z.string().optional(),
  /** Its text credits that origin, which is not its source. */
  wire: z.boolean().optional(),
  /** Whose voice the source was when it was read. */
  side: Side.optional(),
  /** The sides whose word it passes on, and those whose denial. It then says nothing of its own. */
  claims: z.array(Party).optional(),
  denials: z.array(Party).optional(),
  /** Its denials say only that the side itself did not do it. */
  isOfRole: z.boolean().optional(),
  figures: z.array(ReportedFigure).optional(),
  /** Hashes of its word triples, by which copies are found: see `isCopy`. Never sent to browsers. */
  print: z.string().optional(),
});
export type Report = z.infer<typeof Report>;

/** What a report is worth as evidence, as read from its words and its source. */
export type ReportEvidence = Pick<
  Report,
  'origin' | 'wire' | 'side' | 'claims' | 'denials' | 'isOfRole' | 'figures' | 'print'
>;
