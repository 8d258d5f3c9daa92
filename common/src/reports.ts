import { z } from 'zod';
import { UrgencyLevel } from './events.ts';
import { Side } from './sources.ts';

/** A side of the conflict, as the author of a statement. */
export const ReportParty = z.enum(['israeli', 'iranian']);
export type ReportParty = z.infer<typeof ReportParty>;

/** What the figures of an event count. */
export const Counted = z.enum(['killed', 'injured', 'launched', 'intercepted', 'captured', 'arrested', 'displaced']);
export type Counted = z.infer<typeof Counted>;

/** A number as given by one report. */
export const ReportedFigure = z.object({
  what: Counted,
  /** The weapons counted, such as 'drones'; missing for people. */
  of: z.string().optional(),
  /** The side of the people hurt or of the weapons, if stated. */
  whose: ReportParty.optional(),
  /** As shown: '5', 'at least 5', '5-7', 'dozens'; empty if a denial gives no number. */
  value: z.string(),
  /** Bounds; null if not stated: 'at least 5' has no upper bound, 'dozens' has neither. */
  low: z.int().nullable(),
  high: z.int().nullable(),
  /** The sentence that contains it. */
  words: z.string(),
  isDenied: z.boolean().optional(),
});
export type ReportedFigure = z.infer<typeof ReportedFigure>;

/**
 * An item as evidence of an event. `url` is empty if the feed gave no link. Missing fields were not known when the
 * report was stored.
 */
export const Report = z.object({
  item: z.string(),
  source: z.string(),
  url: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  /** When it was read, for a report without a usable date. */
  seenAt: z.iso.datetime().optional(),
  /** The first publisher, by the credits in the text; its source if missing. */
  origin: z.string().optional(),
  /** True if the text credits an origin other than its source. */
  wire: z.boolean().optional(),
  /** The side of the source when it was read. */
  side: Side.optional(),
  /** In place of `side` where a third party passes on the word of one that fights beside a side: that side. */
  allyOf: ReportParty.optional(),
  /** The sides whose claims, and whose denials, it passes on. It then makes no statement of its own. */
  claims: z.array(ReportParty).optional(),
  denials: z.array(ReportParty).optional(),
  /** True if the denials only say that the side itself was not responsible. */
  isOfRole: z.boolean().optional(),
  figures: z.array(ReportedFigure).optional(),
  /**
   * What its title says happened, as the rules of earlier versions read it: 'strike'. Only in reports that they stored.
   */
  triggers: z.array(z.string()).optional(),
  /** True if its title tells that people or buildings were hit. Missing in reports stored by earlier versions. */
  impact: z.literal(true).optional(),
  /** The language of its title, and an English summary of it by rule. Missing for English, and in reports stored by earlier versions. */
  lang: z.enum(['ar', 'he', 'fa']).optional(),
  gloss: z.string().optional(),
  /** How urgent it was judged by itself. */
  urgencyLevel: UrgencyLevel.optional(),
  /** Hashes of its word triples, which identify copies: see `isCopy`. Not sent to browsers. */
  print: z.string().optional(),
});
export type Report = z.infer<typeof Report>;

/** The evidence fields of a report, read from its text and its source. */
export type ReportEvidence = Pick<
  Report,
  'origin' | 'wire' | 'side' | 'allyOf' | 'claims' | 'denials' | 'isOfRole' | 'figures' | 'print'
>;
