import { type Dispatcher, request } from 'undici';
import { Fault } from '../kit/fault.ts';
import { toFault } from './fetch-fault.ts';
import { createGuardedAgent, type Resolve } from './guarded-agent.ts';
import { createPolite } from './polite.ts';
import { createAddressRules } from './public-address.ts';
import { readBody } from './read-body.ts';
import { checkStatus, checkType, header, redirectTarget } from './read-head.ts';

export interface PageRequest {
  url: string;
  /** What the page must be: decides the accepted content types. */
  kind: 'feed' | 'article';
  /** Limit in bytes after decompression. */
  maxBytes: number;
  /** Of the last answer, for a conditional request. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  /** Called when its turn has come and the request is sent. */
  onStart?: () => void;
}

export type Page =
  | { unchanged: true }
  | {
      unchanged: false;
      /** After redirects. */
      url: string;
      contentType: string | null;
      bytes: Uint8Array;
      etag: string | null;
      lastModified: string | null;
    };

/** Reads a public http(s) page; throws a `Fault` whose message says in a sentence why it could not. */
export type FetchPage = (request: PageRequest) => Promise<Page>;

interface FetchPageOptions {
  /** Private networks that may be read all the same, as CIDR blocks. */
  allowedCidrs: string[];
  userAgent?: string;
  resolve?: Resolve;
  /** For a page with all its redirects, from the moment its turn comes. */
  deadlineMs?: number;
}

interface PageReader {
  fetchPage: FetchPage;
  /** Throws a `Fault` for an address that `fetchPage` would refuse without looking its name up. */
  checkUrl: (url: string) => void;
  close: () => Promise<void>;
}

/** The only way by which Vigil reads an address that somebody gave it. */
export function createFetchPage(options: FetchPageOptions): PageReader {
  const { allowedCidrs, userAgent = 'Mozilla/5.0 (compatible; Vigil/1.0)', resolve, deadlineMs = 15_000 } = options;
  const rules = createAddressRules(allowedCidrs);
  const agent = createGuardedAgent(rules, deadlineMs, resolve);
  const polite = createPolite({ total: 16, perHost: 2 });

  const fetchPage: FetchPage = async (wanted) => {
    const url = rules.checkUrl(wanted.url);
    return polite.run(url.hostname, wanted.signal, () => {
      wanted.onStart?.();
      return withDeadline(deadlineMs, wanted.signal, (signal) => follow(url, wanted, signal));
    });
  };

  async function follow(start: URL, wanted: PageRequest, signal: AbortSignal): Promise<Page> {
    let url = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await ask(url, wanted, signal);
      try {
        const target = redirectTarget(answer);
        if (target === null) return await take(url, answer, wanted, signal);
        url = rules.checkRedirect(url, target);
      } finally {
        discard(answer);
      }
    }
    throw new Fault('refused', 'The address redirects too often.');
  }

  function ask(url: URL, wanted: PageRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const headers: Record<string, string> = {
      'user-agent': userAgent,
      accept: accepted[wanted.kind],
      // Not deflate: servers disagree about what it means.
      'accept-encoding': 'gzip, br',
    };
    if (wanted.etag) headers['if-none-match'] = wanted.etag;
    if (wanted.lastModified) headers['if-modified-since'] = wanted.lastModified;
    return request(url, { dispatcher: agent, headers, signal });
  }

  return { fetchPage, checkUrl: rules.checkUrl, close: () => agent.destroy() };
}

const mostRedirects = 3;

const accepted = {
  feed: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.8',
  article: 'text/html, application/xhtml+xml, */*;q=0.8',
};

async function take(
  url: URL,
  answer: Dispatcher.ResponseData,
  wanted: PageRequest,
  signal: AbortSignal,
): Promise<Page> {
  const isConditional = Boolean(wanted.etag || wanted.lastModified);
  if (answer.statusCode === 304 && isConditional) return { unchanged: true };
  checkStatus(answer);
  const contentType = checkType(answer, wanted.kind);
  const bytes = await readBody(answer.body, {
    contentEncoding: header(answer, 'content-encoding'),
    contentLength: header(answer, 'content-length'),
    maxBytes: wanted.maxBytes,
    signal,
  });
  const [etag, lastModified] = [header(answer, 'etag'), header(answer, 'last-modified')];
  return { unchanged: false, url: url.href, contentType, bytes, etag, lastModified };
}

/** Ends the connection of an answer that is not read to its end. */
function discard({ body }: Dispatcher.ResponseData): void {
  // What a broken-off body complains of has been told by whoever broke it off.
  body.on('error', () => {}).destroy();
}

/** Runs `work` with a signal that ends it when the time is up or `outer` says so. */
async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    controller.abort(new Fault('tooSlow', `No complete answer within ${milliseconds / 1000} seconds.`));
  }, milliseconds);
  outer?.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : toFault(error);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
