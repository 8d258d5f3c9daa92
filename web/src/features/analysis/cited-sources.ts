import type { Event } from '@vigil/common/events';
import { call } from '../../kit/client.ts';
import { webAddress } from '../../kit/links.ts';
import { useEvents } from '../events/store.ts';
import type { CitedSource } from './markdown.ts';

/** Events asked for at once. */
const concurrency = 6;

/** The events that a report cites, by id; those that can no longer be shown are left out. */
export async function loadSources(ids: readonly string[]): Promise<Map<string, CitedSource>> {
  const found = new Map<string, CitedSource>();
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const source = await loadSource(id).catch(() => null);
      if (source) found.set(id, source);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return found;
}

/** Those of the cited events that the page holds. */
export function heldSources(ids: readonly string[]): Map<string, CitedSource> {
  const { byId } = useEvents.getState().loaded;
  return new Map(
    ids.flatMap((id) => {
      const event = byId.get(id);
      return event ? [[id, toSource(event)] as const] : [];
    }),
  );
}

async function loadSource(id: string): Promise<CitedSource> {
  const { event } = await call('GET /api/events/:id', { params: { id } });
  return toSource(event);
}

function toSource({ title, timestamp, sourceUrls }: Event): CitedSource {
  return { title, timestamp, link: sourceUrls.map(webAddress).find((url) => url !== null) ?? null };
}
