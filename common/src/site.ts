import { z } from 'zod';
import { call } from './call.ts';

/** What this installation offers. */
export const Site = z.object({
  /** Signed-out visitors may read. */
  isPublic: z.boolean(),
  /** True if donations are configured. */
  donations: z.boolean(),
  /** The security check of the sign-up form, or none. */
  captcha: z.enum(['altcha', 'off']),
  /** Messages can be sent by e-mail. */
  mail: z.boolean().default(false),
  /** The contact address; null if none is configured. */
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
  /** The messages of the socket and the stream as an AsyncAPI 3.0 document. */
  asyncapi: call({
    method: 'GET',
    path: '/api/asyncapi.json',
    access: 'anyone',
    reply: z.record(z.string(), z.unknown()),
  }),
};
