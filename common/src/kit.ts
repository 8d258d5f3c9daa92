import { z } from 'zod';

/** The path parameter of calls about one thing. */
export const Id = z.strictObject({ id: z.string().min(1).max(128) });

/** The reply of a call that only does something. */
export const Done = z.object({ success: z.literal(true) });
export const done = { success: true } as const;

/** An address of the web, as an administrator may give it. */
export const WebAddress = z
  .string()
  .trim()
  .max(2048)
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid http(s) address' }));
