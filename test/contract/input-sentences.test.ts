import { api, type CallName } from '@vigil/common/api';
import { ArticleEvent } from '@vigil/common/articles';
import type { Call } from '@vigil/common/call';
import { exportPaths } from '@vigil/common/exports';
import { limits } from '@vigil/common/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../harness/client.ts';
import { eventForm } from '../harness/files.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { type Fields, type Parts, trusted, validInputs } from './valid-inputs.ts';

let vigil: Vigil;
let client: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil.end());

const calls = (Object.keys(api) as CallName[]).map((name) => ({ name, call: api[name] as Call }));
const takers = calls.filter(({ call }) => call.params ?? call.query ?? (call.method !== 'GET' && call.body));

/** What a field may be in the place of what it should be. */
const wrong: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 5],
  ['a fraction', -1.5],
  ['an empty text', ''],
  ['a word', 'party'],
  ['a list', []],
  ['a list of lists', [[null]]],
  ['a list of numbers', [1, 2]],
  ['an object', {}],
  ['true', true],
  ['over-long', 'x'.repeat(12_000)],
  ['a list of over-long texts', ['x'.repeat(12_000)]],
  ['an over-long list', Array.from({ length: 600 }, () => 'https://courier.example/')],
];

/** Specified without a full stop, or shown beside a field. */
const withoutStop = new Set([
  'Please enter both username and password',
  'Please fill in all required fields',
  'Security verification required',
  'Password must be at least 8 characters long',
  'Password must contain uppercase, lowercase, numbers, and special characters',
  'Username may not contain control characters',
  'Please enter a valid email address',
  'Current password is required',
  'Current password is incorrect',
  'Invalid credentials',
  'Password must be at least 6 characters',
  'First name is required',
  'Last name is required',
  'All fields are required for manual event creation',
  'Please provide both source name and URL',
  'Article URL is required',
  'Name is required',
  'URL is required',
  'Category is required',
  'Reliability must be a number from 1 to 100',
  'Please enter a valid http(s) address',
  'Please say why',
  'Please say it in at most 300 characters',
  'Please leave no field empty',
  'Please correct something',
  'Please choose the reports of the other event',
]);

function expectSentence({ status, body }: { status: number; body: object }, about: string): void {
  const error = 'error' in body ? String(body.error) : '';
  const said = `${about}: ${status} ${error}`;
  expect(error, said).toMatch(/^[\p{Lu}\d][^\n]{8,250}$/u);
  expect(error, said).not.toMatch(/undefined|\bnull\b|NaN|\[object|expected|received|Too (?:big|small)/);
  expect(error, said).not.toMatch(/Invalid (?:input|option|string|key|element)|Unrecognized|regex|pattern|\/\^|zod/i);
  expect(error.endsWith('.') || withoutStop.has(error), said).toBe(true);
  expect(status, said).not.toBe(500);
}

/** Path parameters are texts that are part of the path, so only the lengths of these can be wrong. */
const wrongParams: [string, unknown][] = [['over-long', 'x'.repeat(4_000)]];
/** A query holds texts alone. */
const wrongQuery = wrong.filter(([, value]) => typeof value !== 'object' || value === null);

function send(name: CallName, parts: Parts) {
  const texts = (fields: Fields = {}) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]])),
    );
  const { sending, method } = api[name] as Call;
  const body = sending === 'form' ? eventForm(parts.body) : parts.body;
  return client.call(name, {
    params: texts(parts.params),
    query: texts(parts.query),
    ...(method !== 'GET' && { body: body ?? {} }),
  });
}

it('every call that takes something is tried here, with what its schema takes', () => {
  for (const { name, call } of takers) {
    const parts = validInputs[name] ?? {};
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = part === 'body' && name === 'createTimelineEvent' ? ArticleEvent : call[part];
      if (!schema) continue;
      const given = parts[part];
      expect(given, `${name} ${part}`).toBeDefined();
      if (name !== 'analyzeArticle') expect(schema.safeParse(given).error, `${name} ${part}`).toBeUndefined();
    }
  }
});

