import { z } from 'zod';
import { call } from './call.ts';

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

export const trustedSourceCalls = {
  trustedSources: call({
    method: 'GET',
    path: '/api/trusted-sources',
    access: 'anyone',
    reply: z.array(TrustedSource),
  }),
};
