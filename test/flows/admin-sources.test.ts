import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let admin: Client;
let adminId: string;
let feeds: Feeds;
let tab: Tab | undefined;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  ({ client: admin, id: adminId } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil.end());
beforeEach(async () => {
  feeds = await startFeeds({});
  for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
});
afterEach(async () => {
  tab?.close();
  await feeds.close();
});

const add = (more: object = {}) =>
  admin.call('addSource', { body: { name: 'Harbour Radio', url: `${feeds.url}/feed.xml`, reliability: 85, ...more } });
const lastAct = async () => {
  const [change] = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 1);
  return change?.op === 'act' ? { ...change.data, by: change.by } : null;
};
const quarrel = {
  title: 'Israel strikes missile depot near Isfahan, Iran says',
  link: 'https://paper.example/strike',
  date: '2030-03-05T11:00:00Z',
};

describe('adding a source', () => {
  it('puts it on the list, trimmed, and into the log', async () => {
    const { status, body } = await add({ name: '  Harbour Radio ', status: 'active', side: 'iranian' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Harbour Radio',
      reliability: 85,
      side: 'iranian',
      status: 'unread',
      fault: null,
    });
    expect((await vigil.get('sources')).map(({ id }) => id)).toEqual([body.id]);
    expect(await lastAct()).toEqual({
      act: 'source-added',
      subject: body.id,
      note: 'Harbour Radio',
      by: `user:${adminId}`,
    });
  });

  it('reads it at once: the administrator sees it turn green, and its event arrive', async () => {
    feeds.set('/feed.xml', { body: rss([quarrel]) });
    tab = await openTab(vigil.url);
    const { id } = (await add()).body;
    expect(await tab.next('source-updated')).toMatchObject({ id, status: 'active', lastUpdate: now.toISOString() });
    expect((await tab.next('new-event')).updates).toMatchObject([{ event: { title: quarrel.title } }]);
  });

  it('reads it at once: the administrator sees it turn red, and reads why', async () => {
    tab = await openTab(vigil.url);
    const { id } = (await add()).body;
    expect(await tab.next('source-updated')).toMatchObject({
      id,
      status: 'failing',
      fault: 'The server answered 404.',
    });
  });

  it('is refused without a name or an address', async () => {
    for (const missing of [{ name: undefined }, { name: '  ' }, { url: undefined }, { url: ' ' }]) {
      const { status, body } = await add(missing);
      expect([status, body.error]).toEqual([400, 'Please provide both source name and URL']);
    }
    expect(await vigil.get('sources')).toEqual([]);
  });

  it('is refused for an address that is on the list, however it is written', async () => {
    await add();
    const again = [`${feeds.url}/feed.xml`, `${feeds.url.toUpperCase().replace('HTTP', 'http')}/feed.xml#top`];
    for (const url of again) {
      const { status, body } = await add({ name: 'Another name', url });
      expect([status, body.error]).toEqual([409, 'This source is already on the list.']);
    }
    expect(await vigil.get('sources')).toHaveLength(1);
  });
});

describe('deleting a source', () => {
  it('takes it from the list, leaves its events, and is told in the log', async () => {
    feeds.set('/feed.xml', { body: rss([{ ...quarrel, link: 'https://paper.example/stays' }]) });
    tab = await openTab(vigil.url);
    const { id } = (await add()).body;
    await tab.next('source-updated');
    const { totalCount } = await vigil.get('events');
    expect((await admin.call('removeSource', { params: { id } })).body).toEqual({ success: true });
    expect(await vigil.get('sources')).toEqual([]);
    expect((await vigil.get('events')).totalCount).toBe(totalCount);
    expect(await lastAct()).toMatchObject({ act: 'source-removed', subject: id, note: 'Harbour Radio' });
  });

  it('that there is not is not found', async () => {
    const { status, body } = await admin.call('removeSource', { params: { id: 'no-such-source' } });
    expect([status, body.error]).toEqual([404, 'There is no such source.']);
  });
});

