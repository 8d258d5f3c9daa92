import type { Article } from '@vigil/common/articles';
import { Fault } from '../kit/fault.ts';
import { createWorkerPool } from '../kit/worker-pool.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { ReadArticle } from './article/read-article.ts';
import type { ArticleTask } from './article/worker.ts';
import { classify } from './classify/classify.ts';

export interface ArticleReader {
  /** Reads a page and judges it by the rules; throws a `Fault` when there is no article. */
  read: (url: string) => Promise<Article>;
  close: () => Promise<void>;
}

interface ReaderOptions {
  fetchPage: FetchPage;
  now: () => Date;
  /** Large pages take two seconds of work; a busy machine needs several times that for it. */
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

/** Reads articles in a thread of its own, which there is only while articles are read. */
export function createArticleReader(options: ReaderOptions): ArticleReader {
  const { fetchPage, now, timeLimitMs = 15_000, memoryLimitMb = 512 } = options;
  const { run, close } = createWorkerPool<Omit<ArticleTask, 'begun'>, ReadArticle>({
    callerUrl: import.meta.url,
    file: 'article/worker',
    requiresEsm: true,
    minThreads: 0,
    maxThreads: 1,
    timeLimitMs,
    memoryLimitMb,
    tooSlow: 'The page took too long to read.',
    tooLarge: 'The page takes too much memory to read.',
  });

  async function read(address: string): Promise<Article> {
    const page = await fetchPage({ url: address, kind: 'article', maxBytes: maxBytes });
    if (page.unchanged) throw new Fault('unreachable');
    const { url, contentType, bytes } = page;
    if (!isHtml.test(contentType ?? '')) throw new Fault('badInput', 'The address leads to no web page.');
    const article = await run({ url, contentType, bytes, now: now().getTime() });
    const { relevant, eventType, urgencyLevel, location, place } = classify(article);
    return { url, ...article, relevant, eventType, urgencyLevel, location, place, judgedBy: 'rules' };
  }

  return { read, close };
}

const maxBytes = 3_000_000;

/** Some servers name no type. */
const isHtml = /^$|^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
