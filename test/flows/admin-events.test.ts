import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

/** One transparent pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let vigil: Vigil;
let admin: Client;
let adminId: string;
let visitor: Client;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  ({ client: admin, id: adminId } = await makeUser(vigil, { isAdmin: true }));
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());

const content = {
  title: 'Fictional talks are held in Northport',
  summary: 'Two delegations meet for the first time.',
  eventType: 'diplomatic',
  urgencyLevel: 'high',
  location: 'Northport',
};

const create = (more: object = {}) => admin.call('createEvent', { body: { ...content, ...more } });
const headSeq = () => vigil.stores.log.headSeq();
const lastChange = async () => (await vigil.stores.log.since((await headSeq()) - 1, 1))[0];
const shownTo = async (client: Client, id: string) =>
  (await client.call('events')).body.events.find((event) => event.id === id);

async function addEvent(more: Parameters<typeof nextDraft>[0] = {}): Promise<string> {
  const draft = nextDraft(more);
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

describe('a manual event', () => {
  it('is on the timeline at once, as it was written, and the log names its author', async () => {
    const { status, body } = await create({ timestamp: '2030-03-05T11:30:00+02:00' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...content,
      timestamp: '2030-03-05T09:30:00.000Z',
      precision: 'time',
      judgedBy: 'admin',
      archived: false,
      deletedAt: null,
      sources: [],
      sourceUrls: [],
      sourceCount: 0,
    });
    expect(await shownTo(visitor, body.id)).toEqual(body);
    expect(await lastChange()).toMatchObject({ op: 'add', eventId: body.id, by: `user:${adminId}`, item: null });
  });

  it('happened now when no time is given', async () => {
    expect((await create()).body.timestamp).toBe(now.toISOString());
  });

  it('counts its sources itself and ignores a count that is sent', async () => {
    const { body } = await create({
      sources: [' The Northport Courier ', '', 'Harbour Radio'],
      sourceUrls: ['https://courier.example/1', ' https://radio.example/2 '],
      sourceCount: 99,
    });
    expect(body).toMatchObject({
      sources: ['The Northport Courier', 'Harbour Radio'],
      sourceUrls: ['https://courier.example/1', 'https://radio.example/2'],
      sourceCount: 2,
    });
  });

  it('has a source without a link, and calls a link without a source by its site', async () => {
    expect((await create({ sources: ['A', 'B'], sourceUrls: ['https://a.example/1'] })).body).toMatchObject({
      sources: ['A', 'B'],
      sourceUrls: ['https://a.example/1', ''],
    });
    expect(
      (await create({ sources: ['A'], sourceUrls: ['https://a.example/1', 'https://www.b.example/2'] })).body,
    ).toMatchObject({ sources: ['A', 'b.example'], sourceUrls: ['https://a.example/1', 'https://www.b.example/2'] });
  });

  it('keeps only pictures that may be shown, and links of http alone', async () => {
    const { body } = await create({
      imageUrls: ['https://img.example/a.jpg', 'https://img.example/button.png', 'javascript:alert(1)', '/own.jpg'],
      videoUrls: [' https://youtu.be/abcdefghijk ', '', 'https://video.example/v.mp4'],
    });
    expect(body.imageUrls).toEqual(['https://img.example/a.jpg', '/own.jpg']);
    expect(body.videoUrls).toEqual(['https://youtu.be/abcdefghijk', 'https://video.example/v.mp4']);
    expect((await create({ videoUrls: ['javascript:alert(1)'] })).status).toBe(400);
    expect((await create({ sourceUrls: ['file:///etc/passwd'] })).status).toBe(400);
  });

  const sendForm = (eventData: string, files: [name: string, bytes: Buffer][]) => {
    const form = new FormData();
    form.append('eventData', eventData);
    for (const [name, bytes] of files) form.append('media_0', new Blob([new Uint8Array(bytes)]), name);
    return admin.call('createEventWithMedia', { body: form });
  };

  it('has the files that are sent with it, beside those that it names', async () => {
    const named = 'https://img.example/a.jpg';
    const { status, body } = await sendForm(JSON.stringify({ ...content, imageUrls: [named] }), [['a.png', onePixel]]);
    expect(status).toBe(200);
    expect(body.imageUrls).toEqual([named, expect.stringMatching(/^\/media\/[\da-f]{40}\.png$/)]);
    expect((await fetch(`${vigil.url}${body.imageUrls[1]}`)).headers.get('content-type')).toBe('image/png');
    expect(await lastChange()).toMatchObject({ op: 'add', eventId: body.id, by: `user:${adminId}` });
  });

  it('is refused with its files where the event or a file is wrong, and keeps none of them', async () => {
    const before = await headSeq();
    const incomplete = await sendForm(JSON.stringify({ title: 'A title' }), [['a.png', onePixel]]);
    expect([incomplete.status, incomplete.body.error]).toEqual([
      400,
      'All fields are required for manual event creation',
    ]);
    expect((await sendForm('{', [])).status).toBe(400);
    const drawing = await sendForm(JSON.stringify(content), [
      ['a.png', onePixel],
      ['my drawing.svg', Buffer.from('<svg/>')],
    ]);
    expect([drawing.status, drawing.body.error]).toEqual([
      415,
      'my drawing.svg: Only PNG, JPEG, WebP and GIF pictures and MP4 and WebM videos can be added.',
    ]);
    expect(await headSeq()).toBe(before);
    const stored = await readdir(join(vigil.env.DATA_DIR, 'uploads'));
    expect(stored.filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });

  it.each(['title', 'summary', 'eventType', 'urgencyLevel', 'location'])('is refused without its %s', async (field) => {
    const before = await headSeq();
    for (const value of [undefined, '', '   ']) {
      const { status, body } = await create({ [field]: value });
      expect(status).toBe(400);
      expect(body.error).toBe('All fields are required for manual event creation');
    }
    expect(await headSeq()).toBe(before);
  });

  it('may hold any writing, which comes back as it was', async () => {
    const title = '<script>alert(1)</script> {{7*7}} \u0000 ﷽ 😀 דרום';
    expect((await create({ title })).body.title).toBe(title);
  });
});

describe('hiding an event', () => {
  it('takes it from visitors and leaves it to administrators, marked as deleted', async () => {
    const id = await addEvent();
    expect((await admin.call('hideEvent', { params: { id } })).body).toEqual({ success: true });
    expect(await shownTo(visitor, id)).toBeUndefined();
    expect(await shownTo(admin, id)).toMatchObject({ deletedAt: now.toISOString() });
    expect(await lastChange()).toMatchObject({ op: 'hide', eventId: id, by: `user:${adminId}` });
  });

  it('is fine twice, and is told once', async () => {
    const id = await addEvent();
    await admin.call('hideEvent', { params: { id } });
    const before = await headSeq();
    expect((await admin.call('hideEvent', { params: { id } })).status).toBe(200);
    expect(await headSeq()).toBe(before);
  });

  it('is undone by restoring', async () => {
    const id = await addEvent();
    const before = await shownTo(visitor, id);
    await admin.call('hideEvent', { params: { id } });
    expect((await admin.call('restoreEvent', { params: { id } })).body).toEqual({ success: true });
    expect(await shownTo(visitor, id)).toMatchObject({ id, title: before?.title, deletedAt: null });
    expect(await lastChange()).toMatchObject({ op: 'restore', by: `user:${adminId}` });
  });
});

describe('hiding several events', () => {
  const hideAll = (ids: string[]) => admin.call('hideEvents', { body: { ids } });
  const restoreAll = (ids: string[]) => admin.call('restoreEvents', { body: { ids } });

  it('takes them from visitors at once, and restoring what was hidden brings back those alone', async () => {
    const [first, second, hidden] = [await addEvent(), await addEvent(), await addEvent()];
    await admin.call('hideEvent', { params: { id: hidden } });
    const { body } = await hideAll([first, second, hidden, first, 'no-such-event']);
    expect([...body.ids].sort()).toEqual([first, second].sort());
    for (const id of [first, second]) expect(await shownTo(visitor, id)).toBeUndefined();
    expect(await lastChange()).toMatchObject({ op: 'hide', by: `user:${adminId}` });
    expect([...(await restoreAll(body.ids)).body.ids].sort()).toEqual([first, second].sort());
    for (const id of [first, second]) expect(await shownTo(visitor, id)).toMatchObject({ deletedAt: null });
    expect(await shownTo(visitor, hidden)).toBeUndefined();
    expect((await restoreAll([first])).body.ids).toEqual([]);
  });

  it('is refused without an event and for more than 200', async () => {
    for (const ids of [[], Array.from({ length: 201 }, (_, at) => `event ${at}`)])
      expect((await hideAll(ids)).status).toBe(400);
  });
});

describe('the list of hidden events', () => {
  it('holds all of them, also those that no timeline loads, the one that was hidden last first', async () => {
    const past = Array.from({ length: 60 }, () => nextDraft({ timestamp: '2001-02-03T04:05:00.000Z' }));
    await vigil.stores.events.append(past);
    const before = (await admin.call('hiddenEvents')).body.total;
    const [last = '', ...others] = past.map(({ eventId }) => eventId);
    await admin.call('hideEvents', { body: { ids: others } });
    await admin.call('hideEvent', { params: { id: last } });
    const { events, total } = (await admin.call('hiddenEvents')).body;
    expect(total).toBe(before + 60);
    expect(events).toHaveLength(50);
    expect(events[0]).toMatchObject({ id: last, deletedAt: expect.any(String) });
    const more = (await admin.call('hiddenEvents', { query: { page: 1 } })).body.events;
    const listed = [...events, ...more].map(({ id }: { id: string }) => id);
    expect(listed).toEqual(expect.arrayContaining(others));
    await admin.call('restoreEvent', { params: { id: last } });
    expect((await admin.call('hiddenEvents')).body.total).toBe(before + 59);
  });

  it('is for administrators', async () => {
    const { client } = await makeUser(vigil);
    expect((await client.call('hiddenEvents')).status).toBe(403);
  });
});

describe('erasing an event', () => {
  it('takes it from everybody for good, hidden or not, with all it said', async () => {
    for (const isHidden of [false, true]) {
      const id = await addEvent({ title: 'A fictional secret' });
      if (isHidden) await admin.call('hideEvent', { params: { id } });
      expect((await admin.call('eraseEvent', { params: { id } })).body).toEqual({ success: true });
      expect(await shownTo(admin, id)).toBeUndefined();
      expect(await lastChange()).toMatchObject({ op: 'erase', by: `user:${adminId}`, data: null });
      for (const name of ['hideEvent', 'restoreEvent', 'eraseEvent'] as const) {
        expect((await admin.call(name, { params: { id } })).status).toBe(404);
      }
    }
  });
});

describe('removing an image', () => {
  const [first, second] = ['https://img.example/1.jpg', 'https://img.example/2.jpg'];

  it('takes that one alone', async () => {
    const id = await addEvent({ imageUrls: [first, second] });
    const { status } = await admin.call('removeImage', { params: { id }, body: { imageUrl: first } });
    expect(status).toBe(200);
    expect((await shownTo(visitor, id))?.imageUrls).toEqual([second]);
    expect(await lastChange()).toMatchObject({ op: 'remove-image', by: `user:${adminId}`, data: { imageUrl: first } });
  });

  it('is refused for a picture that the event has not, and for a hidden event', async () => {
    const id = await addEvent({ imageUrls: [first] });
    const before = await headSeq();
    const remove = (imageUrl: string) => admin.call('removeImage', { params: { id }, body: { imageUrl } });
    expect((await remove(second)).status).toBe(404);
    expect(await headSeq()).toBe(before);
    await admin.call('hideEvent', { params: { id } });
    expect((await remove(first)).status).toBe(409);
    await admin.call('restoreEvent', { params: { id } });
    expect((await shownTo(visitor, id))?.imageUrls).toEqual([first]);
  });
});

describe('an event that there is not', () => {
  it.each(['hideEvent', 'restoreEvent', 'eraseEvent'] as const)('is not found by %s', async (name) => {
    const { status, body } = await admin.call(name, { params: { id: 'no-such-event' } });
    expect([status, body.error]).toEqual([404, 'There is no such event.']);
  });

  it('is not found by removeImage', async () => {
    const ask = { params: { id: 'no-such-event' }, body: { imageUrl: 'https://img.example/1.jpg' } };
    expect((await admin.call('removeImage', ask)).status).toBe(404);
  });
});

describe('refreshing the timeline', () => {
  let feeds: Feeds;
  let tab: Tab | undefined;

  beforeEach(async () => {
    feeds = await startFeeds({});
    for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
  });
  afterEach(async () => {
    tab?.close();
    await feeds.close();
  });

  const strike = (name: string) =>
    rss([
      {
        title: `Israel strikes missile depot near ${name}, Iran says`,
        link: `https://paper.example/${name}`,
        date: '2030-03-05T11:00:00Z',
      },
    ]);

  it('reads every feed now, and answers how many events are new', async () => {
    feeds.set('/one.xml', { body: strike('Isfahan') });
    await vigil.addSource('Paper One', `${feeds.url}/one.xml`);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    expect((await admin.call('refresh')).body).toEqual({ newEvents: 1 });
    expect((await admin.call('refresh')).body).toEqual({ newEvents: 0 });
    // The one that fails is asked again too, though its pause is not over.
    expect(feeds.hits('/gone.xml')).toBe(2);
    const acts = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 50);
    expect(acts.filter(({ op, data }) => op === 'act' && data.act === 'scan-started')).toHaveLength(2);
  });

  it('joins the scan that runs already', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    feeds.set('/slow.xml', (_request, response) => {
      held.then(() => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(strike('Qom')));
    });
    await vigil.addSource('Slow', `${feeds.url}/slow.xml`);
    const running = vigil.scanner.run();
    const refresh = admin.call('refresh');
    await expect.poll(() => feeds.hits('/slow.xml'), { timeout: 10_000 }).toBe(1);
    release();
    expect((await refresh).body).toEqual({ newEvents: (await running)?.newEvents });
    expect(feeds.hits('/slow.xml')).toBe(1);
  });

  it('says that there are no feeds to read, and suggests to add one', async () => {
    const { status, body } = await admin.call('refresh');
    expect(status).toBe(409);
    expect(body.error).toBe('There are no feeds to read.');
    expect(body.suggestion).toBe('There are no feeds to read. Please add a source in the Admin Panel, under Sources.');
  });

  it('suggests what to do when not one feed could be read', async () => {
    for (const name of ['a', 'b']) await vigil.addSource(name, `${feeds.url}/${name}.xml`);
    const { status, body } = await admin.call('refresh');
    expect(status).toBe(502);
    expect(body.error).toBe('None of the 2 feeds could be reached.');
    expect(body.suggestion).toMatch(/^None of the 2 feeds could be reached\. Please /);
  });

  it('shows an open tab each feed turning and each event arriving', async () => {
    feeds.set('/one.xml', { body: strike('Arak') });
    await vigil.addSource('Paper One', `${feeds.url}/one.xml`);
    await vigil.addSource('Gone', `${feeds.url}/gone.xml`);
    tab = await openTab(vigil.url);
    await admin.call('refresh');
    await tab.next('scan-progress', ({ finishedAt }) => finishedAt !== null);
    await tab.next('new-event', ({ updates }) => updates.some(({ event }) => event?.title.includes('Arak') ?? false));
    const states = tab.of('source-updated').map(({ status }) => status);
    expect(states.sort()).toEqual(['active', 'failing']);
  });
});