describe('changing a source', () => {
  const change = (id: string, body: object) => admin.call('changeSource', { params: { id }, body });

  it('stores the fields that are sent and leaves the others, and is in the log', async () => {
    const { id } = (await add()).body;
    const { status, body } = await change(id, {
      name: ' Bay Radio ',
      reliability: 60,
      side: 'israeli',
      official: true,
    });
    expect(status).toBe(200);
    const expected = {
      id,
      name: 'Bay Radio',
      reliability: 60,
      side: 'israeli',
      official: true,
      url: `${feeds.url}/feed.xml`,
    };
    expect(body).toMatchObject(expected);
    expect(await vigil.get('sources')).toMatchObject([expected]);
    expect(await lastAct()).toMatchObject({ act: 'source-changed', subject: id, note: 'Bay Radio' });
  });

  it('reads a new address at once, as a feed that was never read, under the id it had', async () => {
    const { id } = (await add()).body;
    await expect.poll(async () => (await vigil.get('sources'))[0]?.status).toBe('failing');
    feeds.set('/moved.xml', { body: rss([{ ...quarrel, link: 'https://paper.example/moved' }]) });
    tab = await openTab(vigil.url);
    const { body } = await change(id, { url: `${feeds.url}/moved.xml` });
    expect(body).toMatchObject({ id, status: 'unread', fault: null, failingSince: null });
    expect(await tab.next('source-updated')).toMatchObject({ id, status: 'active' });
    // The former address is free for another source.
    expect((await add({ name: 'Another' })).status).toBe(200);
  });

  it('under a new name brings no item a second time', async () => {
    const items = [1, 2].map((guid) => ({
      ...quarrel,
      link: undefined,
      guid: `item ${guid}`,
      title: `${quarrel.title} (${guid})`,
    }));
    feeds.set('/feed.xml', { body: rss(items) });
    tab = await openTab(vigil.url);
    const { id } = (await add()).body;
    await tab.next('source-updated', ({ status }) => status === 'active');
    await change(id, { name: 'Another Radio' });
    const before = await vigil.stores.log.headSeq();
    feeds.set('/feed.xml', { body: rss([...items].reverse()) });
    await vigil.scanner.run({ force: true });
    expect(await vigil.stores.log.headSeq()).toBe(before);
  });

  it('is refused for the address of another source, for one that may not be read, and for unknown fields', async () => {
    const { id } = (await add()).body;
    await vigil.addSource('Other', `${feeds.url}/other.xml`);
    const taken = await change(id, { url: `${feeds.url}/other.xml` });
    expect([taken.status, taken.body.error]).toEqual([409, 'This source is already on the list.']);
    expect((await change(id, { url: 'http://10.0.0.1/feed' })).status).toBe(422);
    for (const body of [{ url: 'nothing' }, { name: ' ' }, { status: 'active' }])
      expect((await change(id, body)).status).toBe(400);
    expect((await change('no-such-source', { name: 'X' })).status).toBe(404);
  });
});

describe('pausing a source', () => {
  it('no scan and no test of all feeds reads it, until it is resumed, which reads it at once', async () => {
    feeds.set('/feed.xml', { body: rss([]) });
    await vigil.addSource('Harbour Radio', `${feeds.url}/feed.xml`);
    const [{ id } = { id: '' }] = await vigil.get('sources');
    const pause = (paused: boolean) => admin.call('changeSource', { params: { id }, body: { paused } });
    expect((await pause(true)).body).toMatchObject({ paused: true });
    expect(await lastAct()).toMatchObject({ act: 'source-paused', subject: id, note: 'Harbour Radio' });
    expect(await vigil.scanner.run({ force: true })).toMatchObject({ total: 0 });
    expect((await admin.call('testSources')).body.results).toEqual([]);
    expect(feeds.hits('/feed.xml')).toBe(0);
    expect((await vigil.get('stats')).sourcesTotal).toBe(0);
    tab = await openTab(vigil.url);
    await pause(false);
    expect(await lastAct()).toMatchObject({ act: 'source-resumed' });
    expect(await tab.next('source-updated')).toMatchObject({ id, status: 'active' });
  });
});

describe('testing one feed', () => {
  it('answers with its result, stores it, and reads no other', async () => {
    feeds.set('/good.xml', { body: rss([quarrel]) });
    await vigil.addSource('Good', `${feeds.url}/good.xml`);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    const [gone, good] = await vigil.get('sources');
    const test = async (id = '') => (await admin.call('testSource', { params: { id } })).body;
    expect(await test(good?.id)).toMatchObject({ name: 'Good', success: true, items: 1, error: null });
    expect(feeds.hits('/gone.xml')).toBe(0);
    expect(await test(gone?.id)).toMatchObject({ success: false, error: 'The server answered 404.' });
    expect((await vigil.get('sources')).map(({ status }) => status)).toEqual(['failing', 'active']);
    expect((await admin.call('testSource', { params: { id: 'no-such-source' } })).status).toBe(404);
  });
});

describe('the language of a source', () => {
  const russian = (guid: string) => ({ title: 'Маяк в порту погас на час, рассказал смотритель', guid });

  it('that is not read is on its row, and the source does not count as read', async () => {
    feeds.set('/feed.xml', { body: rss([russian('1'), russian('2'), russian('3')]) });
    tab = await openTab(vigil.url);
    await add({ side: 'iranian' });
    await tab.next('source-updated', ({ status }) => status === 'active');
    const [source] = await vigil.get('sources');
    expect(source).toMatchObject({ status: 'active', language: { tag: 'und', isRead: false } });
    expect(await vigil.get('stats')).toMatchObject({ sourcesActive: 0, sourcesTotal: 1 });
  });

  it('is asked of the texts, and stays when nothing has changed', async () => {
    feeds.set('/feed.xml', { body: rss([1, 2, 3].map((guid) => ({ ...quarrel, guid: `${guid}`, link: undefined }))) });
    tab = await openTab(vigil.url);
    await add();
    await tab.next('source-updated', ({ status }) => status === 'active');
    await vigil.scanner.run({ force: true });
    expect((await vigil.get('sources'))[0]?.language).toEqual({ tag: 'en', isRead: true });
  });
});

