import type { Session } from '@vigil/common/auth';
import type { maySee } from '@vigil/common/screens';
import type { Site } from '@vigil/common/site';
import { withTimeout } from '@vigil/common/with-timeout';
import { create } from 'zustand';
import { CallError, call } from '../../kit/client.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';

export interface SessionState {
  /** Until the server has answered, or could not be asked. */
  isLoading: boolean;
  /** Null for a visitor, and if the session could not be loaded. */
  session: Session | null;
  /** Null until it is known. */
  site: Site | null;
}

export const useSession = create<SessionState>()(() => ({ isLoading: true, session: null, site: null }));

/** The wait for the server before the stored session is shown. */
const timeoutMs = 4_000;

/**
 * Loads the session and the site, without a second try. If the server does not answer in time, `recall` may set the
 * stored session; otherwise the visitor is signed out. Resolves to whether the server answered.
 */
export async function loadSession(recall: () => Promise<void> = async () => {}): Promise<boolean> {
  const asked = ask();
  if (await withTimeout(timeoutMs, asked)) return true;
  await recall();
  if (!useSession.getState().isLoading) return false;
  const isAnswered = await asked;
  if (!isAnswered) putSession(null);
  return isAnswered;
}

async function ask(): Promise<boolean> {
  const [session, site] = await Promise.allSettled([call('GET /api/auth/session'), call('GET /api/site')]);
  if (site.status === 'fulfilled') useSession.setState({ site: site.value });
  if (session.status === 'fulfilled') putSession(session.value);
  else if (!isRefusal(session.reason)) return false;
  else putSession(null);
  return true;
}

/** Whether the server itself refused, not a proxy while the server is down. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500;
}

/** Loads the session again. Only a 401 ends the known session; a lost connection does not. */
export const recheckSession = oneAtATime(async () => {
  try {
    putSession(await call('GET /api/auth/session'));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) putSession(null);
  }
});

/** Signs out. A failure is logged, and the session stays. */
export async function signOut(): Promise<boolean> {
  try {
    await call('POST /api/auth/logout');
  } catch (error) {
    console.warn('The session could not be ended.', error);
    return false;
  }
  putSession(null);
  return true;
}

/** Sets the session; null for signed out. */
export function putSession(session: Session | null): void {
  useSession.setState({ isLoading: false, session });
}

export const isAdmin = ({ session }: SessionState): boolean => session?.isAdmin ?? false;

/** The session in the shape that `maySee` takes. */
export function toVisitor(state: SessionState): Parameters<typeof maySee>[1] {
  return {
    isSignedIn: state.session !== null,
    isAdmin: isAdmin(state),
    isPublicSite: state.site?.isPublic ?? false,
  };
}
