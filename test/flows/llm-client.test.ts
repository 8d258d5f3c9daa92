import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { type Completion, type failures, type Prompt, roughTokens, tokenBound } from '@vigil/server/llm/prompt';
import { createLlmClient, type LlmTimeouts } from '@vigil/server/outside/llm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type FakeModel, type Reply, startModel } from '../fakes/model.ts';

const Answer = z.object({ level: z.enum(['low', 'high']), words: z.array(z.string()) });
const prompt: Prompt<z.infer<typeof Answer>> = {
  name: 'fiction',
  system: 'Answer with JSON.',
  user: 'What is the level of the fictional lake?',
  schema: Answer,
  maxTokens: 200,
};
const good = JSON.stringify({ level: 'low', words: ['calm'] });
const value = { level: 'low', words: ['calm'] };

// The pauses between attempts, real but recorded. A mocked module would not reach code that other files have imported.
const pauses = vi.spyOn(timers, 'setTimeout');
syncBuiltinESMExports();

let model: FakeModel;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => {
  model.forget();
  pauses.mockClear();
});
afterAll(async () => {
  await model.close();
  pauses.mockRestore();
  syncBuiltinESMExports();
});

const key = 'sk-fictional-key';
const usual: LlmTimeouts = { deadlineMs: 5_000, maxWaitMs: 1 };

interface Asking {
  /** Null for what is usual. */
  limits?: LlmTimeouts | null;
  jsonMode?: 'json_schema' | 'json_object' | 'off';
  stop?: AbortSignal;
}

function ask({ limits = usual, jsonMode = 'json_object', stop }: Asking = {}) {
  const env = { OPENAI_API_KEY: key, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'parrot-1', AI_JSON_MODE: jsonMode };
  const client = createLlmClient(env, limits ?? undefined);
  if (!client) throw new Error('no model is set up');
  return client.complete(prompt, stop ?? new AbortController().signal);
}

const most = (attempts: number) => attempts * (roughTokens(JSON.stringify(model.requests[0]?.body.messages)) + 200);

describe('a model that answers', () => {
  it('is asked once, by the name that it was given, with the key and without tools', async () => {
    model.answer({ text: good, tokens: 321 });
    expect(await ask()).toEqual({ value, tokens: 321 });
    const [{ path, authorization, body } = {}, ...more] = model.requests;
    expect(more).toEqual([]);
    expect([path, authorization, body?.model]).toEqual(['/v1/chat/completions', `Bearer ${key}`, 'parrot-1']);
    expect(body).toMatchObject({ max_tokens: 200, response_format: { type: 'json_object' } });
    expect(body?.tools).toBeUndefined();
  });

  it.each([
    ['a fence', `\`\`\`json\n${good}\n\`\`\``],
    ['courtesies', `Of course! Here it is:\n${good}\nAnything else?`],
    ['its thoughts', `<think>perhaps {"level":"high"}</think>\n${good}`],
  ])('may put its JSON into %s', async (_, text) => {
    model.answer({ text });
    expect(await ask()).toEqual({ value, tokens: 1_000 });
  });

  it('is asked for JSON in the way that its server knows', async () => {
    model.answer({ text: good });
    await ask({ jsonMode: 'json_schema' });
    await ask({ jsonMode: 'off' });
    const [strict, off] = model.requests.map(({ body }) => body.response_format);
    expect(strict).toMatchObject({ type: 'json_schema', json_schema: { name: 'fiction', strict: true } });
    expect(strict?.json_schema?.schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(off).toBeUndefined();
  });

  it('is charged the most it may have cost when it reports no usage', async () => {
    model.answer({ text: good, tokens: null });
    expect(await ask()).toEqual({ value, tokens: most(1) });
  });
});

describe('a model that is not set up', () => {
  const nothing = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: undefined };

  it('is null without a key and an address', () => {
    expect(createLlmClient({ ...nothing, AI_JSON_MODE: 'off' })).toBeNull();
  });

  it('needs no key where the address of its server is set', async () => {
    model.answer({ text: good });
    const env = { ...nothing, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'parrot-1', AI_JSON_MODE: 'off' as const };
    const completion = await createLlmClient(env, usual)?.complete(prompt, new AbortController().signal);
    expect(completion).toMatchObject({ value });
  });
});

