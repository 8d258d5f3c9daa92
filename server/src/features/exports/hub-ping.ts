import type { ChangeListener } from '../../changes/tail.ts';
import type { Leases } from '../../database/lease.ts';
import { createLeasedWork } from '../../database/leased-work.ts';
import type { Log } from '../../kit/log.ts';
import { isEventChange } from '../../timeline/change.ts';

interface HubPingOptions {
  /** The WebSub hub of the outgoing feeds; null for none. */
  hub: string | null;
  /** The URLs of the feeds that name the hub. */
  topics: () => string[];
  /** Sends a form and returns the status of the answer; throws if there is none. */
  postForm: (url: string, fields: Record<string, string>, signal?: AbortSignal) => Promise<number>;
  leases: Pick<Leases, 'run'>;
  log: Log;
}

/** Changes of this time are announced by one ping. */
const gatherMs = 1_000;
/** After a failure. */
const retryMs = 60_000;

/**
 * Tells the hub that the outgoing feeds have changed (WebSub `publish`), after each change of an event. Of several servers
 * one pings at a time; a hub fetches the feed, so that a second ping does no harm.
 */
export function createHubPing({ hub, topics, postForm, leases, log }: HubPingOptions) {
  const stopping = new AbortController();
  let isFailing = false;

  const pings = createLeasedWork({
    leases,
    name: 'hub',
    work: ping,
    busyMs: gatherMs,
    retryMs,
    onFailure: (error) => {
      if (stopping.signal.aborted) return;
      if (!isFailing) log.warn({ hub, err: error }, 'hub not pinged, trying again');
      isFailing = true;
    },
  });

  const follow: ChangeListener = (changes) => {
    if (hub !== null && changes.some(isEventChange)) pings.wake(isFailing ? retryMs : gatherMs);
  };

  async function ping(): Promise<null> {
    if (hub === null) return null;
    for (const topic of topics()) {
      const form = { 'hub.mode': 'publish', 'hub.url': topic, 'hub.topic': topic };
      const status = await postForm(hub, form, stopping.signal);
      if (status >= 300) throw new Error(`The hub answered ${status}.`);
    }
    if (isFailing) log.info({ hub }, 'hub answers again');
    isFailing = false;
    return null;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await pings.stop();
  }

  return { follow, stop };
}
