import { CookieJar } from 'tough-cookie';
import { type Agent, type Dispatcher, request } from 'undici';
import { Fault } from '../kit/fault.ts';
import { toFault } from './fetch-fault.ts';
import { createHostLimiter } from './host-limiter.ts';
import { createAddressRules } from './public-address.ts';
import { readBody } from './read-body.ts';
import { checkStatus, checkType, header, readFreshness, redirectTarget } from './response-headers.ts';
import { createGuardedAgent, createSystemResolver, type Resolve } from './ssrf-guard.ts';

/** `alerts`: official alert channels, which are read each second. */
type LaneName = 'pages' | 'alerts';

export interface PageRequest {
  url: string;
  /** What the page must be: decides the accepted content types. */
  kind: 'feed' | 'article';
  /** Limit in bytes after decompression. */
  maxBytes: number;
  /** Gives the first `maxBytes` of a longer page, which is a fault otherwise. */
  isCut?: boolean;
  /** Of the last response, for a conditional request. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  /** `pages` by default. Requests of one lane never wait for those of the other. */
  lane?: LaneName;
  /** Called when the request leaves the queue and is sent. */
  onStart?: () => void;
  /** A page named this address, and no administrator: `allowedCidrs` do not count. */
  isNamed?: boolean;
}

/** `freshForMs`: for how long the server calls its answer fresh (`Cache-Control`), or null. */
export type Page =
  | { unchanged: true; freshForMs: number | null }
  | {
      unchanged: false;
      freshForMs: number | null;
      /** After redirects. */
      url: string;
      contentType: string | null;
      bytes: Uint8Array;
      etag: string | null;
      lastModified: string | null;
    };

/** Reads a public http(s) page; throws a `Fault` whose message says in a sentence why it could not. */
export type FetchPage = (request: PageRequest) => Promise<Page>;

interface PostMessage {
  body: string;
  headers: Record<string, string>;
}

/** Posts to a public address and returns the status of the answer, whose body is not read; throws a `Fault` if there is none. */
export type Post = (url: string, message: PostMessage, signal?: AbortSignal) => Promise<number>;
export type PostForm = (url: string, fields: Record<string, string>, signal?: AbortSignal) => Promise<number>;

interface FetchPageOptions {
  /** Private networks that may be read, as CIDR blocks; at addresses that an administrator typed only. */
  allowedCidrs: string[];
  /** Private networks to which redirects, pages and feeds may lead as well: none, but for tests of whole chains. */
  namedCidrs?: string[];
  userAgent?: string;
  resolve?: Resolve;
  /** For a page with all its redirects, from the time it leaves the queue; at most 3 s for alerts. */
  deadlineMs?: number;
}

interface PageReader {
  fetchPage: FetchPage;
  post: Post;
  postForm: PostForm;
  /** Posts to an address that a feed named, never to one of `allowedCidrs`. */
  postToHub: PostForm;
  /** Throws a `Fault` for an address that `fetchPage` refuses before it resolves the name. */
  checkUrl: (url: string) => void;
  close: () => Promise<void>;
}

