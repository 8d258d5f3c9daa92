import type { Analysis } from '@vigil/common/analysis';
import { Session } from '@vigil/common/auth';
import type { Balance } from '@vigil/common/balance';
import { EventsReply } from '@vigil/common/events';
import { Site } from '@vigil/common/site';
import { ThreatStatus } from '@vigil/common/threat';
import { z } from 'zod';
import { defaults as reportDefaults, useAnalysis } from '../analysis/store.ts';
import { defaults as balanceDefaults, useBalance } from '../balance/store.ts';
import { useThreat } from '../threat/store.ts';
import { copyCache, forgetCopy } from './store.ts';

/** As the server sent it: replies are not checked in the browser either, and the schemas would be fetched for this alone. */
function asServed<T>() {
  return z
    .custom<T>((value) => typeof value === 'object' && value !== null)
    .nullable()
    .catch(null);
}

/** What an offline start shows: the newest events, threat level, report and balance, and the session and site they belong to. */
export const Copy = z.object({
  /** Null for visitors of a public site who are not signed in. */
  session: Session.nullable(),
  site: Site,
  timeline: EventsReply,
  /** The last threat status, report and balance; null if none was loaded, or if this version cannot read it. */
  threat: ThreatStatus.nullable().catch(null),
  analysis: asServed<Analysis>(),
  balance: asServed<Balance>(),
  /** When the server last answered, in milliseconds since 1970. */
  answeredAt: z.number(),
});
export type Copy = z.infer<typeof Copy>;

/** As long as an unused session lasts. After that a private site requires a sign-in. */
const maxAgeMs = 7 * 24 * 3_600_000;

const paths = { events: '/events', answered: '/heard' };

/** The stored copy; null if there is none that may be shown. */
export async function readCopy(now: number): Promise<Copy | null> {
  const cache = await caches.open(copyCache);
  const [kept, answered] = await Promise.all([cache.match(paths.events), cache.match(paths.answered)]);
  const parsed = Copy.safeParse(kept && { ...(await kept.json()), ...(await answered?.json()) });
  if (!parsed.success) return null;
  const { site, session, answeredAt } = parsed.data;
  if (site.isPublic) return parsed.data;
  return session && now - answeredAt < maxAgeMs ? parsed.data : null;
}

export async function writeCopy(copy: Omit<Copy, 'answeredAt'>): Promise<void> {
  await (await caches.open(copyCache)).put(paths.events, Response.json(copy));
}

/** Notes that the copy was up to date at this time. */
export async function writeAnswered(answeredAt: number): Promise<void> {
  await (await caches.open(copyCache)).put(paths.answered, Response.json({ answeredAt }));
}

/** Deletes the copy of another user. */
export async function keepOnlyFor(session: Session | null): Promise<void> {
  const kept = await readCopy(0).catch(() => null);
  if (kept?.session && kept.session.id !== session?.id) forgetCopy();
}

/** The stored copy; null if there is none that may be shown. Its level, report and balance are shown at once, where none is yet. */
export async function recallCopy(now: number): Promise<Copy | null> {
  const copy = await readCopy(now);
  if (!copy) return null;
  const { threat, analysis, balance, answeredAt } = copy;
  if (threat && !useThreat.getState().status) useThreat.setState({ status: threat, receivedAt: answeredAt });
  if (analysis && !useAnalysis.getState().data)
    useAnalysis.setState({ status: 'ready', data: { ...reportDefaults, ...analysis } });
  if (balance && !useBalance.getState().data)
    useBalance.setState({ status: 'ready', data: { ...balanceDefaults, ...balance } });
  return copy;
}
