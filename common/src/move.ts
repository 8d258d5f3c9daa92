import { z } from 'zod';
import { urgencyLevels } from './listing.ts';

const UrgencyLevel = z.enum(urgencyLevels);

/**
 * What a later report added to an event; `at` is when it was published. `from` 0: no number was known before. `impact`: people or
 * buildings were hit, after an alarm or a launch alone.
 */
export const Move = z.discriminatedUnion('what', [
  z.object({
    at: z.iso.datetime(),
    what: z.enum(['deaths', 'injured']),
    from: z.int().nonnegative(),
    to: z.int().positive(),
  }),
  z.object({ at: z.iso.datetime(), what: z.literal('urgency'), from: UrgencyLevel, to: UrgencyLevel }),
  z.object({ at: z.iso.datetime(), what: z.literal('impact') }),
]);
export type Move = z.infer<typeof Move>;

/** The latest moves that an event has. */
export const maxMoves = 12;
