import { call } from '../../kit/client.ts';
import { webAddress } from '../../kit/links.ts';
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

async function loadSource(id: string): Promise<CitedSource> {
  const { event } = await call('GET /api/events/:id', { params: { id } });
  const { title, timestamp, sourceUrls } = event;
  return { title, timestamp, link: sourceUrls.map(webAddress).find((url) => url !== null) ?? null };
}
