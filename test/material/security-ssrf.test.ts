import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const list = new URL('../../../shared/data/security/ssrf/ssrf_cases.json', import.meta.url);
const Case = z.object({ url: z.string().optional(), ip: z.string().optional(), expect: z.string() });

/** Every connection of this process. */
const connect = vi.spyOn(Socket.prototype, 'connect');
const Target = z.object({ host: z.string(), port: z.union([z.string(), z.number()]) });

let vigil: Vigil;
let blocked: string[];

beforeAll(async () => {
  vigil = await startVigil({ env: { FEED_ALLOWED_CIDRS: '' } });
  const cases = z.array(Case).parse(JSON.parse(await readFile(list, 'utf8')));
  blocked = cases.filter((one) => one.expect === 'block').map(toUrl);
});
afterAll(async () => {
  connect.mockRestore();
  await vigil.end();
});

describe('the list of addresses that are written to get inside', () => {
  it('is refused whole where a source is added', async () => {
    expect(blocked.length).toBe(244);
    const { client } = await makeUser(vigil, { isAdmin: true });
    const wrong: string[] = [];
    for (const url of blocked) {
      const { status, body } = await client.call('addSource', { body: { name: 'Inside', url } });
      if (![400, 422].includes(status) || !body.error) wrong.push(`${status} ${url}`);
    }
    // Names that only a look-up shows to mean an address inside are taken, and fail when they are read.
    const sources = await vigil.get('sources');
    expect(wrong).toEqual(sources.map(({ url }) => `200 ${url}`));
    console.log(`${blocked.length - wrong.length} refused at once, ${wrong.length} at the reading`);
  });

  it('leads nowhere where feeds are tested', async () => {
    const { client } = await makeUser(vigil, { isAdmin: true });
    for (const url of blocked) if (URL.canParse(url)) await vigil.addSource(url, url);
    const { status, body } = await client.call('testSources');
    expect(status).toBe(200);
    expect(body.summary.total).toBeGreaterThan(100);
    expect(body.results.filter(({ success }) => success)).toEqual([]);
  });

  it('is refused whole where an article is analyzed', async () => {
    const wrong: string[] = [];
    let client: Client = createClient(vigil.url);
    for (const [index, url] of blocked.entries()) {
      // One administrator may not analyze that many in so short a time.
      if (index % 25 === 0) ({ client } = await makeUser(vigil, { isAdmin: true }));
      const { status } = await client.call('analyzeArticle', { body: { url } });
      // 502: a name that this machine cannot resolve.
      if (![400, 422, 502].includes(status)) wrong.push(`${status} ${url}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has led to no connection but to the server itself', () => {
    const targets = connect.mock.calls.flat(2).flatMap((part: unknown) => Target.safeParse(part).data ?? []);
    const opened = new Set(targets.map(({ host, port }) => `http://${host}:${port}`));
    expect([...opened]).toEqual([vigil.url]);
  });
});

function toUrl({ url, ip }: z.infer<typeof Case>): string {
  return url ?? `http://${ip?.includes(':') ? `[${ip}]` : ip}/`;
}
