import { z } from 'zod';
import { call } from './call.ts';
import { Event, EventContent } from './events.ts';
import { Done } from './kit.ts';
import { limits } from './limits.ts';

/** An event and an earlier one that it is possibly the same as. */
export const Doubt = z.object({
  event: Event,
  candidate: Event,
  /** That both are the same event, as the rules judged it. */
  probability: z.number(),
  /** A model was asked and could not tell either. */
  modelUnsure: z.boolean(),
});
export type Doubt = z.infer<typeof Doubt>;

const PairText = EventContent.pick({
  title: true,
  summary: true,
  lang: true,
  location: true,
  eventType: true,
  timestamp: true,
}).extend({ id: z.string() });

/** A pair of events that an administrator has joined or kept apart: a row of training data. */
export const SettledPair = z.object({
  same: z.boolean(),
  at: z.iso.datetime(),
  /** As the rules judged it; null for events that no rule had named. */
  probability: z.number().nullable(),
  a: PairText,
  b: PairText,
});
export type SettledPair = z.infer<typeof SettledPair>;

const id = z.string().min(1).max(limits.id);

export const doubtCalls = {
  /** The open doubts of the last two weeks, the newest event first, at most 100. */
  doubts: call({
    method: 'GET',
    path: '/api/admin/doubts',
    access: 'admin',
    reply: z.object({ total: z.int(), doubts: z.array(Doubt) }),
  }),
  /** `same`: the event is merged into the candidate. Otherwise they are kept apart and the doubt does not come back. */
  settleDoubt: call({
    method: 'POST',
    path: '/api/admin/doubts',
    access: 'admin',
    body: z.strictObject({ eventId: id, candidateId: id, same: z.boolean() }),
    reply: Done,
  }),
  /** Every pair that administrators have settled, as JSON Lines, oldest first. */
  settledPairs: call({
    method: 'GET',
    path: '/api/admin/doubts/settled',
    access: 'admin',
    replying: 'lines',
    reply: z.array(SettledPair),
  }),
};
