import type { IncomingMessage } from 'node:http';
import type { Audience, Person } from '@vigil/common/access';
import { endingActs } from '@vigil/common/acts';
import type { ChangeListener } from '../../changes/tail.ts';
import { isEventChange } from '../../timeline/change.ts';

export type Pollers = ReturnType<typeof createPollers>;

const keptMs = 60_000;
const mostKept = 5_000;

/** Ours are shorter; what else a browser sends along is not worth keeping. */
const longestCookie = 512;

/**
 * Remembers for a minute which audience the cookies of a poll stand for, so that a tab that asks again and
 * again does not send us to the database. `identify` reads who makes a request; null for a visitor.
 */
export function createPollers(identify: (request: IncomingMessage) => Promise<Person | null>) {
  const known = new Map<string, { audience: Audience; until: number }>();
  let endings = 0;

  /** At once where it is known, else a promise of it. */
  function audienceOf(request: IncomingMessage): Audience | Promise<Audience> {
    const { cookie } = request.headers;
    if (cookie === undefined) return 'visitor';
    const entry = known.get(cookie);
    return entry && entry.until > performance.now() ? entry.audience : read(request, cookie);
  }

  async function read(request: IncomingMessage, cookie: string): Promise<Audience> {
    const asOf = endings;
    const audience = (await identify(request))?.isAdmin ? 'admin' : 'visitor';
    if (asOf === endings && cookie.length <= longestCookie) {
      if (known.size >= mostKept) known.clear();
      known.set(cookie, { audience, until: performance.now() + keptMs });
    }
    return audience;
  }

  /** Forgets everybody as soon as anybody's session or role has ended. */
  const follow: ChangeListener = (changes) => {
    if (!changes.some((change) => !isEventChange(change) && endingActs.has(change.data.act))) return;
    endings += 1;
    known.clear();
  };

  return { audienceOf, follow };
}
