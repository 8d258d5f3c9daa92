import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createPush } from '@vigil/server/outside/push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { pushEnv, startPushService } from '../fakes/push-service.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const folder = new URL('../../../shared/data/field/', import.meta.url);
const read = (file: string) => readFile(new URL(file, folder));

const Given = z.array(
  z.object({
    file: z.string(),
    type: z.string().default('text/plain'),
    headers: z.record(z.string(), z.string()).optional(),
    /** Bytes of the whole answer. */
    raw: z.boolean().optional(),
    /** Characters in the place of the comment that says so. */
    filler: z.number().optional(),
  }),
);

const now = new Date('2026-11-27T12:00:00.000Z');

let vigil: Vigil;
let admin: Client;
let pages: Feeds;

/** Each input is served under its name, with the headers of the manifest. */
beforeAll(async () => {
  const service = await startPushService();
  vigil = await startVigil({ now: () => now, push: createPush(pushEnv('127.0.0.1:1'), service.ca) ?? undefined });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  pages = await startFeeds({});
  for (const { file, type, headers, raw, filler = 0 } of Given.parse(JSON.parse(String(await read('manifest.json'))))) {
    const bytes = await read(file);
    const text = bytes.toString().replace(/\/\* FILLER[\s\S]*?\*\//, () => `var d="${'x'.repeat(filler)}"`);
    if (raw) pages.set(`/${file}`, (request) => request.socket.end(bytes));
    else pages.set(`/${file}`, { body: file.endsWith('.gz') ? bytes : text, type, ...(headers && { headers }) });
  }
  return () => service.close();
});
afterAll(async () => {
  await vigil?.end();
  await pages?.close();
});

/** Adds an input as a source, reads it, and gives the events that it brought. */
async function take(file: string, more: object = {}) {
  const body = { name: file, url: `${pages.url}/${file}`, reliability: 60, ...more };
  const { status, body: source } = await admin.call('addSource', { body });
  expect(status).toBe(200);
  await vigil.scanner.run({ force: true });
  const [row] = (await vigil.get('sources')).filter(({ id }) => id === source.id);
  expect(row?.fault).toBeNull();
  const events = (await vigil.get('events')).events.filter(({ sources }) => sources.includes(file));
  await vigil.stores.sources.remove(String(source.id));
  return { source, events };
}

const titlesOf = async (file: string) => (await take(file)).events.map(({ title }) => title);
const hebrew = 'איראן שיגרה טילים בליסטיים לעבר חיפה';

describe('documents as servers really send them', () => {
  it.each(['F18a-utf8-under-http-latin1.xml', 'F18b-utf8-under-windows-1255.xml'])(
    '%s is read as the UTF-8 that it is',
    async (file) => {
      expect(await titlesOf(file)).toEqual([hebrew]);
    },
  );

  it.each(['aws-chunked', 'UTF-8', 'none'])('F19 is read with the content encoding %s', async (encoding) => {
    const body = String(await read('F19-content-encoding.xml'));
    pages.set('/F19-content-encoding.xml', { body, headers: { 'content-encoding': encoding } });
    const { events } = await take('F19-content-encoding.xml');
    expect(events).toHaveLength(1);
  });

  it('F20 is followed to the address that it writes in UTF-8', async () => {
    const server = await listen(await read('F20-raw-location.txt'), Buffer.from(rss([])));
    const body = { name: 'F20', url: `http://127.0.0.1:${server.port}/`, reliability: 60, kind: 'feed' };
    expect((await admin.call('addSource', { body })).status).toBe(200);
    await vigil.scanner.run({ force: true });
    expect(server.asked()).toContain('GET /%D7%97%D7%93%D7%A9%D7%95%D7%AA.xml HTTP/1.1');
    expect((await vigil.get('sources')).find(({ name }) => name === 'F20')?.fault).toBeNull();
    server.close();
  });

  it.each(['F21a-octets.xml', 'F21b-feed.xml.gz', 'F23-sitemap-comment-after.xml'])('%s is one item', async (file) => {
    expect((await take(file)).events).toHaveLength(1);
  });

  it('F22 has title and date of its news', async () => {
    const { events } = await take('F22-sitemap-with-film.xml');
    expect(events).toMatchObject([
      { title: 'Iran fires missiles at Beersheba, army says', timestamp: '2026-11-27T01:00:00.000Z' },
    ]);
  });

  it('F25 leads to the feed that it links to', async () => {
    const { source } = await take('F25-page-link-far-down.html');
    expect(source).toMatchObject({ kind: 'feed', url: `${pages.url}/F21a-octets.xml` });
  });

  it('F26 gives four events, each titled by its sentence', async () => {
    expect((await titlesOf('F26-telegram-banner.html')).sort()).toEqual(
      [
        'Israel bombs missile base near Shahrekord, Iran says',
        'איראן שיגרה טילים בליסטיים לעבר ערד',
        'إيران تطلق صواريخ على ديمونا',
        'Israel bombs missile base near Yasuj, Iran says',
      ].sort(),
    );
  });

  it.each(['كرمانشاه', 'پهپادي', 'کرمانشاه'])('F27 is found by %s', async (q) => {
    await take('F27-search.xml');
    const { status, body } = await admin.call('searchEvents', { query: { q } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1 });
  });

  it('F28 may be pushed to', async () => {
    const service = await startPushService();
    const { endpoint } = z
      .object({ endpoint: z.string() })
      .parse(JSON.parse(String(await read('F28-push-endpoint.json'))));
    const { keys } = service.subscribe().subscription;
    expect((await admin.call('subscribe', { body: { endpoint, keys } })).status).toBe(200);
    await service.close();
  });
});

/** A server that first sends the bytes of `first`, and after that a document. */
async function listen(first: Uint8Array, document: Uint8Array) {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      asked.push(data.toString('latin1').split('\r\n', 1).join(''));
      const head = `HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: ${document.length}\r\n\r\n`;
      socket.end(asked.at(-1) === 'GET / HTTP/1.1' ? first : Buffer.concat([Buffer.from(head), document]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { port: address.port, asked: () => asked, close: () => server.close() };
}
