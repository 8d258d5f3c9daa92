import { Session } from '@vigil/common/auth';
import { EventsReply } from '@vigil/common/events';
import { Site } from '@vigil/common/site';
import { z } from 'zod';
import { copyCache, forgetCopy } from './store.ts';

/** What a start without a line shows: the newest events as they were last heard, for whom, and of which site. */
export const Copy = z.object({
  /** Null for who is not signed in; they read on public sites only. */
  session: Session.nullable(),
  site: Site,
  timeline: EventsReply,
  /** When the server was last heard, in milliseconds since 1970. */
  heardAt: z.number(),
});
export type Copy = z.infer<typeof Copy>;

/** As long as a session lasts unused. After that a private site would ask who is there. */
const longestMs = 7 * 24 * 3_600_000;

const paths = { events: '/events', heard: '/heard' };

/** The kept copy; null where there is none that may be shown. */
export async function readCopy(now: number): Promise<Copy | null> {
  const cache = await caches.open(copyCache);
  const [kept, heard] = await Promise.all([cache.match(paths.events), cache.match(paths.heard)]);
  const parsed = Copy.safeParse(kept && { ...(await kept.json()), ...(await heard?.json()) });
  if (!parsed.success) return null;
  const { site, session, heardAt } = parsed.data;
  if (site.isPublic) return parsed.data;
  return session && now - heardAt < longestMs ? parsed.data : null;
}

export async function writeCopy(copy: Omit<Copy, 'heardAt'>): Promise<void> {
  await (await caches.open(copyCache)).put(paths.events, Response.json(copy));
}

/** What is kept was still so at this time. */
export async function writeHeard(heardAt: number): Promise<void> {
  await (await caches.open(copyCache)).put(paths.heard, Response.json({ heardAt }));
}

/** Deletes what another person has left. */
export async function keepOnlyFor(session: Session | null): Promise<void> {
  const kept = await readCopy(0).catch(() => null);
  if (kept?.session && kept.session.id !== session?.id) forgetCopy();
}