describe('a fault of the model server that may pass', () => {
  it.each<[string, Reply]>([
    ['500', { status: 500 }],
    ['503', { status: 503, headers: { 'retry-after': '7200' } }],
    ['a reset', 'reset'],
    ['a reset in the middle', 'reset midway'],
    ['429', { status: 429 }],
    ['429 that asks for an hour', { status: 429, headers: { 'retry-after': '3600' } }],
  ])('%s is tried once more, after no longer than we wait', async (_, fault) => {
    model.answer(fault, { text: good });
    expect(await ask()).toMatchObject({ value });
    expect(model.requests).toHaveLength(2);
  });

  it.each<[string, Reply, keyof typeof failures, number]>([
    ['500', { status: 500 }, 'failing', 0],
    ['429 that asks for an hour', { status: 429, headers: { 'retry-after': '3600' } }, 'busy', 0],
    ['a reset', 'reset', 'unreachable', 2],
    ['a reset in the middle', 'reset midway', 'unreachable', 2],
  ])('%s that stays is given up after two attempts', async (_, fault, failure, charged) => {
    model.answer(fault);
    expect(await ask()).toEqual({ failure, tokens: most(charged) });
    expect(model.requests).toHaveLength(2);
  });
});

describe('a fault of the model server that will not pass', () => {
  it.each<[string, Reply, Completion<unknown>]>([
    ['a quota used up', { status: 429, error: { code: 'insufficient_quota' } }, { failure: 'quota', tokens: 0 }],
    ['a key refused', { status: 401, error: { message: `bad ${key}` } }, { failure: 'key', tokens: 0 }],
    ['an unknown model', { status: 404 }, { failure: 'rejected', tokens: 0 }],
    ['a question refused', { status: 400 }, { failure: 'rejected', tokens: 0 }],
    ['a refusal', { refusal: 'I would rather not.' }, { failure: 'refusal', tokens: 1_000 }],
    ['an answer cut off', { text: good, end: 'length' }, { failure: 'cut', tokens: 1_000 }],
    ['an answer held back', { text: '', end: 'content_filter' }, { failure: 'filtered', tokens: 1_000 }],
    ['an empty answer', { text: ' ' }, { failure: 'empty', tokens: 1_000 }],
  ])('%s is not tried again', async (_, fault, outcome) => {
    model.answer(fault);
    expect(await ask()).toEqual(outcome);
    expect(model.requests).toHaveLength(1);
  });

  it.each<[string, Reply, keyof typeof failures]>([
    ['no choices', 'no choices', 'empty'],
    ['a page', { body: '<!doctype html><p>Welcome</p>', type: 'text/html' }, 'foreign'],
    ['JSON of something else', { body: '{"ok":true}', type: 'application/json' }, 'foreign'],
    ['what calls itself JSON', { body: '<p>', type: 'application/json' }, 'malformed'],
  ])('%s counts in full, since its cost is unknown', async (_, fault, failure) => {
    model.answer(fault);
    expect(await ask()).toEqual({ failure, tokens: most(1) });
    expect(model.requests).toHaveLength(1);
  });

  it('an answer of 50 MB is not read to its end', async () => {
    model.answer('50 MB');
    expect(await ask()).toMatchObject({ failure: 'large' });
    expect(model.requests).toHaveLength(1);
    // What the sockets hold between the two comes on top of what was read.
    expect(model.flooded()).toBeLessThan(20_000_000);
  });

  it('a redirect is not followed, so that the key goes nowhere else', async () => {
    const elsewhere = await startModel();
    model.answer({ status: 307, headers: { location: `${elsewhere.url}/chat/completions` } });
    expect(await ask()).toMatchObject({ failure: 'unreachable' });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it('a server that is not there costs nothing', async () => {
    const gone = await startModel();
    await gone.close();
    const env = { OPENAI_API_KEY: key, OPENAI_BASE_URL: gone.url, OPENAI_MODEL: 'x', AI_JSON_MODE: 'off' as const };
    const completion = await createLlmClient(env, usual)?.complete(prompt, new AbortController().signal);
    expect(completion).toEqual({ failure: 'unreachable', tokens: 0 });
  });
});

describe('an answer of the model that does not fit the schema', () => {
  it.each([
    ['a wrong word in a list of words', JSON.stringify({ level: 'apocalyptic', words: [] })],
    ['no JSON', 'I am sorry, Dave.'],
    ['too much text', `{"level":"low","words":["${'a'.repeat(70_000)}"]}`],
  ])('%s is repaired once', async (_, text) => {
    model.answer({ text, tokens: 100 }, { text: good, tokens: 50 });
    expect(await ask()).toEqual({ value, tokens: 150 });
    const repair = model.requests[1]?.body.messages ?? [];
    expect(repair.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(repair[2]?.content.length).toBeLessThanOrEqual(4_000);
  });

  it('is given up when it comes again, and both answers are paid for', async () => {
    model.answer({ text: '{"level":"apocalyptic"}', tokens: 100 });
    expect(await ask()).toEqual({ failure: 'malformed', tokens: 200 });
    expect(model.requests).toHaveLength(2);
  });

  it('and a fault together make three requests, which is what a question may cost', async () => {
    model.answer({ status: 500 }, { text: 'no' });
    expect(await ask()).toMatchObject({ failure: 'malformed' });
    expect(model.requests).toHaveLength(3);
    expect(most(3)).toBeLessThan(tokenBound({ ...prompt, user: prompt.user.repeat(30) }));
  });
});

describe('the deadline of a question to the model', () => {
  /** Holds the deadline of the next question until it is aborted, so that no test depends on how fast the machine is. */
  function holdDeadline() {
    const deadline = new AbortController();
    const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    onTestFinished(() => timer.mockRestore());
    return { deadline, timer };
  }

  it.each<[string, Reply]>([
    ['never answers', 'silence'],
    ['drips its answer', 'drip'],
  ])('ends the wait for a server that %s, and the connection with it', async (_, fault) => {
    const { deadline } = holdDeadline();
    model.answer(fault);
    const completion = ask();
    await expect.poll(() => model.requests.length).toBe(1);
    deadline.abort();
    expect(await completion).toEqual({ failure: 'slow', tokens: most(1) });
    await expect.poll(() => model.closed()).toBe(1);
  });

  it('ends a pause before another attempt', async () => {
    const { deadline } = holdDeadline();
    model.answer({ status: 429, headers: { 'retry-after': '3600' } });
    const completion = ask({ limits: { deadlineMs: 5_000, maxWaitMs: 20_000 } });
    await expect.poll(() => pauses.mock.calls.map(([ms]) => ms)).toEqual([20_000]);
    deadline.abort();
    expect(await completion).toEqual({ failure: 'slow', tokens: 0 });
    expect(model.requests).toHaveLength(1);
  });

  it('is 90 seconds, once for the question: another attempt and the repair do not begin it again', async () => {
    const { deadline, timer } = holdDeadline();
    model.answer({ status: 503, headers: { 'retry-after': '0' } }, { text: 'no', tokens: 100 }, 'silence');
    const completion = ask({ limits: null });
    await expect.poll(() => model.requests.length).toBe(3);
    expect(timer.mock.calls).toEqual([[90_000]]);
    deadline.abort();
    expect(await completion).toMatchObject({ failure: 'slow' });
    await expect.poll(() => model.closed()).toBe(3);
  });

  it('comes at once when the server stops', async () => {
    model.answer('silence');
    const stopping = new AbortController();
    const completion = ask({ stop: stopping.signal });
    await expect.poll(() => model.requests.length).toBe(1);
    stopping.abort();
    expect(await completion).toEqual({ failure: 'stopped', tokens: most(1) });
  });
});
