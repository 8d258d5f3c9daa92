import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, WebAddress } from './kit.ts';

export const trustedCategories = ['news', 'analysis', 'government', 'military', 'intelligence', 'other'] as const;
export const TrustedCategory = z.enum(trustedCategories);
export type TrustedCategory = z.infer<typeof TrustedCategory>;

/** A source for reference, recommended to readers; not scanned. */
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

/** What the dialog sends, to add one and to change one. */
export const TrustedSourceForm = z.strictObject({
  name: z.string({ error: 'Name is required' }).trim().min(1, 'Name is required').max(200),
  url: z.string({ error: 'URL is required' }).trim().min(1, 'URL is required').pipe(WebAddress),
  category: z.enum(trustedCategories, { error: 'Category is required' }),
  description: z
    .string()
    .trim()
    .max(2_000)
    .nullish()
    .transform((text) => text ?? ''),
  reliability: z.int({ error: reliabilityRange }).min(1, reliabilityRange).max(100, reliabilityRange).default(100),
  isPublic: z.boolean().default(true),
});
export type TrustedSourceForm = z.infer<typeof TrustedSourceForm>;

export const trustedSourceCalls = {
  /** The public ones; an administrator gets the private ones too. */
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
