import type { Env } from '../kit/env.ts';
import type { FetchPage } from './fetch-page.ts';
import { createFetchPage } from './fetch-page.ts';

/** The world beyond the process. Tests replace this and nothing else. */
export interface Outside {
  fetchPage: FetchPage;
  now: () => Date;
  close: () => Promise<void>;
}

/** The real one. */
export function createOutside(env: Pick<Env, 'FEED_ALLOWED_CIDRS'>): Outside {
  const { fetchPage, close } = createFetchPage({ allowedCidrs: env.FEED_ALLOWED_CIDRS });
  return { fetchPage, now: () => new Date(), close };
}
