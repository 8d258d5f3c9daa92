import type { FoundArticle } from '../features/articles/choose.ts';
import { Fault } from '../kit/fault.ts';
import { createWorkerPool } from '../kit/worker-pool.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { ReadText } from '../timeline/stated.ts';
import type { ReadArticle } from './article/read-article.ts';
import type { ArticleTask } from './article/worker.ts';

export interface ArticleReader {
  /** Reads a page and judges what it says; throws a `Fault` when there is no article. */
  read: (url: string) => Promise<FoundArticle>;
  close: () => Promise<void>;
}

interface ReaderOptions {
  fetchPage: FetchPage;
  readText: ReadText;
  now: () => Date;
  /** Large pages take two seconds of work; a busy machine needs several times that for it. */
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

/** Reads articles in a thread of its own, which there is only while articles are read. */
export function createArticleReader(options: ReaderOptions): ArticleReader {
  const { fetchPage, readText, now, timeLimitMs = 15_000, memoryLimitMb = 512 } = options;
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

  async function read(address: string): Promise<FoundArticle> {
    const page = await fetchPage({ url: address, kind: 'article', maxBytes: maxBytes });
    if (page.unchanged) throw new Fault('unreachable');
    const { url, contentType, bytes } = page;
    if (!isHtml.test(contentType ?? '')) throw new Fault('badInput', 'The address leads to no web page.');
    const article = await run({ url, contentType, bytes, now: now().getTime() });
    const reading = await readText(article);
    // Where it cannot be read an administrator says what it is.
    const judgement = reading?.judgement ?? unjudged;
    return { article: { url, ...article, ...judgement, judgedBy: 'reader' }, reading };
  }

  return { read, close };
}

const unjudged = {
  relevant: false,
  eventType: 'other',
  urgencyLevel: 'medium',
  location: 'Unknown',
  place: null,
} as const;

const maxBytes = 3_000_000;

/** Some servers name no type. */
const isHtml = /^$|^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
