import type { Session } from '@vigil/common/auth';
import type { Site } from '@vigil/common/site';
import { create } from 'zustand';
import { call } from '../../kit/client.ts';

export interface SessionState {
  /** `out` also where the session could not be asked for. */
  status: 'loading' | 'in' | 'out';
  session: Session | null;
  /** Null until it is known. */
  site: Site | null;
}

export const useSession = create<SessionState>()(() => ({ status: 'loading', session: null, site: null }));

/** Asks who we are and what the site offers. One failure is enough: it is not tried again. */
export async function loadSession(): Promise<void> {
  const [session, site] = await Promise.allSettled([call('GET /api/auth/session'), call('GET /api/site')]);
  if (site.status === 'fulfilled') useSession.setState({ site: site.value });
  if (session.status === 'fulfilled') putSession(session.value);
  else putSession(null);
}

/** Signed in as somebody, or out. */
export function putSession(session: Session | null): void {
  useSession.setState({ status: session ? 'in' : 'out', session });
}

export const isAdmin = ({ session }: SessionState): boolean => session?.isAdmin ?? false;
