import type { AnalyzedArticle } from '@vigil/common/articles';
import { placeNamed } from '@vigil/server/gazetteer/place-named';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlePage, paragraphs } from '../fakes/articles.ts';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { eventForm, makeMp4, makePicture, writtenOutEvent } from '../harness/files.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let outlet: Feeds;
let vigil: Vigil;
let admin: Client;
let adminId: string;

beforeAll(async () => {
  outlet = await startFeeds({
    '/lighthouse': articlePage({
      head: `<meta property="og:site_name" content="The Amberly Courier">
        <meta name="description" content="A fuse had blown, &lt;b&gt;the harbour master&lt;/b&gt; said.">
        <meta name="author" content="Ada Fictional">
        <meta property="article:published_time" content="2026-01-02T03:04:05Z">
        <meta property="og:image" content="/pictures/lighthouse.jpg">
        <meta property="og:video" content="https://www.youtube.com/embed/abcdefghijk">`,
      body: `${paragraphs.map((text) => `<p>${text}</p>`).join('')}
        <figure><img src="/pictures/pier.jpg" width="800" height="600" alt="The pier"></figure>
        <img src="/pictures/pixel.gif" width="1" height="1">
        <iframe src="https://www.youtube.com/embed/lighthouse1"></iframe>
        <iframe src="https://ads.example/frame"></iframe>`,
    }),
    '/strike': articlePage({
      title: 'Israel strikes missile base near Isfahan, Iran, army says',
      head: '<meta name="description" content="Israeli jets struck a missile base near Isfahan on Tuesday.">',
    }),
    '/moved': { body: '', status: 302, headers: { location: '/lighthouse?utm_source=feed' } },
    '/hebrew': {
      body: Buffer.concat([
        Buffer.from(
          '<html lang="he"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1255"><title>',
        ),
        Buffer.from([0xee, 0xe2, 0xe3, 0xec, 0xe5, 0xf8]),
        Buffer.from(`</title></head><body><article>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article>`),
      ]),
      type: 'text/html',
    },
    '/photo': { body: await makePicture(), type: 'image/png' },
    '/plain': { body: 'Only words.', type: 'text/plain' },
    '/binary': { body: makeMp4(), type: 'text/html' },
    '/empty': { body: '', type: 'text/html' },
    '/away': { body: '<meta http-equiv="refresh" content="0; url=/lighthouse">', type: 'text/html' },
    '/hanging': { body: 'x', status: 500 },
  });
  vigil = await startVigil();
  const member = await makeUser(vigil, { isAdmin: true });
  ({ client: admin, id: adminId } = member);
});
afterAll(async () => {
  await vigil?.end();
  await outlet?.close();
});

const analyze = (path: string, more: Record<string, unknown> = {}) =>
  admin.call('analyzeArticle', { body: { url: outlet.url + path, ...more } });
const create = (eventData: Record<string, unknown>, ...files: Uint8Array[]) =>
  admin.call('createTimelineEvent', {
    body: eventForm(
      eventData,
      files.map((bytes) => ({ bytes })),
    ),
  });

describe('an article that is analysed', () => {
  it('comes back as plain text with its pictures, videos, date and language', async () => {
    const { status, body } = await analyze('/lighthouse');
    expect(status).toBe(200);
    expect(body).toEqual({
      url: `${outlet.url}/lighthouse`,
      title: 'Lighthouse at Port Amberly goes dark for an hour',
      summary: 'A fuse had blown, the harbour master said.',
      text: paragraphs.join('\n\n'),
      siteName: 'The Amberly Courier',
      byline: 'Ada Fictional',
      language: 'en',
      publishedAt: '2026-01-02T03:04:05.000Z',
      imageUrls: [`${outlet.url}/pictures/lighthouse.jpg`, `${outlet.url}/pictures/pier.jpg`],
      videoUrls: ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=lighthouse1'],
      eventType: expect.any(String),
      urgencyLevel: expect.any(String),
      location: expect.any(String),
      // Wherever the reader sets what is not of the conflict, map and name agree.
      place: placeNamed(body.location)?.place ?? null,
      judgedBy: 'reader',
      relevant: false,
      state: null,
    } satisfies AnalyzedArticle);
  });

  it('is judged by the reader, and otherwise where the administrator says otherwise', async () => {
    const judged = (await analyze('/strike')).body;
    expect(judged).toMatchObject({ eventType: 'military', relevant: true, judgedBy: 'reader' });
    expect(judged.location).toContain('Isfahan');
    const chosen = (await analyze('/strike', { eventType: 'cyber', location: 'Tehran, Iran', customSummary: 'Mine.' }))
      .body;
    expect(chosen).toMatchObject({ eventType: 'cyber', location: 'Tehran, Iran', summary: 'Mine.', judgedBy: 'admin' });
    expect(chosen.place?.lat).toBeCloseTo(35.7, 0);
    expect(chosen.urgencyLevel).toBe(judged.urgencyLevel);
  });

  it('is followed to where it moved, and read in the encoding that it names', async () => {
    expect((await analyze('/moved')).body.url).toBe(`${outlet.url}/lighthouse?utm_source=feed`);
    expect((await analyze('/hebrew')).body).toMatchObject({ title: 'מגדלור', language: 'he' });
  });

  it.each([
    ['/photo', 400, 'The server sent image/png, not an article.'],
    ['/plain', 400, 'The address leads to no web page.'],
    ['/binary', 400, 'The address leads to no web page.'],
    ['/empty', 400, 'No article was found on this page.'],
    ['/away', 400, 'No article was found on this page.'],
    ['/nowhere', 502, 'The server answered 404.'],
  ])('at %s is refused with a sentence', async (path, status, error) => {
    const answer = await analyze(path);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  });

  it('needs an address', async () => {
    for (const body of [{}, { url: '' }, { url: '   ' }]) {
      const answer = await admin.call('analyzeArticle', { body });
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 400,
        error: 'Article URL is required',
      });
    }
    for (const url of ['ftp://courier.example/', 'file:///etc/passwd', 'javascript:alert(1)'])
      expect((await admin.call('analyzeArticle', { body: { url } })).status).toBe(400);
  });

  it('is never read from a private network, however often it is requested', async () => {
    for (let last = 1; last <= 40; last++) {
      const answer = await admin.call('analyzeArticle', { body: { url: `http://10.0.0.${last}/` } });
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 422,
        error: 'The address points into a private network.',
      });
    }
  });

  it('is in the log with who read it and from where', async () => {
    await analyze('/lighthouse');
    const [last] = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 1);
    expect(last).toMatchObject({
      by: `user:${adminId}`,
      op: 'act',
      data: { act: 'article-analyzed', subject: '', note: new URL(outlet.url).host },
    });
  });
});

