import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession, putSession, recheckSession, signOut, toVisitor, useSession } from './store.ts';

const ada = { id: 'a', username: 'ada', isAdmin: true };
const site = { isPublic: true, donations: false, captcha: 'off' as const, mail: false, contactEmail: null };

beforeEach(() => useSession.setState({ isLoading: true, session: null, site: null }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the server answers to each path; a path without an answer fails. */
function answer(answers: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const make = answers[path];
    if (!make) throw new TypeError('Nobody answers.');
    return make();
  });
}

const refusal = () => new Response('{"error":"Please sign in."}', { status: 401 });

describe('the session at first', () => {
  it('is loading, then there, with what the site offers', async () => {
    answer({ '/api/auth/session': () => Response.json(ada), '/api/site': () => Response.json(site) });
    const loading = loadSession();
    expect(useSession.getState().isLoading).toBe(true);
    await loading;
    expect(useSession.getState()).toEqual({ isLoading: false, session: ada, site });
  });

  it.each([
    ['the server says so', { '/api/auth/session': refusal }],
    ['nobody answers', {}],
  ])('is none where %s', async (_, answers) => {
    answer(answers);
    await loadSession();
    expect(useSession.getState()).toMatchObject({ isLoading: false, session: null });
  });
});

describe('the session when asked for again', () => {
  it('ends by the word of the server', async () => {
    putSession(ada);
    answer({ '/api/auth/session': refusal });
    await recheckSession();
    expect(useSession.getState()).toMatchObject({ session: null });
  });

  it('does not end because nobody answers, or something is broken', async () => {
    putSession(ada);
    answer({});
    await recheckSession();
    answer({ '/api/auth/session': () => new Response('', { status: 502 }) });
    await recheckSession();
    expect(useSession.getState()).toMatchObject({ session: ada });
  });
});

describe('signing out', () => {
  it('ends the session', async () => {
    putSession(ada);
    answer({ '/api/auth/logout': () => Response.json({ success: true }) });
    expect(await signOut()).toBe(true);
    expect(useSession.getState().session).toBeNull();
  });

  it('that fails is logged, and changes nothing', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    putSession(ada);
    answer({});
    expect(await signOut()).toBe(false);
    expect(useSession.getState().session).toBe(ada);
    expect(logged).toHaveBeenCalledOnce();
  });
});

it('tells the table of screens who looks', () => {
  useSession.setState({ session: ada, site });
  expect(toVisitor(useSession.getState())).toEqual({ isSignedIn: true, isAdmin: true, isPublicSite: true });
  useSession.setState({ session: null, site: null });
  expect(toVisitor(useSession.getState())).toEqual({ isSignedIn: false, isAdmin: false, isPublicSite: false });
});
