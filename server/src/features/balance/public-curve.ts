import type { BalanceCurve } from '@vigil/common/balance';
import { createYielder } from '../../kit/yield-to-event-loop.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { BalanceStore } from './store.ts';

/** Maximum number of events in the curve: the latest ones. */
const maxEvents = 20_000;

/** The curve changes week by week: it is computed again after this time, or for a new balance where it is older than that. */
const cachedMs = 10 * 60_000;

const grave = new Set<EventRecord['urgencyLevel']>(['critical', 'urgent', 'high']);

interface CurveOptions {
  events: Pick<EventStore, 'publicSince' | 'publicOf'>;
  balances: Pick<BalanceStore, 'latest'>;
  /** Computes it, in a worker. */
  compute: (events: EventRecord[], until: Date) => Promise<BalanceCurve>;
  now: () => Date;
}

/** The balance since the first event, for all readers: without the titles of events that are no longer public. */
export function createPublicCurve({ events, balances, compute, now }: CurveOptions) {
  let cached: { at: number; curve: Promise<BalanceCurve | null> } | null = null;

  async function read(): Promise<BalanceCurve | null> {
    const latest = await balances.latest();
    if (!latest) return null;
    const known: EventRecord[] = [];
    const yieldToEventLoop = createYielder();
    for await (const event of events.publicSince(new Date(0))) {
      await yieldToEventLoop();
      if (grave.has(event.urgencyLevel)) known.push(event);
    }
    const until = new Date(latest.createdAt);
    const past = known.filter(({ timestamp }) => Date.parse(timestamp) <= +until);
    const latestFirst = past.sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1));
    return past.length > 0 ? compute(latestFirst.slice(0, maxEvents), until) : null;
  }

  return async (): Promise<BalanceCurve | null> => {
    if (!cached || Math.abs(+now() - cached.at) > cachedMs) {
      const curve = read();
      cached = { at: +now(), curve };
      curve.catch(() => {
        cached = null;
      });
    }
    const curve = await cached.curve;
    if (!curve) return null;
    const present = await events.publicOf(curve.events.map(({ id }) => id));
    return { ...curve, events: curve.events.filter(({ id }) => present.has(id)) };
  };
}
