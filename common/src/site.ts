import { z } from 'zod';
import { call } from './call.ts';

/** What this installation offers. */
export const Site = z.object({
  /** Signed-out visitors may read. */
  isPublic: z.boolean(),
  /** Donations can be taken. */
  donations: z.boolean(),
  /** The security check of sign-up, or none. */
  captcha: z.enum(['altcha', 'off']),
  /** Where readers can write to; null where the operator has set no address. */
  contactEmail: z.string().nullable().default(null),
});
export type Site = z.infer<typeof Site>;

export const siteCalls = {
  site: call({ method: 'GET', path: '/api/site', access: 'anyone', reply: Site }),
  /** This table as an OpenAPI 3.1 document. */
  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    reply: z.record(z.string(), z.unknown()),
  }),
};
