import { z } from 'zod';
import { limits } from './limits.ts';

/** The path parameter of calls about one object. */
export const Id = z.strictObject({ id: z.string().min(1).max(limits.id) });

/** The reply of a call without a result. */
export const Done = z.object({ success: z.literal(true) });
export const done = { success: true } as const;

/**
 * The error function of a field with its own sentence for missing or blank values; other errors keep the general
 * sentences.
 */
export function whenMissing(sentence: string): (issue: { input?: unknown }) => string | undefined {
  return ({ input }) => {
    const isBlank = typeof input === 'string' && input.trim() === '';
    return isBlank || input === undefined || input === null ? sentence : undefined;
  };
}

/** An http(s) URL entered by an administrator. */
export const WebAddress = z
  .string()
  .trim()
  .max(limits.url)
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid http(s) address' }));

/** Why an administrator corrects something. */
export const Reason = z
  .string({ error: whenMissing('Please say why') })
  .trim()
  .min(1, 'Please say why')
  .max(limits.reason, `Please say it in at most ${limits.reason} characters`);

/** Returns true if a correction has any field besides its reason. */
export function isCorrection({ reason: _, ...fields }: { reason: string }): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}
