import { z } from 'zod';
import { call } from './call.ts';
import { Event } from './events.ts';

/** An event after a change, as one audience sees it: null if it is hidden from it or erased. */
export const Update = z.object({ seq: z.int(), eventId: z.string(), event: Event.nullable() });
export type Update = z.infer<typeof Update>;

/**
 * Updates in the order of the log. They directly follow the change `before`: a browser with an older position has
 * missed changes and fetches them.
 */
export const Updates = z.object({ epoch: z.string(), before: z.int(), seq: z.int(), updates: z.array(Update) });
export type Updates = z.infer<typeof Updates>;

export const timelineCalls = {
  changes: call({
    method: 'GET',
    path: '/api/changes',
    access: 'anyone',
    query: z.strictObject({ since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    /** One update for each event changed after `since`. If there are too many, `complete` is false: reload the list. */
    reply: Updates.extend({ complete: z.boolean() }),
  }),
};
