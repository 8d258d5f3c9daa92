import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { pick, seeded } from '@vigil/common/testing/seeded';
import { createFetchPage, type Page, type PageRequest } from '@vigil/server/outside/fetch-page';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, type Handler, rss, startFeeds } from '../fakes/feeds.ts';

type Resolve = NonNullable<Parameters<typeof createFetchPage>[0]['resolve']>;

const names = ['feed.xml', 'חדשות', 'خبر فوری', 'two words', 'café', 'a+b'];
const deadlineMs = 1_200;
const document = rss([{ title: 'Ferry service resumes', link: 'https://paper.example/1' }]);

let feeds: Feeds;
let looked: string[];
let addresses: string[];
let outside: ReturnType<typeof createFetchPage>;

const resolve: Resolve = async (host) => {
  looked.push(host);
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const fetchPage = (url: string, more: Partial<PageRequest> = {}): Promise<Page> =>
  outside.fetchPage({ url, kind: 'feed', maxBytes: 100_000, ...more });
const at = (path: string, more?: Partial<PageRequest>) => fetchPage(`${feeds.url}${path}`, more);
const serve = (path: string, handler: Handler) => feeds.set(path, handler);
const redirect = (path: string, location: string, status = 302) =>
  feeds.set(path, { body: '', status, headers: { location } });

const own = ['127.0.0.1/32'];

beforeAll(async () => {
  feeds = await startFeeds({ '/feed.xml': { body: document } });
  outside = createFetchPage({ allowedCidrs: own, namedCidrs: own, resolve, deadlineMs });
  redirect('/chain-1', '/feed.xml', 308);
  for (const [at, status] of [301, 302, 303, 307, 308, 302].entries())
    redirect(`/chain-${at + 2}`, `${at % 2 ? feeds.url : ''}/chain-${at + 1}`, status);
});
afterAll(async () => {
  await outside.close();
  await feeds.close();
});
beforeEach(() => {
  looked = [];
  addresses = ['127.0.0.1'];
});

describe('a page that may be read', () => {
  it('comes with its bytes, its type and its validators', async () => {
    feeds.set('/plain.xml', { body: document, type: 'text/xml', headers: { etag: '"1"', 'last-modified': 'Monday' } });
    expect(await at('/plain.xml')).toEqual({
      unchanged: false,
      freshForMs: null,
      url: `${feeds.url}/plain.xml`,
      contentType: 'text/xml',
      bytes: Buffer.from(document),
      etag: '"1"',
      lastModified: 'Monday',
    });
  });

  it('comes unpacked', async () => {
    feeds.set('/packed.xml', { body: gzipSync(document), headers: { 'content-encoding': 'gzip' } });
    expect(await at('/packed.xml')).toMatchObject({ bytes: Buffer.from(document) });
  });

  it('is asked for by what is known of it, and may be unchanged', async () => {
    serve('/known.xml', (request, response) => {
      const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
      response.writeHead(etag === '"1"' && since === 'Monday' ? 304 : 500).end();
    });
    expect(await at('/known.xml', { etag: '"1"', lastModified: 'Monday' })).toEqual({
      unchanged: true,
      freshForMs: null,
    });
    await expect(at('/known.xml')).rejects.toMatchObject({ message: 'The server answered 500.' });
  });

  it('is not called unchanged when nothing was known of it', async () => {
    feeds.set('/odd.xml', { body: '', status: 304 });
    await expect(at('/odd.xml')).rejects.toMatchObject({ message: 'The server answered 304.' });
  });

  it.each([1, 2, 3, 4, 5])('is found behind %i redirects', async (count) => {
    expect(await at(`/chain-${count}`)).toMatchObject({ url: `${feeds.url}/feed.xml` });
  });

  it.each([6, 7])('is not found behind %i redirects', async (count) => {
    await expect(at(`/chain-${count}`)).rejects.toMatchObject({
      code: 'refused',
      message: 'The address redirects too often.',
    });
  });

  it('is found at an address that a server writes in UTF-8, in latin1, with spaces or from where it stands', async () => {
    feeds.set('/a/עיתון חדש.xml', { body: document });
    const targets = ['/a/עיתון חדש.xml', 'עיתון חדש.xml', './../a/עיתון%20חדש.xml', `${feeds.url}/a/עיתון חדש.xml`];
    for (const target of targets) {
      const url = await startRaw((socket) => {
        socket.end(Buffer.from(`HTTP/1.1 301 Moved\r\nLocation: ${feeds.url}/a/b\r\nContent-Length: 0\r\n\r\n`));
      });
      serve('/a/b', ({ socket }) => {
        socket.end(Buffer.from(`HTTP/1.1 302 Found\r\nLocation: ${target}\r\nContent-Length: 0\r\n\r\n`));
      });
      expect(await fetchPage(url), target).toMatchObject({
        url: `${feeds.url}/a/%D7%A2%D7%99%D7%AA%D7%95%D7%9F%20%D7%97%D7%93%D7%A9.xml`,
      });
    }
  });

  it('is found behind any chain of up to five redirects, with the cookies of the way, and behind no longer one', async () => {
    const random = seeded(24);
    for (let round = 0; round < 40; round++) {
      const count = 1 + Math.floor(random() * 7);
      const steps = Array.from({ length: count + 1 }, (_, hop) => `/${round}/${hop}/${pick(random, names)}`);
      const last = steps.at(-1) ?? '';
      let sent = '';
      for (const [hop, path] of steps.entries()) {
        const next = steps[hop + 1] ?? '';
        const location = pick(random, [next, encodeURI(next), `${feeds.url}${next}`, `../../${next.slice(1)}`]);
        serve(path, (request, response) => {
          sent = request.headers.cookie ?? '';
          if (next === '') return response.end(document);
          // As bytes of UTF-8: Node writes each character as one byte.
          const headers = {
            location: Buffer.from(location).toString('latin1'),
            'set-cookie': `hop${hop}=1; Path=/`,
          };
          response.writeHead(pick(random, [301, 302, 303, 307, 308]), headers).end();
        });
      }
      const found = at(encodeURI(steps[0] ?? ''));
      if (count > 5) await expect(found).rejects.toMatchObject({ code: 'refused' });
      else expect(await found).toMatchObject({ url: `${feeds.url}${encodeURI(last)}`, bytes: Buffer.from(document) });
      const passed = Math.min(count, 5);
      expect(sent.split('; ').sort()).toEqual(Array.from({ length: passed }, (_, hop) => `hop${hop}=1`));
    }
  });

  it('is found at an address that a server writes in latin1', async () => {
    let asked = '';
    const target = await startRaw((socket, request) => {
      asked = request.split('\r\n', 1).join('');
      socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: 5\r\n\r\n<rss>`);
    });
    const url = await startRaw((socket) => {
      socket.end(
        Buffer.from(`HTTP/1.1 301 Moved\r\nLocation: ${target}caf\xE9\r\nContent-Length: 0\r\n\r\n`, 'latin1'),
      );
    });
    expect(await fetchPage(url)).toMatchObject({ bytes: Buffer.from('<rss>') });
    expect(asked).toBe('GET /caf%E9 HTTP/1.1');
  });

  it('is found with the cookies that its server sets on the way, which are forgotten afterwards', async () => {
    const sent: (string | undefined)[] = [];
    serve('/consent', (request, response) => {
      sent.push(request.headers.cookie);
      if (request.headers.cookie?.includes('consent=yes')) return response.end(document);
      const cookies = ['consent=yes; Path=/', 'deep=1; Path=/consent', 'other=1; Path=/elsewhere', 'gone=1; Max-Age=0'];
      response.writeHead(302, { location: '/consent', 'set-cookie': cookies }).end();
    });
    for (const _ of [1, 2]) expect(await at('/consent')).toMatchObject({ bytes: Buffer.from(document) });
    expect(sent).toEqual([undefined, 'deep=1; consent=yes', undefined, 'deep=1; consent=yes']);
  });

  it('is never asked for with the cookies of another site, nor with those that name one', async () => {
    const { port } = new URL(feeds.url);
    const asked: string[] = [];
    const cookies = [
      'own=1',
      'site=1; Domain=paper.example',
      'foreign=1; Domain=bank.example',
      'suffix=1; Domain=example',
      'secure=1; Secure',
      'broken',
      '=',
    ];
    const chain: [host: string, next: string][] = [
      ['www.paper.example', 'news.paper.example'],
      ['news.paper.example', 'bank.example'],
      ['bank.example', 'notpaper.example'],
      ['notpaper.example', 'www.paper.example'],
    ];
    serve('/hop', (request, response) => {
      const host = request.headers.host?.split(':')[0] ?? '';
      asked.push(`${host}: ${request.headers.cookie ?? ''}`);
      const next = chain.find(([from]) => from === host)?.[1];
      if (asked.length > chain.length) return response.end(document);
      const mine = asked.length === 1 ? cookies : [];
      response.writeHead(302, { location: `http://${next}:${port}/hop`, 'set-cookie': mine }).end();
    });
    await fetchPage(`http://www.paper.example:${port}/hop`);
    expect(asked).toEqual([
      'www.paper.example: ',
      'news.paper.example: site=1',
      'bank.example: ',
      'notpaper.example: ',
      'www.paper.example: own=1; site=1',
    ]);
  });

  it('is its first bytes where it may be cut', async () => {
    feeds.set('/long', { body: gzipSync(`<html>${'x'.repeat(200_000)}`), type: 'text/html' });
    await expect(at('/long')).rejects.toMatchObject({ code: 'tooLarge' });
    const page = await at('/long', { isCut: true });
    expect(page.unchanged ? 0 : page.bytes.length).toBe(100_000);
  });

  it.each(['rot13', 'gzip', 'UTF-8', 'aws-chunked'])('is read where it is not packed as %s', async (encoding) => {
    feeds.set('/odd', { body: document, headers: { 'content-encoding': encoding } });
    expect(await at('/odd')).toMatchObject({ bytes: Buffer.from(document) });
  });

  it('is read by name from the address that was checked, the name asked for once', async () => {
    const { port } = new URL(feeds.url);
    serve('/host', (request, response) => response.end(request.headers.host));
    const page = await fetchPage(`http://paper.example:${port}/host`);
    expect(page).toMatchObject({ bytes: Buffer.from(`paper.example:${port}`) });
    expect(looked).toEqual(['paper.example']);
  });
});

describe('a server that means harm', () => {
  const tooSlow = { code: 'tooSlow', message: 'No complete answer within 1.2 seconds.' };
  const tooLarge = { code: 'tooLarge', message: 'The answer is larger than 0.1 MB.' };
  const brokenOff = { code: 'unreachable', message: 'The server broke off the connection.' };

  it('never answers', async () => {
    serve('/silent', () => {});
    await expect(at('/silent')).rejects.toMatchObject(tooSlow);
  });

  it('drips a byte at a time', async () => {
    serve('/drip', (_request, response) => {
      const timer = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(timer));
    });
    await expect(at('/drip')).rejects.toMatchObject(tooSlow);
  });

  it('sends without end', async () => {
    serve('/endless', (_request, response) => {
      const block = Buffer.alloc(16_384);
      const more = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    });
    await expect(at('/endless')).rejects.toMatchObject(tooLarge);
  });

  it('packs much into little', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    feeds.set('/bomb', { body: bomb, headers: { 'content-encoding': 'gzip' } });
    const before = process.memoryUsage().rss;
    await expect(at('/bomb', { maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'tooLarge' });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('announces more than it sends, or more than may be read', async () => {
    serve('/short', (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('<rss>');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(at('/short')).rejects.toMatchObject(brokenOff);
    serve('/huge', (_request, response) => {
      response.writeHead(200, { 'content-length': '100000000' });
      response.write('<rss>');
    });
    await expect(at('/huge')).rejects.toMatchObject(tooLarge);
  });

  it('sends more than it announces', async () => {
    const url = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type: text/xml\r\n\r\n<rss>and much more');
    });
    expect(await fetchPage(url)).toMatchObject({ bytes: Buffer.from('<rss>') });
  });

  it('breaks off in the middle, or at once', async () => {
    serve('/reset', (_request, response) => {
      response.write('<rss>');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    });
    await expect(at('/reset')).rejects.toMatchObject(brokenOff);
    await expect(fetchPage(await startRaw((socket) => socket.destroy()))).rejects.toMatchObject(brokenOff);
  });

  it('does not speak HTTP', async () => {
    const url = await startRaw((socket) => socket.write('220 mail.example ready\r\n'));
    await expect(fetchPage(url)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'The server does not speak proper HTTP.',
    });
  });

  it('sends headers without end', async () => {
    const url = await startRaw((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${'X-Much: more and more\r\n'.repeat(5000)}`);
    });
    await expect(fetchPage(url)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('has packed its answer, and breaks off', async () => {
    feeds.set('/half', { body: gzipSync(document).subarray(0, 40), headers: { 'content-encoding': 'gzip' } });
    await expect(at('/half')).rejects.toMatchObject({ message: 'The answer is damaged.' });
  });

  it('asks to be left alone for a while', async () => {
    feeds.set('/busy', { body: '', status: 429, headers: { 'retry-after': '60' } });
    await expect(at('/busy')).rejects.toMatchObject({ code: 'unreachable', detail: { retryAfterMs: 60_000 } });
  });

  it('harms no other page', async () => {
    const bad = ['/silent', '/drip', '/endless', '/bomb', '/reset'].map((path) => at(path).catch(() => null));
    const good = Array.from({ length: 4 }, () => at('/feed.xml'));
    for (const page of await Promise.all(good)) expect(page).toMatchObject({ bytes: Buffer.from(document) });
    expect(await Promise.all(bad)).toEqual(bad.map(() => null));
  });
});

describe('a request', () => {
  it('over https names its host to the server that it was led to', async () => {
    const named: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        named.push(name);
        done(new Error('no certificate'));
      },
    });
    const port = await listen(server);
    await expect(fetchPage(`https://paper.example:${port}/`)).rejects.toMatchObject({ code: 'unreachable' });
    expect(named).toEqual(['paper.example']);
    server.close();
  });

  it('is told apart from trouble on the way', async () => {
    const closed = await startRaw(() => {}, { closed: true });
    await expect(fetchPage(closed)).rejects.toMatchObject({ message: 'The server refuses connections.' });
    addresses = [];
    await expect(fetchPage('http://paper.example/')).rejects.toMatchObject({
      code: 'unreachable',
      message: 'The name of the server has no address.',
    });
  });

  it('ends with the reason of the abort', async () => {
    const off = new AbortController();
    serve('/wait', () => off.abort(new Error('stopping')));
    await expect(at('/wait', { signal: off.signal })).rejects.toThrow('stopping');
  });

  it('waits while another one is read from the same host, without losing its own time', async () => {
    let running = 0;
    let most = 0;
    serve('/slow', (_request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        response.end(document);
      }, deadlineMs / 2);
    });
    const pages = await Promise.all(Array.from({ length: 4 }, () => at('/slow')));
    expect(pages).toHaveLength(4);
    expect(most).toBe(1);
  });
});

/** A server that says what it likes, closed after the first connection. */
async function startRaw(speak: (socket: Socket, request: string) => void, { closed = false } = {}): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => speak(socket, data.toString('latin1')));
    server.close();
  });
  const port = await listen(server);
  if (closed) await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/`;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}
