import type { MessagePort } from 'node:worker_threads';
import { Fault } from '../../kit/fault.ts';
import { answer, type WorkerOutcome } from '../../kit/worker-outcome.ts';
import { type ReadArticle, readArticle } from './read-article.ts';

export interface ArticleTask {
  bytes: Uint8Array;
  contentType: string | null;
  /** Of the page, after redirects. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Told when the work begins. */
  begun: MessagePort;
}

/** What a thread of the pool runs. */
export function work({ begun, ...page }: ArticleTask): Promise<WorkerOutcome<ReadArticle>> {
  return answer(begun, () => {
    try {
      return readArticle(page);
    } catch (error) {
      // A page can be written so that any library breaks on it.
      throw error instanceof Fault ? error : new Fault('badInput', 'The page cannot be read.', error);
    }
  });
}
