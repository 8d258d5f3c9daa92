import type { FetchPage } from './fetch-page.ts';

/** The world beyond the process. Tests replace this and nothing else. */
export interface Outside {
  fetchPage: FetchPage;
  now: () => Date;
}
