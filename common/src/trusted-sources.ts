import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, WebAddress, whenMissing } from './kit.ts';
import { limits } from './limits.ts';

export const trustedCategories = ['news', 'analysis', 'government', 'military', 'intelligence', 'other'] as const;
export const TrustedCategory = z.enum(trustedCategories);
export type TrustedCategory = z.infer<typeof TrustedCategory>;

/** A source recommended to readers; it is not scanned. */
export const TrustedSource = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.string().default(''),
  category: TrustedCategory,
  /** Percent. */
  reliability: z.int().min(1).max(100).default(100),
  isPublic: z.boolean().default(true),
  createdAt: z.iso.datetime(),
});
export type TrustedSource = z.infer<typeof TrustedSource>;

const reliabilityRange = 'Reliability must be a number from 1 to 100';

const needed = (sentence: string) =>
  z
    .string({ error: whenMissing(sentence) })
    .trim()
    .min(1, sentence);

/** The body for adding and for changing one. */
export const TrustedSourceForm = z.strictObject({
  name: needed('Name is required').max(limits.sourceName),
  url: needed('URL is required').pipe(WebAddress),
  category: z.enum(trustedCategories, { error: whenMissing('Category is required') }),
  description: z
    .string()
    .trim()
    .max(limits.description)
    .nullish()
    .transform((text) => text ?? ''),
  reliability: z.int({ error: reliabilityRange }).min(1, reliabilityRange).max(100, reliabilityRange).default(100),
  isPublic: z.boolean().default(true),
});
export type TrustedSourceForm = z.infer<typeof TrustedSourceForm>;

export const trustedSourceCalls = {
  /** The public ones; administrators get the private ones as well. */
  trustedSources: call({
    method: 'GET',
    path: '/api/trusted-sources',
    access: 'anyone',
    reply: z.array(TrustedSource),
  }),
  addTrustedSource: call({
    method: 'POST',
    path: '/api/admin/trusted-sources',
    access: 'admin',
    body: TrustedSourceForm,
    reply: TrustedSource,
  }),
  changeTrustedSource: call({
    method: 'PUT',
    path: '/api/admin/trusted-sources/:id',
    access: 'admin',
    params: Id,
    body: TrustedSourceForm,
    reply: TrustedSource,
  }),
  removeTrustedSource: call({
    method: 'POST',
    path: '/api/admin/trusted-sources/:id/delete',
    access: 'admin',
    params: Id,
    reply: Done,
  }),
};
