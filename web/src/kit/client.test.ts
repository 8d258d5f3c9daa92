import { afterEach, expect, it, vi } from 'vitest';
import { CallError, call, forgetAnswers, whenSignedOut } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(...answers: Response[]) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('sends the method, the path and the query of the contract, and the cookies', async () => {
  const fetch = answerWith(Response.json({ updates: [] }));
  await call('GET /api/changes', { query: { since: 7 } });
  expect(fetch).toHaveBeenCalledWith(
    '/api/changes?since=7',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  );
});

it('throws the status and the body of a refusal', async () => {
  answerWith(new Response('no such thing', { status: 404 }));
  await expect(call('GET /api/stats')).rejects.toThrow('404: no such thing');
});

it('throws the status text where the body is empty', async () => {
  answerWith(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(call('GET /api/stats')).rejects.toThrow('503: Service Unavailable');
});

it('answers with the very same object while nothing has changed', async () => {
  const tag = 'W/"log-3"';
  const fetch = answerWith(
    Response.json({ events: [] }, { headers: { ETag: tag } }),
    new Response(null, { status: 304 }),
  );
  const first = await call('GET /api/events', { query: { page: 0, limit: 1000 } });
  const second = await call('GET /api/events', { query: { page: 0, limit: 1000 } });
  expect(second).toBe(first);
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ headers: { 'If-None-Match': tag } });
});

it('does not offer the tag of one question for another', async () => {
  const fetch = answerWith(
    Response.json({ events: [] }, { headers: { ETag: '"log-3"' } }),
    Response.json({ events: [] }),
  );
  await call('GET /api/events', { query: { page: 0, limit: 1000 } });
  await call('GET /api/events', { query: { page: 1, limit: 1000 } });
  expect(fetch.mock.calls[1]?.[1].headers).not.toHaveProperty('If-None-Match');
});

it('does not offer a tag that was given to somebody else', async () => {
  const fetch = answerWith(
    Response.json({ events: [] }, { headers: { ETag: '"log-3"' } }),
    Response.json({ events: [] }),
  );
  await call('GET /api/events', { query: { page: 0, limit: 1000 } });
  forgetAnswers();
  await call('GET /api/events', { query: { page: 0, limit: 1000 } });
  expect(fetch.mock.calls[1]?.[1].headers).not.toHaveProperty('If-None-Match');
});

it('tells of an answer that finds nobody signed in, but not of that to the question who is', async () => {
  const onSignedOut = vi.fn();
  whenSignedOut(onSignedOut);
  const refusal = () => new Response('{"error":"Please sign in."}', { status: 401 });
  answerWith(refusal(), refusal());
  await expect(call('GET /api/auth/session')).rejects.toThrow('401');
  expect(onSignedOut).not.toHaveBeenCalled();
  await expect(call('GET /api/user/settings')).rejects.toThrow('401');
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('knows the sentence of the server, and what is no answer of it at all', () => {
  expect(new CallError(409, '{"error":"Taken."}', '')).toMatchObject({ sentence: 'Taken.', isJson: true });
  expect(new CallError(502, '<h1>Bad gateway</h1>', '')).toMatchObject({ sentence: '', isJson: false });
});
