import type { Session } from '@vigil/common/auth';
import type { maySee } from '@vigil/common/screens';
import type { Site } from '@vigil/common/site';
import { create } from 'zustand';
import { CallError, call } from '../../kit/client.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';

export interface SessionState {
  /** `out` also where the session could not be asked for. */
  status: 'loading' | 'in' | 'out';
  session: Session | null;
  /** Null until it is known. */
  site: Site | null;
}

export const useSession = create<SessionState>()(() => ({ status: 'loading', session: null, site: null }));

/** How long the start of the page waits for an answer before it looks for what was known the last time. */
const timeoutMs = 4_000;

/**
 * Asks who we are and what the site offers. One failure is enough: it is not tried again. Where nobody answers,
 * `recall` may put in what was known the last time; where it knows nothing, nobody is signed in. Resolves to
 * whether the server answered.
 */
export async function loadSession(recall: () => Promise<void> = async () => {}): Promise<boolean> {
  const asked = ask();
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false));
  if (await Promise.race([asked, timeout])) return true;
  await recall();
  if (useSession.getState().status !== 'loading') return false;
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

/** The server's own word, not that of what stands before it while it is down. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500;
}

/** Asks again who we are. Only an answer ends the session that was known: a lost line does not. */
export const recheckSession = oneAtATime(async () => {
  try {
    putSession(await call('GET /api/auth/session'));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) putSession(null);
  }
});

/** Ends the session. A failure is only logged, and nothing changes. */
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

/** Signed in as somebody, or out. */
export function putSession(session: Session | null): void {
  useSession.setState({ status: session ? 'in' : 'out', session });
}

export const isAdmin = ({ session }: SessionState): boolean => session?.isAdmin ?? false;

/** As the table of screens asks for it. */
export function toVisitor(state: SessionState): Parameters<typeof maySee>[1] {
  return {
    isSignedIn: state.session !== null,
    isAdmin: isAdmin(state),
    isPublicSite: state.site?.isPublic ?? false,
  };
}
