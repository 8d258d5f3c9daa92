import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Canary, startCanary } from '../../fakes/canary.ts';
import { type Client, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const inside = 'The address points into a private network.';
const scheme = 'Please enter a valid http(s) address';
const login = 'The address may not hold a user name or a password.';
const ports = 'Only the ports 80 and 443 can be read.';

/** Ways to write an address that must not be read; `PORT` is where the canary listens, on 127.0.0.1. */
const spellings: [url: string, sentence: string][] = [
  ['http://127.0.0.1:PORT/', inside],
  ['http://127.1:PORT/', inside],
  ['http://2130706433:PORT/', inside],
  ['http://0x7f000001:PORT/', inside],
  ['http://0x7f.1:PORT/', inside],
  ['http://017700000001:PORT/', inside],
  ['http://0177.0.0.1:PORT/', inside],
  ['http://①②⑦.⓪.⓪.①:PORT/', inside],
  ['http://127.0.0.1.:PORT/', inside],
  ['http://0:PORT/', inside],
  ['http://0.0.0.0:PORT/', inside],
  ['http://[::]:PORT/', inside],
  ['http://[::1]:PORT/', inside],
  ['http://[::ffff:127.0.0.1]:PORT/', inside],
  ['http://[::7f00:1]:PORT/', inside],
  ['http://[64:ff9b::7f00:1]:PORT/', inside],
  ['http://[64:ff9b:1::7f00:1]:PORT/', inside],
  ['http://[2002:7f00:1::]:PORT/', inside],
  ['http://[fe80::1]/', inside],
  ['http://[fd00:ec2::254]/latest/meta-data/', inside],
  ['http://169.254.169.254/latest/meta-data/', inside],
  ['http://168.63.129.16/', inside],
  ['http://10.0.0.8/', inside],
  ['http://192.168.1.1/', inside],
  ['http://100.64.0.1/', inside],
  ['http://localhost:PORT/', inside],
  ['http://LOCALHOST.:PORT/', inside],
  ['http://app.localhost:PORT/', inside],
  ['http://metadata.google.internal/', inside],
  ['http://router.home.arpa./', inside],
  ['http://intranet/', inside],
  ['http://user@news.example/', login],
  ['http://user:pass@127.0.0.1:PORT/', login],
  ['http://news.example@127.0.0.1:PORT/', login],
  ['http://news.example:22/', ports],
  ['https://news.example:6379/', ports],
  ['file:///etc/passwd', scheme],
  ['gopher://127.0.0.1:PORT/_', scheme],
  ['ftp://127.0.0.1:PORT/', scheme],
  ['dict://127.0.0.1:PORT/', scheme],
  ['data:text/xml,<rss/>', scheme],
  ['jar:http://127.0.0.1:PORT/!/', scheme],
  ['//127.0.0.1:PORT/', scheme],
];

let vigil: Vigil;
let canary: Canary;
let admin: Client;

beforeAll(async () => {
  [vigil, canary] = await Promise.all([startVigil({ env: { FEED_ALLOWED_CIDRS: '' } }), startCanary('127.0.0.1')]);
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(async () => {
  await vigil.end();
  await canary.close();
});
beforeEach(async () => {
  for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
});

const cases = () => spellings.map(([url, sentence]) => ({ url: url.replace('PORT', String(canary.port)), sentence }));

describe('server-side request forgery', () => {
  it('by adding a source is refused at once, and the source is not added', async () => {
    for (const { url, sentence } of cases()) {
      const { status, body } = await admin.call('addSource', { body: { name: 'Inside', url } });
      expect([url, status, body.error]).toEqual([url, sentence === scheme ? 400 : 422, sentence]);
    }
    expect(await vigil.get('sources')).toEqual([]);
    expect(canary.connections()).toBe(0);
  });

  it('by testing the feeds, or scanning them, of a list that was filled otherwise ends on each source', async () => {
    const stored = cases().filter(({ url }) => URL.canParse(url));
    for (const { url } of stored) await vigil.addSource(url, url);
    // Several are one address, written in several ways.
    const total = (await vigil.get('sources')).length;
    expect(total).toBeGreaterThan(30);
    const { status, body } = await admin.call('testSources');
    expect(status).toBe(200);
    expect(body.summary).toEqual({ total, successful: 0, failed: total });
    for (const { url, error } of body.results) {
      const { sentence } = stored.find((one) => one.url === url) ?? {};
      expect([url, error]).toEqual([
        url,
        sentence === scheme ? 'Only http and https addresses can be read.' : sentence,
      ]);
    }
    const refresh = await admin.call('refresh');
    expect([refresh.status, refresh.body.suggestion]).toEqual([502, expect.stringContaining('could be reached')]);
    expect(canary.connections()).toBe(0);
  });

  it('by analyzing an article is refused', async () => {
    for (const [index, { url, sentence }] of cases().entries()) {
      // One administrator may not analyze that many in so short a time.
      if (index % 20 === 0) ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
      const { status, body } = await admin.call('analyzeArticle', { body: { url } });
      expect([url, status, body.error]).toEqual([url, sentence === scheme ? 400 : 422, sentence]);
    }
    expect(canary.connections()).toBe(0);
  });

  it('by putting an article on the timeline is refused', async () => {
    for (const { url } of cases().slice(0, 20)) {
      const form = new FormData();
      form.set('eventData', JSON.stringify({ url }));
      const { status } = await admin.call('createTimelineEvent', { body: form });
      expect([url, status]).toEqual([url, 422]);
    }
    expect((await vigil.get('events')).totalCount).toBe(0);
    expect(canary.connections()).toBe(0);
  });
});
