import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdir, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { createFetchPage } from '@vigil/server/outside/fetch-page';
import { createAddressRules } from '@vigil/server/outside/public-address';
import { parseFeed } from '@vigil/server/pipeline/parse/parse-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';

const folder = new URL('../../../shared/data/security/', import.meta.url);

const Case = z.object({ url: z.string().optional(), ip: z.string().optional(), expect: z.string() });

/** The sockets that this process opens as a client, wherever they lead. */
let sockets = 0;
const note = () => {
  sockets += 1;
};

let feeds: Feeds;
let cases: z.infer<typeof Case>[];

/** Every name means a private address, as those of the list do in life. */
const strict = createFetchPage({ allowedCidrs: [], resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
const toElsewhere = async () => [{ address: '127.0.0.2', family: 4 as const }];
const read = (page: typeof strict, url: string) =>
  page.fetchPage({ url, kind: 'article', maxBytes: 100_000 }).then(
    () => 'read',
    (fault) => fault.code,
  );

beforeAll(async () => {
  subscribe('net.client.socket', note);
  feeds = await startFeeds({});
  cases = z.array(Case).parse(JSON.parse(await readFile(new URL('ssrf/ssrf_cases.json', folder), 'utf8')));
});
afterAll(async () => {
  unsubscribe('net.client.socket', note);
  await strict.close();
  await feeds.close();
});
beforeEach(() => {
  sockets = 0;
});

describe('addresses that are written to get inside', () => {
  it('are all refused without a connection', async () => {
    const blocked = cases.filter((one) => one.expect === 'block').map(toUrl);
    expect(blocked.length).toBe(244);
    const passed: string[] = [];
    for (const url of blocked) if ((await read(strict, url)) !== 'refused') passed.push(url);
    expect(passed).toEqual([]);
    expect(sockets).toBe(0);
  });

  it('are all refused when a public name has them', async () => {
    const blocked = cases.flatMap(({ ip, expect }) => (ip && isIP(ip) && expect === 'block' ? [ip] : []));
    expect(blocked.length).toBeGreaterThan(100);
    const passed: string[] = [];
    for (const address of blocked) {
      const page = createFetchPage({
        allowedCidrs: [],
        resolve: async () => [{ address, family: isIP(address) === 6 ? 6 : 4 }],
      });
      if ((await read(page, 'http://news.example/')) !== 'refused') passed.push(address);
      await page.close();
    }
    expect(passed).toEqual([]);
    expect(sockets).toBe(0);
  });

  it('are all refused when a page redirects to them', async () => {
    const local = createFetchPage({ allowedCidrs: ['127.0.0.1/32'], resolve: toElsewhere });
    const { port } = new URL(feeds.url);
    const blocked = cases.filter((one) => one.expect === 'block').map(toUrl);
    // The one address that this test must allow, for the server that redirects.
    const elsewhere = blocked.filter((url) => !URL.canParse(url) || new URL(url).hostname !== '127.0.0.1');
    const passed: string[] = [];
    for (const location of elsewhere) {
      feeds.set('/away', { body: '', status: 302, headers: { location } });
      sockets = 0;
      const outcome = await read(local, `http://127.0.0.1:${port}/away`);
      // What is no address of its own means a page of the same server, which has none of that name.
      const isOwnPage = !URL.canParse(location) && outcome === 'unreachable';
      if (outcome !== 'refused' && !isOwnPage) passed.push(location);
      expect(sockets).toBe(isOwnPage ? 2 : 1);
    }
    await local.close();
    expect(passed).toEqual([]);
  });

  it('do not take the public ones with them: sites and unicast IPv4', () => {
    const rules = createAddressRules([]);
    const open = cases.filter((one) => one.expect.startsWith('allow')).map(toUrl);
    // The list calls multicast and IPv6 that was never given out public as well.
    const usual = open.filter((url) => !/^http:\/\/(?:\[|22[4-9]\.)/.test(url));
    expect(usual.length).toBe(13);
    for (const url of usual) expect(() => rules.checkUrl(url)).not.toThrow();
  });
});

describe('redirects that are written to mislead', () => {
  it('lead to no private address, after any redirect', async () => {
    const lines = (await readFile(new URL('redirect/patt_open_redirect.txt', folder), 'utf8')).split('\n');
    const targets = lines.filter((line) => line.trim() !== '');
    expect(targets.length).toBeGreaterThan(200);
    const outcomes = new Set<string>();
    const local = createFetchPage({ allowedCidrs: ['127.0.0.1/32'], resolve: toElsewhere });
    for (const target of targets) {
      feeds.set('/away', { body: '', status: 302, headers: { location: encodeURI(target).replaceAll('%25', '%') } });
      sockets = 0;
      const outcome = await read(local, `${feeds.url}/away`);
      outcomes.add(outcome);
      // Only what means a page of the same server is asked for at all.
      expect(sockets).toBe(outcome === 'refused' ? 1 : 2);
    }
    await local.close();
    expect([...outcomes].sort()).toEqual(['refused', 'unreachable']);
  });
});

describe('documents that are written to reach out', () => {
  it('are refused, and reach nothing', async () => {
    const names = await readdir(new URL('xml/', folder));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const bytes = await readFile(new URL(`xml/${encodeURIComponent(name)}`, folder));
      await expect(parseFeed(bytes, null)).rejects.toMatchObject({ code: 'badInput' });
    }
    expect(sockets).toBe(0);
  });
});

function toUrl({ url, ip }: z.infer<typeof Case>): string {
  return url ?? `http://${ip?.includes(':') ? `[${ip}]` : ip}/`;
}
