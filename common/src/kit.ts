import { z } from 'zod';
import { limits } from './limits.ts';

/** The path parameter of calls about one thing. */
export const Id = z.strictObject({ id: z.string().min(1).max(limits.id) });

/** The reply of a call that only does something. */
export const Done = z.object({ success: z.literal(true) });
export const done = { success: true } as const;

/** The error of a field that has a sentence of its own for being missing or blank, and the general ones for all else. */
export function whenMissing(sentence: string): (issue: { input?: unknown }) => string | undefined {
  return ({ input }) => {
    const isBlank = typeof input === 'string' && input.trim() === '';
    return isBlank || input === undefined || input === null ? sentence : undefined;
  };
}

/** An address of the web, as an administrator may give it. */
export const WebAddress = z
  .string()
  .trim()
  .max(limits.url)
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid http(s) address' }));
