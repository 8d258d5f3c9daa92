import type { Member } from './client.ts';

/** Erases every event and removes every source, so that the next test of the same server begins without. */
export async function emptyTimeline({ client }: Member): Promise<void> {
  const [events, sources] = [await client.call('events'), await client.call('sources')];
  for (const { id } of events.body.events) await client.call('eraseEvent', { params: { id } });
  for (const { id } of sources.body) await client.call('removeSource', { params: { id } });
}
