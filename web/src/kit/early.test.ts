import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const files = import.meta.glob<string>('../../inline/ask.js', { query: '?raw', import: 'default', eager: true });
/** As a page runs it: it is no module. */
const askEarly = new Function(Object.values(files).join());
const paths = ['/api/auth/session', '/api/site', '/api/events?page=0&limit=1000'];
const fetched = vi.fn((path: string, { signal }: RequestInit = {}) => Promise.resolve(answerOf(path, signal)));

/** As a browser's: what is not read yet is lost when the signal says so. */
function answerOf(path: string, signal?: AbortSignal | null): Response {
  const body = new ReadableStream({
    start: (stream) => {
      signal?.addEventListener('abort', () => stream.error(signal.reason));
      stream.enqueue(new TextEncoder().encode(JSON.stringify({ path })));
      stream.close();
    },
  });
  return new Response(body, { status: 401, headers: { ETag: '"1"' } });
}

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal('vigilAnswers', undefined);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { currentScript: { dataset: { signIn: '' } } });
});
afterEach(() => {
  // Other files of this worker would take the answers that are left.
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('hands each answer of the early script out once', async () => {
  askEarly();
  const { takeEarly } = await import('./early.ts');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(paths);
  for (const path of paths) {
    expect(await (await takeEarly(path))?.json()).toEqual({ path });
    expect(takeEarly(path)).toBeUndefined();
  }
});

it('keeps an answer for a page that begins after the time for asking is over', async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  askEarly();
  await Promise.all(Object.values(globalThis.vigilAnswers ?? {}));
  time.abort();
  const { takeEarly } = await import('./early.ts');
  const answer = await takeEarly('/api/auth/session');
  expect(answer?.status).toBe(401);
  expect(answer?.headers.get('ETag')).toBe('"1"');
  expect(await answer?.json()).toEqual({ path: '/api/auth/session' });
});