describe('an event from an article', () => {
  it('is on the timeline with what the administrator says, and else as it was read', async () => {
    const { status, body } = await create(
      {
        url: `${outlet.url}/lighthouse`,
        urgencyLevel: 'high',
        location: 'Tehran, Iran',
        videoUrls: [' https://youtu.be/abcdefghijk ', ''],
        mediaCount: 2,
      },
      await makePicture(),
      makeMp4(),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Lighthouse at Port Amberly goes dark for an hour',
      summary: 'A fuse had blown, the harbour master said.',
      urgencyLevel: 'high',
      location: 'Tehran, Iran',
      timestamp: '2026-01-02T03:04:05.000Z',
      precision: 'time',
      sources: ['The Amberly Courier'],
      sourceUrls: [`${outlet.url}/lighthouse`],
      judgedBy: 'admin',
      imageUrls: [
        `${outlet.url}/pictures/lighthouse.jpg`,
        `${outlet.url}/pictures/pier.jpg`,
        expect.stringMatching(/^\/media\/\w+\.png$/),
      ],
      videoUrls: ['https://youtu.be/abcdefghijk', expect.stringMatching(/^\/media\/\w+\.mp4$/)],
    });
    expect((await vigil.get('events')).events.map(({ id }) => id)).toContain(body.id);
    const [change] = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 1);
    expect(change).toMatchObject({ by: `user:${adminId}`, op: 'add', eventId: body.id });
  });

  it('is there once: neither again by hand, nor by a feed that brings the same article', async () => {
    const url = `${outlet.url}/strike`;
    const first = await create({ url });
    expect(first.status).toBe(200);
    const again = await create({ url: `${url}?utm_campaign=x#top` });
    expect({ status: again.status, error: again.body.error }).toEqual({
      status: 409,
      error: 'This article is already on the timeline.',
    });

    const before = (await vigil.get('events')).totalCount;
    const title = 'Israel strikes missile base near Isfahan, Iran, army says';
    outlet.set('/feed', { body: rss([{ title, link: url, date: '2026-01-02T03:04:05Z' }]) });
    await vigil.addSource('The Amberly Courier', `${outlet.url}/feed`);
    await vigil.scanner.run();
    const { totalCount, events } = await vigil.get('events');
    expect(totalCount).toBe(before);
    expect(events.find(({ id }) => id === first.body.id)?.sourceCount).toBe(1);
  });

  it('that was erased does not come back', async () => {
    const event = writtenOutEvent();
    const { body } = await create(event);
    await vigil.stores.events.erase(body.id, `user:${adminId}`);
    const again = await create(event);
    expect({ status: again.status, error: again.body.error }).toEqual({
      status: 409,
      error: 'This article was on the timeline and was deleted for good.',
    });
  });

  it('that was erased is added again when an administrator says so, and the audit list says it', async () => {
    const url = `${outlet.url}/ferry`;
    outlet.set('/ferry', articlePage({ title: 'Ferry strikes a pier at Port Amberly, nobody is hurt' }));
    const first = await create({ url });
    expect((await analyze('/ferry')).body.state).toBe('active');
    await admin.call('hideEvent', { params: { id: first.body.id } });
    expect((await analyze('/ferry')).body.state).toBe('hidden');
    await admin.call('eraseEvent', { params: { id: first.body.id } });
    expect((await analyze('/ferry')).body.state).toBe('erased');
    expect((await create({ url })).status).toBe(409);

    const again = await create({ url, again: true });
    expect({ status: again.status, title: again.body.title }).toEqual({ status: 200, title: first.body.title });
    expect(again.body.id).not.toBe(first.body.id);
    const { body: audit } = await admin.call('audit', { query: { limit: 2 } });
    expect(audit).toMatchObject([
      { what: 'erased-article-added', note: new URL(outlet.url).host },
      { what: 'event-added', subject: again.body.title },
    ]);
    expect((await analyze('/ferry')).body.state).toBe('active');
    expect(await Promise.all([create({ url, again: true }), create({ url })])).toMatchObject([
      { status: 409 },
      { status: 409 },
    ]);

    await admin.call('eraseEvent', { params: { id: again.body.id } });
    const both = await Promise.all([create({ url, again: true }), create({ url, again: true })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('needs nothing from a page that cannot be read when everything is said', async () => {
    const { timestamp: _, imageUrls: __, ...event } = writtenOutEvent({ url: `${outlet.url}/hanging` });
    const { status, body } = await create(event);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: event.title,
      summary: event.customSummary,
      sources: [new URL(outlet.url).host],
      precision: 'none',
    });
    const answer = await create({ url: `${outlet.url}/hanging-too`, title: 'Only a title' });
    expect(answer.status).toBe(502);
  });
});
