import { randomBytes } from 'node:crypto';
import type { SourceRow, SourceStore, WebSubPush } from '../../features/sources/store.ts';
import type { Log } from '../../kit/log.ts';
import type { Outside } from '../../outside/outside.ts';
import { toHttpUrl } from '../parse/addresses.ts';
import type { FeedHead } from '../parse/feed-head.ts';

const leaseSeconds = 10 * 86_400;
/** A subscription is renewed when it ends within this time, and asked for again after this time at the earliest. */
const renewMs = 86_400_000;
const retryMs = 30 * 60_000;

interface SubscriptionParts {
  outside: Pick<Outside, 'postToHub' | 'now'>;
  sources: Pick<SourceStore, 'keepPush'>;
  /** The public address of the site; null where hubs could not reach it. */
  origin: string | null;
  log: Log;
}

/** Subscribes to the hubs that feeds name (WebSub). Whether a hub agrees, it says by calling back. */
export function createSubscriptions({ outside, sources, origin, log }: SubscriptionParts) {
  const askedAt = new Map<string, number>();

  /** Called after each reading. `head` is null if the feed had not changed. */
  async function onRead(source: SourceRow, head: FeedHead | null): Promise<void> {
    const wanted = origin === null ? null : pushOf(source, head);
    const now = outside.now().getTime();
    const isFresh = source.pushedUntil !== null && source.pushedUntil.getTime() - now > renewMs;
    const isSame = wanted?.hub === source.push?.hub && wanted?.topic === source.push?.topic;
    const isAsked = now - (askedAt.get(source._id) ?? Number.NEGATIVE_INFINITY) < retryMs;
    if (!wanted || isAsked || (isFresh && isSame)) return;
    askedAt.set(source._id, now);
    await sources.keepPush(source._id, wanted);
    try {
      const status = await outside.postToHub(wanted.hub, {
        'hub.mode': 'subscribe',
        'hub.topic': wanted.topic,
        'hub.callback': `${origin}${callbackPath(source._id, wanted.token)}`,
        'hub.secret': wanted.secret,
        'hub.lease_seconds': String(leaseSeconds),
      });
      log.debug({ source: source.name, hub: wanted.hub, status }, 'subscription requested');
    } catch (error) {
      log.debug({ source: source.name, hub: wanted.hub, err: error }, 'subscription not requested');
    }
  }

  return { onRead };
}

/** What to subscribe to, with the token and the secret of before if there is a subscription; null without a hub. */
function pushOf({ url, push }: SourceRow, head: FeedHead | null): WebSubPush | null {
  if (!head) return push;
  const hub = head.hub && toHttpUrl(head.hub, url);
  if (!hub) return null;
  const topic = (head.self && toHttpUrl(head.self, url)) ?? url;
  const { token = randomBytes(16).toString('hex'), secret = randomBytes(32).toString('hex') } = push ?? {};
  return { hub, topic, token, secret };
}

/** Where the hub of a source calls. */
function callbackPath(sourceId: string, token: string): string {
  return `/websub/${sourceId}/${token}`;
}