describe('testing all feeds', () => {
  beforeEach(async () => {
    feeds.set('/good.xml', { body: rss([quarrel, { title: 'Another', link: 'https://paper.example/2' }]) });
    feeds.set('/page.xml', { body: '<html><body>Please sign in</body></html>', type: 'text/html' });
    await vigil.addSource('Good', `${feeds.url}/good.xml`);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    await vigil.addSource('Page', `${feeds.url}/page.xml`);
  });

  it('says of each whether it can be read, how many items it holds, and else why not', async () => {
    const { status, body } = await admin.call('testSources');
    expect(status).toBe(200);
    expect(body.summary).toEqual({ total: 3, successful: 1, failed: 2 });
    expect(body.results).toMatchObject([
      { name: 'Gone', success: false, items: 0, error: 'The server answered 404.' },
      { name: 'Good', success: true, items: 2, error: null, url: `${feeds.url}/good.xml` },
      { name: 'Page', success: false, items: 0, error: expect.stringMatching(/\w+/) },
    ]);
    expect(await lastAct()).toMatchObject({ act: 'sources-tested', note: '1 working, 2 failed' });
  });

  it('keeps nothing of what it reads', async () => {
    const { totalCount } = await vigil.get('events');
    const before = await vigil.stores.log.headSeq();
    await admin.call('testSources');
    expect((await vigil.get('events')).totalCount).toBe(totalCount);
    // That it was tested is all that the log tells.
    expect(await vigil.stores.log.headSeq()).toBe(before + 1);
    expect(await vigil.scanner.run({ force: true })).toMatchObject({ done: 3, failed: 2 });
    expect((await vigil.get('events')).events.map(({ title }) => title)).toContain(quarrel.title);
  });

  it('shows every open tab each verdict as it falls, and leaves it on the source', async () => {
    tab = await openTab(vigil.url);
    await admin.call('testSources');
    await expect.poll(() => tab?.of('source-updated').length, { timeout: 10_000 }).toBe(3);
    const sources = await vigil.get('sources');
    expect(sources.map(({ name, status }) => [name, status])).toEqual([
      ['Gone', 'failing'],
      ['Good', 'active'],
      ['Page', 'failing'],
    ]);
    expect(sources[0]).toMatchObject({ fault: 'The server answered 404.', failingSince: now.toISOString() });
  });

  it('sends each result to the tabs of administrators as it comes, and to no other tab', async () => {
    const member = await makeUser(vigil, { isAdmin: true });
    const adminTab = await openTab(vigil.url, vigil.url, member.client.cookie());
    tab = await openTab(vigil.url);
    await admin.call('testSources');
    await adminTab.next('source-tested', ({ name }) => name === 'Gone');
    await expect.poll(() => adminTab.of('source-tested').length).toBe(3);
    expect(tab.of('source-tested')).toEqual([]);
    adminTab.close();
  });

  it('reads a feed whole, though it has not changed since the last scan', async () => {
    feeds.set('/good.xml', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      if (isKnown) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'application/rss+xml', etag: '"v1"' }).end(rss([quarrel]));
    });
    await vigil.scanner.run();
    await vigil.scanner.run();
    const { results } = (await admin.call('testSources')).body;
    expect(results.find(({ name }) => name === 'Good')).toMatchObject({ success: true, items: 1 });
  });

  it('leaves the pause of a failing source as it was', async () => {
    await vigil.scanner.run();
    const gone = async () => (await vigil.stores.sources.list()).find(({ name }) => name === 'Gone');
    const before = await gone();
    await admin.call('testSources');
    expect(await gone()).toEqual(before);
  });

  it('heals a source whose feed is back', async () => {
    await vigil.scanner.run();
    feeds.set('/gone.xml', { body: rss([quarrel]) });
    await admin.call('testSources');
    const [gone] = await vigil.get('sources');
    expect(gone).toMatchObject({ name: 'Gone', status: 'active', fault: null, failingSince: null });
  });

  it('is one test for all who ask at the same time', async () => {
    const [one, two] = await Promise.all([admin.call('testSources'), admin.call('testSources')]);
    expect(one.body.results).toEqual(two.body.results);
    expect(feeds.hits('/good.xml')).toBe(1);
  });

  it('of an empty list finds nothing wrong', async () => {
    for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
    expect((await admin.call('testSources')).body).toEqual({
      summary: { total: 0, successful: 0, failed: 0 },
      results: [],
    });
  });
});
