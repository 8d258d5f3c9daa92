import { readdir, readFile } from 'node:fs/promises';
import { findBreak } from '@vigil/server/changes/chain';
import { inParallel } from '@vigil/server/kit/concurrency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const folder = new URL('../../../shared/data/security/', import.meta.url);

/** Each password that is compared or kept costs a processor a tenth of a second or more. */
const slow = 600_000;

let vigil: Vigil;
let admin: Client;
let strings: string[];

beforeAll(async () => {
  vigil = await startVigil({ env: { TRUSTED_PROXIES: '1' } });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true, username: 'ada' }));
  const names = await readdir(new URL('nosql/', folder));
  const lists = await Promise.all(names.map((name) => readFile(new URL(`nosql/${name}`, folder), 'utf8')));
  const naughty = z.array(z.string()).parse(JSON.parse(await readFile(new URL('strings/blns.json', folder), 'utf8')));
  strings = [...new Set([...lists.flatMap((list) => list.split('\n')), ...naughty])];
});
afterAll(() => vigil.end());

/** Each request from an address of its own, so that no limit answers in place of the database. */
let requests = 0;
function fromAnywhere(): Record<string, string> {
  requests += 1;
  return { 'X-Forwarded-For': `198.51.${requests >> 8}.${requests & 255}` };
}

/** Half of a character, which no database keeps. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');
/** A line may be JSON itself: then what it says is tried too, not only its letters. */
const meanings = (text: string): unknown[] => {
  try {
    return [text, JSON.parse(text)];
  } catch {
    return [text];
  }
};

describe('what is written to confuse a database', () => {
  it(
    'signs no user in',
    async () => {
      expect(strings.length).toBeGreaterThan(540);
      const client = createClient(vigil.url);
      const statuses = new Set<number>();
      await inParallel(4, strings.flatMap(meanings), async (value) => {
        const tries = [{ username: value, password: value }];
        if (typeof value !== 'string') tries.push({ username: 'ada', password: value });
        for (const body of tries) {
          const { status, headers } = await client.call('login', { body, headers: fromAnywhere() });
          statuses.add(status);
          expect(headers.getSetCookie()).toEqual([]);
        }
      });
      expect([...statuses].sort()).toEqual([400, 401]);
    },
    slow,
  );

  it(
    'makes no administrator, and a name is kept as it was written',
    async () => {
      const statuses = new Set<number>();
      const register = async (index: number, username: unknown, password: string) => {
        const body = { username, email: `reader-${index}@vigil.example`, password, captchaToken: 'off' };
        const { status } = await createClient(vigil.url).call('register', { body, headers: fromAnywhere() });
        statuses.add(status);
      };
      for (const [index, text] of strings.entries()) {
        for (const username of meanings(text)) await register(index, username, text);
        if (index % 20 === 0) await register(index, text, 'Correct-horse-1');
      }
      for (const status of statuses) expect([200, 400, 409]).toContain(status);
      const people = await vigil.stores.users.list();
      expect(people.filter(({ isAdmin }) => isAdmin).map(({ username }) => username)).toEqual(['ada']);
      const written = new Set(['ada', ...strings.map((text) => wellFormed(text).trim())]);
      expect(people.length).toBeGreaterThan(20);
      for (const { username } of people) expect(written).toContain(username);
    },
    slow,
  );

  it('finds nothing in the query of the timeline', async () => {
    const client = createClient(vigil.url);
    for (const text of strings) {
      for (const query of [`limit=${encodeURIComponent(text)}`, `page[${encodeURIComponent(text)}]=1`]) {
        const { status } = await client.send('GET', `/api/events?${query}`);
        expect(status, query).toBeLessThan(500);
      }
      const raw = await client.send('GET', `/api/events?${encodeURI(wellFormed(text))}`);
      expect(raw.status, text).toBeLessThan(500);
    }
  });

  it('is on the list of sources as it was written, or refused', async () => {
    const url = (index: number) => `http://127.0.0.1:1/feed-${index}`;
    for (const [index, name] of strings.entries()) {
      const { status } = await admin.call('addSource', { body: { name, url: url(index) } });
      expect([200, 400], name).toContain(status);
      if (index % 5 > 0) continue;
      const address = await admin.call('addSource', { body: { name: 'Name', url: name } });
      expect(address.status, name).toBeLessThan(500);
    }
    const named = new Map((await vigil.get('sources')).map((source) => [source.url, source.name]));
    for (const [index, name] of strings.entries()) {
      const given = named.get(url(index));
      if (given !== undefined) expect(given).toBe(wellFormed(name).trim());
      else expect(name.trim().length === 0 || name.length > 200).toBe(true);
    }
  });

  it('is on the list of trusted sources as it was written, or refused', async () => {
    const url = (index: number) => `https://trusted.example/${index}`;
    for (const [index, text] of strings.entries()) {
      const body = { name: text, url: url(index), description: text, category: 'news' };
      expect([200, 400], text).toContain((await admin.call('addTrustedSource', { body })).status);
      const wrong = await admin.call('addTrustedSource', { body: { ...body, category: text } });
      expect(wrong.status, text).toBe(400);
    }
    const kept = new Map((await vigil.get('trustedSources')).map((source) => [source.url, source]));
    expect(kept.size).toBeGreaterThan(500);
    for (const [index, text] of strings.entries()) {
      const source = kept.get(url(index));
      if (!source) continue;
      expect(source.name).toBe(wellFormed(text).trim());
      expect(source.description).toBe(wellFormed(text).trim());
    }
  });

  it('is on the timeline as it was written, and leaves the log whole', async () => {
    for (const text of strings.filter((one) => one.trim() !== '')) {
      const body = {
        title: text,
        summary: text,
        location: text.slice(0, 100),
        eventType: 'other',
        urgencyLevel: 'low',
      };
      const { status, body: event } = await admin.call('createEvent', { body });
      if (text.slice(0, 100).trim() === '') continue;
      expect(status, text).toBe(200);
      expect(event.title).toBe(wellFormed(text).trim());
    }
    const entries = [];
    for await (const entry of vigil.stores.log.entries()) entries.push(entry);
    expect(findBreak(entries, vigil.stores.log.epoch)).toBeNull();
  });
});
