import { createYielder } from '../../kit/yield-to-event-loop.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { daysCounted } from './balance.ts';

/** Days of which all events count. Of earlier days only events with a lasting effect count. */
export const recentDays = 180;

/** How long what was found is used again: events of half a year ago seldom change. */
const cachedMs = 3_600_000;

const dayMs = 86_400_000;
const lasting = new Set<EventRecord['urgencyLevel']>(['critical', 'urgent']);

/** The public events from before `recentDays` that still count, oldest first. */
export function createOlderEvents(events: Pick<EventStore, 'publicSince' | 'publicOf'>) {
  let cached: { at: number; ids: string[] } | null = null;

  async function find(asOf: Date): Promise<string[]> {
    const until = +asOf - recentDays * dayMs;
    const ids: string[] = [];
    const yieldToEventLoop = createYielder();
    for await (const { id, timestamp, urgencyLevel } of events.publicSince(new Date(+asOf - daysCounted * dayMs))) {
      await yieldToEventLoop();
      if (lasting.has(urgencyLevel) && Date.parse(timestamp) < until) ids.push(id);
    }
    return ids;
  }

  return async (asOf: Date): Promise<EventRecord[]> => {
    if (!cached || Math.abs(+asOf - cached.at) > cachedMs) cached = { at: +asOf, ids: await find(asOf) };
    const from = +asOf - recentDays * dayMs;
    const found = [...(await events.publicOf(cached.ids)).values()].filter(
      ({ timestamp }) => Date.parse(timestamp) < from,
    );
    return found.sort((a, b) => (a.timestamp + a.id < b.timestamp + b.id ? -1 : 1));
  };
}
