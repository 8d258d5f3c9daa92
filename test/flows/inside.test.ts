import { setTimeout as sleep } from 'node:timers/promises';
import { makeReport } from '@vigil/common/testing/make';
import { afterEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { freePort } from '../harness/free-port.ts';
import { readFigures } from '../harness/prometheus.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const started: Vigil[] = [];
/** As long as it takes on a busy machine. */
const waiting = { timeout: 20_000, interval: 50 };
afterEach(async () => {
  for (const vigil of started.splice(0)) await vigil.end();
});

async function start(env: Record<string, string> = {}): Promise<Vigil> {
  const vigil = await startVigil({ env });
  started.push(vigil);
  return vigil;
}

it('a server that runs and can serve reports so to every client', async () => {
  const { url } = await start();
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(url + path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, 'ok\n']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const head = await fetch(url + path, { method: 'HEAD' });
    expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
  }
});

it('one that has lost its database lives, takes no more readers, and still shows its figures', async () => {
  const port = await freePort();
  const { url, stores } = await start({ METRICS_PORT: String(port) });
  await stores.connection.close();
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.text()];
  };
  await expect.poll(readiness, waiting).toEqual([503, 'no database\n']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(figures.status).toBe(200);
  expect(readFigures(await figures.text()).has('vigil_head')).toBe(true);
});

it('the figures stand on a port of their own, by call and never by path', async () => {
  const port = await freePort();
  const { url, stores } = await start({ METRICS_PORT: String(port) });
  const tab = await openTab(url);
  const draft = nextDraft();
  await stores.events.append([draft]);
  await tab.next('new-event');
  await fetch(`${url}/api/events`);
  await fetch(`${url}/api/changes?since=0`);
  await fetch(`${url}/api/nothing/${draft.eventId}`);
  await fetch(url, { method: 'PROPFIND' });
  // An audit action is an entry of the log too, and puts no tab behind.
  await stores.auditLog.record('pipeline', 'analysis-generated', 'a');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  tab.close();
  const families = readFigures(text);
  expect(families.get('vigil_event_seconds')?.type).toBe('histogram');
  for (const name of families.get('vigil_http_request_seconds')?.samples.keys() ?? []) {
    expect(name).toMatch(/method="(?:GET|POST|other)"/);
  }
  expect(text).toContain('vigil_sockets{audience="visitor"} 1');
  expect(text).toContain('vigil_http_request_seconds_count{method="GET",route="/api/events",status="200"} 1');
  expect(text).toContain('vigil_http_request_seconds_count{method="GET",route="/api/changes",status="200"} 1');
  expect(text).toContain('vigil_http_request_seconds_count{method="GET",route="no such call",status="404"} 1');
  expect(text).toContain(`vigil_head ${await stores.log.headSeq()}`);
  expect(text).toContain(`vigil_seq ${await stores.log.headSeq()}`);
  expect(text).not.toContain(draft.eventId);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
});

it('administrators read how long news take to arrive, and their browsers add how long it took to paint them', async () => {
  const vigil = await start();
  const admin = await makeUser(vigil, { isAdmin: true });
  await sleep(5);
  const publishedAt = new Date().toISOString();
  const reports = [makeReport({ item: 'one', url: 'https://courier.example/one', publishedAt })];
  await vigil.stores.events.append([{ ...nextDraft({ reports }), by: 'pipeline' }]);
  const sent = await admin.client.call('painted', { body: { painted: [12, 40] } });
  expect(sent.status).toBe(200);
  const { body } = await admin.client.call('latency');
  const [seen, pushed, painted] = body;
  expect(seen).toMatchObject({ stage: 'seen', count: 1 });
  expect(pushed).toMatchObject({ stage: 'pushed', count: 1 });
  expect(painted).toEqual({ stage: 'painted', count: 2, p50: 12, p95: 40 });
  expect((await createClient(vigil.url).call('latency')).status).toBe(401);
});

it('only administrators can add to it, and only times that a browser could have measured', async () => {
  const vigil = await start();
  const [admin, reader] = [await makeUser(vigil, { isAdmin: true }), await makeUser(vigil)];
  const send = async (client: Client, painted: unknown) => (await client.call('painted', { body: { painted } })).status;
  expect(await send(createClient(vigil.url), [1])).toBe(401);
  expect(await send(reader.client, [1])).toBe(403);
  for (const forged of [[], [-1], [600_001], ['1'], Array(101).fill(1)])
    expect(await send(admin.client, forged)).toBe(400);
  const { body } = await admin.client.call('latency');
  expect(body.map(({ stage, count, p50 }) => [stage, count, p50])).toEqual([
    ['seen', 0, null],
    ['pushed', 0, null],
    ['painted', 0, null],
  ]);
});

describe('a monitor whose feeds cannot be read', () => {
  let feeds: Feeds;
  afterEach(() => feeds.close());

  it('tells open tabs when its feeds fail and when they recover, and tabs that open in between', async () => {
    const paper = { body: rss([]) };
    feeds = await startFeeds({ '/a.xml': paper, '/b.xml': paper, '/c.xml': paper });
    const { url, stores, scanner, get } = await start();
    for (const [name, side] of [
      ['a', 'iranian'],
      ['b', 'israeli'],
      ['c', 'third'],
    ] as const) {
      await stores.sources.add({ name, url: `${feeds.url}/${name}.xml`, side, reliability: 90 });
    }
    await scanner.run();
    const tab = await openTab(url);
    const silence = (...names: string[]) => {
      const gone = { body: 'gone', type: 'text/plain', status: 500 };
      for (const name of ['a', 'b', 'c']) feeds.set(`/${name}.xml`, names.includes(name) ? gone : paper);
      return scanner.run({ force: true });
    };
    const kindsSent = () =>
      tab.of('health-issues-changed').map(({ healthIssues }) => healthIssues.map(({ kind }) => kind).join());

    await silence('a');
    const [side] = (await tab.next('health-issues-changed')).healthIssues;
    expect(side).toMatchObject({ kind: 'side', sides: ['iranian'] });
    await silence('a', 'b', 'c');
    await expect.poll(kindsSent, waiting).toEqual(['side', 'dark']);
    const later = await openTab(url);
    expect(later.of('hello')[0]?.healthIssues).toMatchObject([{ kind: 'dark', total: 3 }]);
    expect((await get('stats')).healthIssues).toEqual(later.of('hello')[0]?.healthIssues);
    await silence();
    await expect.poll(kindsSent, waiting).toEqual(['side', 'dark', '']);
    expect((await get('stats')).healthIssues).toEqual([]);
    tab.close();
    later.close();
  });

  it('says that scans are turned off as soon as they are', async () => {
    feeds = await startFeeds({});
    const vigil = await start();
    const admin = await makeUser(vigil, { isAdmin: true });
    const tab = await openTab(vigil.url);
    await admin.client.call('saveScanSettings', { body: { intervalMinutes: 15, enabled: false } });
    expect((await tab.next('health-issues-changed')).healthIssues).toEqual([{ kind: 'off', since: null }]);
    tab.close();
  });
});
