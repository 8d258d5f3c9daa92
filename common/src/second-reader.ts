import { z } from 'zod';
import { call } from './call.ts';

/** What a language model does as a second reader of what the rules could not decide. */
export const SecondReaderState = z.object({
  /** As the operator named it; null if none is configured. */
  model: z.string().nullable(),
  /** Doubtful joins and titles to translate that it has not been asked about. */
  waiting: z.object({ pairs: z.int(), titles: z.int() }),
  /** The last batch: why there was no answer, as a sentence, or null. */
  last: z.object({ at: z.iso.datetime(), failure: z.string().nullable() }).nullable(),
  /** Tokens spent today (UTC) on everything that a model is asked, and what may be spent a day. */
  tokensToday: z.int(),
  dailyTokens: z.int(),
});
export type SecondReaderState = z.infer<typeof SecondReaderState>;

export const secondReaderCalls = {
  secondReader: call({
    method: 'GET',
    path: '/api/admin/second-reader',
    access: 'admin',
    reply: SecondReaderState,
  }),
};