/** The only way in which Vigil reads or writes to an address that a user or a feed has given. */
export function createFetchPage(options: FetchPageOptions): PageReader {
  const { allowedCidrs, namedCidrs = [], resolve, deadlineMs = 15_000 } = options;
  const { userAgent = 'Mozilla/5.0 (compatible; Vigil/1.0)' } = options;
  const rules = createAddressRules(allowedCidrs);
  const namedRules = createAddressRules(namedCidrs);
  const alertResolve = resolve ?? createSystemResolver(1);
  const lanes: Record<LaneName, Lane> = {
    pages: {
      limiter: createHostLimiter({ total: 16, perHost: 1 }),
      agent: createGuardedAgent(rules, deadlineMs, resolve),
      namedAgent: createGuardedAgent(namedRules, deadlineMs, resolve),
      deadlineMs,
    },
    alerts: {
      limiter: createHostLimiter({ total: 32, perHost: 4 }),
      agent: createGuardedAgent(rules, alertDeadlineMs, alertResolve),
      namedAgent: createGuardedAgent(namedRules, alertDeadlineMs, alertResolve),
      deadlineMs: Math.min(deadlineMs, alertDeadlineMs),
    },
  };
  /** Slow receivers must not delay the reading of feeds, nor hubs that feeds named the receivers. */
  const receivers = { rules, agent: lanes.pages.agent, limiter: createHostLimiter({ total: 8, perHost: 2 }) };
  const hubs = {
    rules: namedRules,
    agent: lanes.pages.namedAgent,
    limiter: createHostLimiter({ total: 4, perHost: 1 }),
  };

  const fetchPage: FetchPage = async (wanted) => {
    const url = (wanted.isNamed ? namedRules : rules).checkUrl(wanted.url);
    const lane = lanes[wanted.lane ?? 'pages'];
    return lane.limiter.run(url.host, wanted.signal, () => {
      wanted.onStart?.();
      return withDeadline(lane.deadlineMs, wanted.signal, (signal) => follow(url, wanted, lane, signal));
    });
  };

  /** Redirects are not followed: a message is meant for one address. */
  function createPost({ rules, agent, limiter }: typeof receivers): Post {
    return async (address, { body, headers }, outer) => {
      const url = rules.checkUrl(address);
      const send = async (signal: AbortSignal) => {
        const sent = { 'user-agent': userAgent, ...headers };
        const answer = await request(url, { dispatcher: agent, method: 'POST', headers: sent, body, signal });
        discard(answer);
        return answer.statusCode;
      };
      return limiter.run(url.host, outer, () => withDeadline(deadlineMs, outer, send));
    };
  }

  const post = createPost(receivers);
  const postForm = toPostForm(post);
  const postToHub = toPostForm(createPost(hubs));

  /** A redirect to another server leads to an address that no administrator typed. */
  async function follow(start: URL, wanted: PageRequest, lane: Lane, signal: AbortSignal): Promise<Page> {
    let url = start;
    // Pages of consent and of paywalls send a reader in circles who brings no cookie. They are forgotten with the chain.
    const cookies = new CookieJar();
    const isTyped = ({ origin }: URL) => !wanted.isNamed && origin === start.origin;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await ask(url, wanted, isTyped(url) ? lane.agent : lane.namedAgent, cookies, signal);
      try {
        const target = redirectTarget(answer);
        takeCookies(answer, url, cookies);
        if (target === null) return await take(url, answer, wanted, signal);
        url = rules.checkRedirect(url, target);
      } finally {
        discard(answer);
      }
    }
    throw new Fault('refused', 'The address redirects too often.');
  }

  function ask(
    url: URL,
    wanted: PageRequest,
    agent: Agent,
    cookies: CookieJar,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const cookie = cookies.getCookieStringSync(url.href);
    const headers: Record<string, string> = {
      'user-agent': userAgent,
      accept: accepted[wanted.kind],
      // Not deflate: servers disagree about what it means.
      'accept-encoding': 'gzip, br',
      ...(cookie !== '' && { cookie }),
    };
    if (wanted.etag) headers['if-none-match'] = wanted.etag;
    if (wanted.lastModified) headers['if-modified-since'] = wanted.lastModified;
    return request(url, { dispatcher: agent, headers, signal });
  }

  async function close(): Promise<void> {
    await Promise.all(Object.values(lanes).flatMap(({ agent, namedAgent }) => [agent.destroy(), namedAgent.destroy()]));
  }

  return { fetchPage, post, postForm, postToHub, checkUrl: rules.checkUrl, close };
}

interface Lane {
  limiter: ReturnType<typeof createHostLimiter>;
  agent: Agent;
  /** For addresses that no administrator typed. */
  namedAgent: Agent;
  deadlineMs: number;
}

function toPostForm(post: Post): PostForm {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (url, fields, signal) => post(url, { body: new URLSearchParams(fields).toString(), headers }, signal);
}

/** An alert channel is asked each second: a request that hangs must end soon, so that the next one can bring the alert. */
const alertDeadlineMs = 3_000;

const maxRedirects = 5;

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
  const freshForMs = readFreshness(answer);
  if (answer.statusCode === 304 && isConditional) return { unchanged: true, freshForMs };
  checkStatus(answer);
  const bytes = await readBody(answer.body, {
    contentEncoding: header(answer, 'content-encoding'),
    contentLength: header(answer, 'content-length'),
    maxBytes: wanted.maxBytes,
    signal,
    isCut: wanted.isCut,
  });
  checkType(answer, wanted.kind, bytes);
  const [etag, lastModified] = [header(answer, 'etag'), header(answer, 'last-modified')];
  const contentType = header(answer, 'content-type');
  return { unchanged: false, freshForMs, url: url.href, contentType, bytes, etag, lastModified };
}

/** Cookies are sent back to the site that set them alone, by RFC 6265. Those that it does not allow are dropped. */
function takeCookies({ headers }: Dispatcher.ResponseData, url: URL, cookies: CookieJar): void {
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    cookies.setCookieSync(cookie, url.href, { ignoreError: true });
}

/** Closes the connection of a response that is not read to its end. */
function discard({ body }: Dispatcher.ResponseData): void {
  // Destroying the body emits an error; the cause is reported by the caller.
  body.on('error', () => {}).destroy();
}

/** Runs `work` with a signal that aborts after `milliseconds`, or when `outer` does. */
async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(milliseconds);
  try {
    return await work(outer ? AbortSignal.any([outer, deadline]) : deadline);
  } catch (error) {
    if (outer?.aborted) throw outer.reason;
    if (deadline.aborted) throw new Fault('tooSlow', `No complete answer within ${milliseconds / 1000} seconds.`);
    throw toFault(error);
  }
}