describe.each(takers)('$name', ({ name, call }) => {
  for (const part of ['params', 'query', 'body'] as const) {
    if (!call[part]) continue;
    const parts = validInputs[name] ?? {};
    const values = part === 'params' ? wrongParams : part === 'query' ? wrongQuery : wrong;
    const fields = Object.keys(parts[part] ?? {});

    it.each(fields)(`says in a sentence what is wrong with ${part}.%s`, async (field) => {
      for (const [kind, value] of values) {
        const answer = await send(name, { ...parts, [part]: { ...parts[part], [field]: value } });
        if (answer.status === 200) {
          // Some calls take it; some end the session that they come with.
          ({ client } = await makeUser(vigil, { isAdmin: true }));
          continue;
        }
        expectSentence(answer, `${name} ${part}.${field} ${kind}`);
      }
    });

    if (part === 'params') continue;
    it(`says in a sentence that ${part} has a field too many`, async () => {
      const answer = await send(name, { ...parts, [part]: { ...parts[part], 'party\n"<b>': 1 } });
      if (answer.status !== 200) expectSentence(answer, `${name} ${part} unknown`);
    });
  }

  if (call.method === 'GET' || !call.body || call.sending === 'form') return;
  it.each(['', '[]', 'null', '5', '"text"', 'true', '{"a":', '{"__proto__":{"a":1}}', '\u0000', '<html>', '{}'])(
    'says in a sentence that %j is no body of it',
    async (body) => {
      const params = Object.fromEntries(
        Object.entries(validInputs[name]?.params ?? {}).map(([key, one]) => [key, `${one}`]),
      );
      const answer = await client.call(name, { params, body, headers: { 'Content-Type': 'application/json' } });
      if (answer.status !== 200) expectSentence(answer, `${name} ${body}`);
    },
  );
});

describe('what is too long is told by its name and its limit', () => {
  const long = (length: number) => 'x'.repeat(length + 1);
  const event = validInputs.createEvent?.body;
  it.each<[CallName, Fields | undefined, string]>([
    ['login', { username: long(limits.loginName), password: 'x' }, 'The username may have at most 254 characters.'],
    ['login', { username: 'x', password: long(limits.password) }, 'The password may have at most 256 characters.'],
    [
      'register',
      { ...validInputs.register?.body, username: long(limits.username) },
      'The username may have at most 64 characters.',
    ],
    [
      'register',
      { ...validInputs.register?.body, email: long(254) },
      'The e-mail address may have at most 254 characters.',
    ],
    ['createEvent', { ...event, title: long(limits.title) }, 'The title may have at most 500 characters.'],
    ['createEvent', { ...event, summary: long(limits.summary) }, 'The summary may have at most 5000 characters.'],
    ['createEvent', { ...event, location: long(limits.location) }, 'The location may have at most 200 characters.'],
    ['createEvent', { ...event, sources: [long(200)] }, 'Each of the sources may have at most 200 characters.'],
    ['createEvent', { ...event, sources: Array(21).fill('x') }, 'The sources may have at most 20 entries.'],
    ['addSource', { ...validInputs.addSource?.body, name: long(200) }, 'The name may have at most 200 characters.'],
    ['addTrustedSource', { ...trusted, name: long(200) }, 'The name may have at most 200 characters.'],
    ['addTrustedSource', { ...trusted, description: long(2_000) }, 'The description may have at most 2000 characters.'],
    [
      'updateProfile',
      { email: 'a@example.org', firstName: long(100) },
      'The first name may have at most 100 characters.',
    ],
  ])('%s', async (name, body, sentence) => {
    const { status, body: answer } = await client.call(name, { body });
    expect({ status, error: answer.error }).toEqual({ status: 400, error: sentence });
  });

  it.each<[CallName, Fields, string]>([
    ['login', { username: long(limits.loginName) }, 'Please enter both username and password'],
    ['register', { username: long(limits.username), email: 'x' }, 'Please fill in all required fields'],
    ['register', { username: long(limits.username), email: 'x', password: 'x' }, 'Security verification required'],
    ['createEvent', { title: long(limits.title) }, 'All fields are required for manual event creation'],
  ])('after what the specification asks for first: %s', async (name, body, sentence) => {
    expect((await client.call(name, { body })).body.error).toBe(sentence);
  });
});

describe('a body that cannot be read', () => {
  const json = { 'Content-Type': 'application/json' };
  it('is told apart from one that is too large', async () => {
    const broken = await client.call('login', { body: '{"username":', headers: json });
    expect([broken.status, broken.body.error]).toEqual([400, 'The request is not valid JSON.']);
    const large = await client.call('login', { body: `{"username":"${'x'.repeat(200_000)}"}`, headers: json });
    expect([large.status, large.body.error]).toEqual([413, 'The request may have at most 100 KB.']);
    const packed = await client.call('login', { body: '{}', headers: { ...json, 'Content-Encoding': 'fictional' } });
    expect([packed.status, packed.body.error]).toEqual([415, 'The request is encoded in a way that is not known.']);
  });
});

describe.each(Object.values(exportPaths))('%s', (path) => {
  it.each(['q', 'type', 'urgency', 'from', 'limit', 'party'])(
    'says in a sentence what is wrong with %s',
    async (field) => {
      for (const value of ['', 'party', 'x'.repeat(4_000)]) {
        const answer = await client.send('GET', path, { query: { [field]: value } });
        if (answer.status !== 200) expectSentence(answer, `${path} ${field}`);
      }
    },
  );
});
