import type { IncomingMessage } from 'node:http';
import type { Audience, Person } from '@vigil/common/access';
import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '../../changes/tail.ts';
import { sessionEndingActions } from '../../timeline/audit-action.ts';
import { isEventChange } from '../../timeline/change.ts';

export type AudienceCache = ReturnType<typeof createAudienceCache>;

const ttlMs = 60_000;
const maxCached = 5_000;

/** Vigil's own cookies are shorter; longer headers are not cached. */
const maxCookieLength = 512;

/**
 * Caches for a minute the audience of a poll's cookies, so that a tab that polls causes no database query each time.
 * `identify` reads the user of a request; null for a visitor.
 */
export function createAudienceCache(identify: (request: IncomingMessage) => Promise<Person | null>) {
  const cached = new LRUCache<string, Audience>({ max: maxCached, ttl: ttlMs });
  let endings = 0;

  /** Synchronous if it is cached. */
  function audienceOf(request: IncomingMessage): Audience | Promise<Audience> {
    const { cookie } = request.headers;
    if (cookie === undefined) return 'visitor';
    return cached.get(cookie) ?? read(request, cookie);
  }

  async function read(request: IncomingMessage, cookie: string): Promise<Audience> {
    const asOf = endings;
    const audience = (await identify(request))?.isAdmin ? 'admin' : 'visitor';
    if (asOf === endings && cookie.length <= maxCookieLength) cached.set(cookie, audience);
    return audience;
  }

  /** Clears the cache when any session or role ends. */
  const follow: ChangeListener = (changes) => {
    if (!changes.some((change) => !isEventChange(change) && sessionEndingActions.has(change.data.act))) return;
    endings += 1;
    cached.clear();
  };

  return { audienceOf, follow };
}
