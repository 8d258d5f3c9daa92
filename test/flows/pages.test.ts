import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const origin = 'https://vigil.example';

let vigil: Vigil;
let admin: Client;
let visitor: Client;

beforeAll(async () => {
  vigil = await startVigil({ env: { PUBLIC_ORIGIN: origin } });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());

async function add(fields: Parameters<typeof nextDraft>[0] = {}): Promise<string> {
  const draft = nextDraft(fields);
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

const read = (path: string, client = visitor) => client.send('GET', path);
const documentOf = async (path: string, client = visitor) => new JSDOM((await read(path, client)).text).window.document;
const textOf = async (path: string) => (await documentOf(path)).body.textContent ?? '';

async function tagsOf(path: string, client = visitor): Promise<Record<string, string>> {
  const tags = (await documentOf(path, client)).querySelectorAll('meta[property]');
  return Object.fromEntries([...tags].map((tag) => [tag.getAttribute('property'), tag.getAttribute('content') ?? '']));
}

describe('the page of an event', () => {
  it('has its title, urgency, time and place for sites that preview links', async () => {
    const id = await add({
      title: 'A fictional ferry turns back',
      urgencyLevel: 'high',
      location: 'Northport',
      timestamp: '2031-01-01T14:05:00.000Z',
      precision: 'time',
    });
    expect(await tagsOf(`/?event=${id}`)).toMatchObject({
      'og:site_name': 'Vigil',
      'og:type': 'article',
      'og:title': 'A fictional ferry turns back',
      'og:description': expect.stringMatching(/^High · .* · Northport · .* · 2031-01-01 14:05 UTC$/),
      'og:url': `${origin}/?event=${encodeURIComponent(id)}`,
      'article:published_time': '2031-01-01T14:05:00.000Z',
    });
  });

  it('shows a hidden or erased event to no site, also where an administrator asks', async () => {
    const [hidden, erased] = [await add({ title: 'Hidden harbour' }), await add({ title: 'Erased harbour' })];
    await admin.call('hideEvent', { params: { id: hidden } });
    await admin.call('hideEvent', { params: { id: erased } });
    expect((await admin.call('eraseEvent', { params: { id: erased } })).status).toBe(200);
    for (const id of [hidden, erased, 'unknown', 'x'.repeat(10_000)]) {
      expect((await tagsOf(`/?event=${id}`, admin))['og:title'], id.slice(0, 20)).toBe('Vigil');
      for (const path of [`/plain?event=${id}`, `/embed?event=${id}`]) {
        const { status, text } = await read(path);
        expect(text).toContain(id.length > 1_000 ? 'Vigil' : 'This event is no longer available.');
        expect(text).not.toContain('harbour');
        if (id.length < 1_000) expect(status).toBe(404);
      }
    }
  });

  it.each([
    '"><script>alert(1)</script>',
    "$& $` $' $1",
    '__NONCE__ <!--__HEAD__-->',
    "' onload=alert(1) x='",
    '\u202egnp.exe',
  ])('takes %j as text alone', async (title) => {
    const id = await add({ title, summary: title, location: title });
    const clean = title.replace('\u202e', '');
    expect((await tagsOf(`/?event=${id}`))['og:title']).toBe(clean);
    const scriptsOf = (page: Document) => [...page.querySelectorAll('script')].map(({ textContent }) => textContent);
    const own = scriptsOf(await documentOf('/settings'));
    for (const path of [`/?event=${id}`, '/', `/plain?event=${id}`, `/embed?event=${id}`, '/plain']) {
      const page = await documentOf(path);
      const isApp = path.startsWith('/?') || path === '/';
      expect([scriptsOf(page), page.querySelectorAll('[onload]').length]).toEqual([isApp ? own : [], 0]);
      if (path.startsWith('/embed')) expect(page.querySelector('h2')?.textContent).toBe(clean);
    }
  });

  it('names the site where no event or several are asked for', async () => {
    const [one, other] = [await add(), await add()];
    for (const path of ['/', '/settings', `/?event=${one}&event=${other}`])
      expect(await tagsOf(path)).toMatchObject({ 'og:type': 'website', 'og:title': 'Vigil' });
  });
});

describe('the first screen in the page of the app', () => {
  const firstOf = async (path: string, client = visitor) =>
    (await documentOf(path, client)).querySelector('#root')?.textContent ?? '';

  it('is the newest events and the level for a signed-in reader, and nothing hidden', async () => {
    const hidden = await add({ title: 'Hidden first harbour', timestamp: '2032-01-01T00:00:00.000Z' });
    await admin.call('hideEvent', { params: { id: hidden } });
    await add({ title: 'A fictional first ferry', summary: 'It sails.', timestamp: '2032-01-01T00:00:00.000Z' });
    const first = await firstOf('/', admin);
    expect(first).toMatch(/Threat level: Unknown\. No feed.* As of \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
    expect(first).toContain('A fictional first ferry');
    expect(first).toContain('It sails.');
    expect(first).not.toContain('Hidden first harbour');
  });

  it('is the wall for visitors of a closed site: three titles', async () => {
    for (let number = 0; number < 4; number++) await add({ timestamp: '2032-01-01T00:00:00.000Z' });
    const page = await documentOf('/');
    expect(page.querySelector('#root h1')?.textContent).toBe('Vigil watches the Israel-Iran conflict');
    expect(page.querySelectorAll('#root li')).toHaveLength(3);
  });

  it('begins with the event that a link names, also where it is an old one', async () => {
    const id = await add({ title: 'An old fictional ferry', timestamp: '2030-01-01T00:00:00.000Z' });
    for (let number = 0; number < 6; number++) await add({ timestamp: '2032-01-01T00:00:00.000Z' });
    const page = await documentOf(`/?event=${id}`, admin);
    expect(page.querySelector('#root h2')?.textContent?.trim()).toBe('An old fictional ferry');
  });

  it('is left out of other screens, and where a moment or a search is asked for', async () => {
    for (const path of ['/settings', '/auth', '/?at=2031-01-01T00:00:00.000Z', '/?q=ferry', '/no-such'])
      expect(await firstOf(path, admin), path).toBe('');
  });
});

describe('the pages without scripts', () => {
  it('are linked from the page of the app, and may run nothing and be framed nowhere', async () => {
    expect((await read('/')).text).toContain('<a href="/plain">');
    const { headers, text } = await read('/plain');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; .*frame-ancestors 'none'$/,
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(text).not.toContain('<script');
  });

  it('have the level with its time and the newest events, each with a page of its own', async () => {
    const id = await add({
      title: 'A fictional bridge opens',
      summary: 'It opened at noon.',
      timestamp: new Date().toISOString(),
    });
    const page = await documentOf('/plain');
    expect(page.body.textContent).toMatch(/Threat level: \w+/);
    expect(page.body.textContent).toMatch(/As of \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    const link = [...page.querySelectorAll('h2 a')].find((one) => one.textContent === 'A fictional bridge opens');
    expect(link?.getAttribute('href')).toBe(`/plain?event=${encodeURIComponent(id)}`);
    expect(await textOf(`/plain?event=${id}`)).toContain('It opened at noon.');
  });

  it('show an unknown level as unknown, with the reason', async () => {
    expect(await textOf('/plain')).toMatch(/Threat level: Unknown\. No feed/);
  });

  it('mark what is archived, and a title that a rule has put into English', async () => {
    const id = await add({ title: 'عنوان خيالي', lang: 'ar', gloss: 'Fictional harbour · ferry', archived: true });
    const page = await documentOf(`/embed?event=${id}`);
    expect(page.querySelector('h2')?.lang).toBe('ar');
    expect(page.body.textContent).toContain('Fictional harbour · ferry (by rule)');
    expect(page.body.textContent).toContain('Documented event of the past');
  });
});

describe('an embedded event', () => {
  it('may be framed by any site, alone of all pages, and runs no scripts', async () => {
    const id = await add({ title: 'A fictional ferry sails' });
    const { headers, status } = await read(`/embed?event=${id}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBe(null);
    expect((await read('/')).headers.get('x-frame-options')).toBe('DENY');
    const link = (await documentOf(`/embed?event=${id}`)).querySelector('h2 a');
    expect(link?.getAttribute('href')).toBe(`${origin}/?event=${encodeURIComponent(id)}`);
    expect(link?.getAttribute('target')).toBe('_blank');
  });
});
