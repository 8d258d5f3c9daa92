import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { telegramPage } from '../fakes/telegram.ts';
import { violationsInAllViews } from '../harness/axe.ts';
import { createClient, type Member, makeUser, signUp } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { tabTo } from '../harness/keyboard.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall, type View } from '../harness/visit.ts';

let vigil: Vigil;
let feeds: Feeds;
let admin: Member;

const { openPage } = useBrowser();

/** One server for all tests of a group: what one leaves behind, the next does not mind. */
function onOneServer(): void {
  beforeAll(start);
  afterAll(stop);
}

async function start(): Promise<void> {
  vigil = await startVigil();
  feeds = await startFeeds({ '/feed.xml': { body: rss([]) }, '/article.html': { body: article, type: 'text/html' } });
  admin = await makeUser(vigil, { isAdmin: true, username: 'mara' });
}

async function stop(): Promise<void> {
  await vigil.end();
  await feeds.close();
}

const paragraph =
  'The delegations met in the harbour hall and spoke about what a second round of talks is to be about. ';
const article = `<!doctype html><html lang="en"><head><title>Envoys of Iran and Israel agree on an agenda</title>
<meta property="og:site_name" content="The Example Paper"><meta name="description" content="A fictional report.">
<meta property="og:image" content="https://pictures.example/hall.jpg">
<meta property="article:published_time" content="2030-01-02T03:04:00Z"></head>
<body><article><h1>Envoys of Iran and Israel agree on an agenda</h1>${`<p>${paragraph.repeat(4)}</p>`.repeat(5)}</article></body></html>`;

const open = (path: string, view?: View) => openPage(path, { as: admin, ...view }, vigil);

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the Admin Panel', () => {
  onOneServer();

  it('has four tabs, and the address names the one that is open', async () => {
    const page = await open('/admin');
    await tab(page, 'Event Management').waitFor();
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['Event Management', 'System Controls', 'User Management', 'Source Management']);
    await expect.poll(() => tab(page, 'Event Management').getAttribute('aria-selected')).toBe('true');
    await tab(page, 'User Management').click();
    await part(page, 'Users').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('users');
    await page.keyboard.press('ArrowRight');
    await part(page, 'News sources').waitFor();
    await page.goBack();
    await part(page, 'Users').waitFor();
    await page.reload();
    await part(page, 'Users').waitFor();
  });

  it('opens with the first tab where the address names none that there is', async () => {
    const page = await open('/admin?tab=nowhere');
    await part(page, 'Create a manual event').waitFor();
  });

  it('is a page that does not exist for users who are not administrators, and none of its code is loaded', async () => {
    const reader = await makeUser(vigil);
    await vigil.stores.events.append(nextDrafts(2));
    const page = await open('/', { as: reader });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Resources' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Admin Panel' }).count()).toBe(0);
    expect(loaded.filter((url) => /Admin/.test(url))).toEqual([]);
    await page.goto(`${vigil.url}/admin`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  });
});

describe('Event Management: a manual event', () => {
  onOneServer();
  const form = (page: Page) => part(page, 'Create a manual event');

  async function fillAll(page: Page): Promise<void> {
    await form(page).getByLabel('Title').fill('A fictional lane is closed');
    await form(page).getByLabel('Summary').fill('Ships wait for six hours.');
    await form(page).getByLabel('Event type').selectOption('economic');
    await form(page).getByLabel('Urgency').selectOption('high');
    await form(page).getByLabel('Location').fill('Strait');
  }

  it('the create button needs title and summary', async () => {
    const page = await open('/admin');
    const create = form(page).getByRole('button', { name: 'Create Event' });
    await expect.poll(() => create.isDisabled()).toBe(true);
    await form(page).getByLabel('Title').fill('A title');
    await expect.poll(() => create.isDisabled()).toBe(true);
    await form(page).getByLabel('Summary').fill('  ');
    await expect.poll(() => create.isDisabled()).toBe(true);
    await form(page).getByLabel('Summary').fill('A summary');
    await expect.poll(() => create.isDisabled()).toBe(false);
  });

  it("title, summary, event type, urgency, location all required: 'All fields are required for manual event creation'", async () => {
    const page = await open('/admin');
    await form(page).getByLabel('Title').fill('A title');
    await form(page).getByLabel('Summary').fill('A summary');
    await form(page).getByRole('button', { name: 'Create Event' }).click();
    await expectToast(page, 'Failed to create event', 'All fields are required for manual event creation');
    await expect.poll(() => form(page).getByLabel('Location').getAttribute('aria-invalid')).toBe('true');
    expect((await vigil.get('events')).totalCount).toBe(0);
  });

  it("'Event created': comma-separated lists are trimmed, empty items dropped, and the form is cleared", async () => {
    const page = await open('/admin');
    await fillAll(page);
    await form(page).getByLabel('Sources', { exact: true }).fill(' First Paper, ,Second Wire ,');
    await form(page).getByLabel('Source URLs').fill('https://first.example/1 ,https://second.example/2');
    await form(page).getByLabel('Image URLs').fill('https://pictures.example/a.jpg,');
    await form(page).getByLabel('Video URLs').fill(' https://youtu.be/abcdefghijk ');
    await form(page).getByRole('button', { name: 'Create Event' }).click();
    await expectToast(page, 'Event created');
    await expect.poll(() => form(page).getByLabel('Title').inputValue()).toBe('');
    await expect.poll(() => form(page).getByLabel('Event type').inputValue()).toBe('');
    const { events } = await vigil.get('events');
    expect(events).toMatchObject([
      {
        title: 'A fictional lane is closed',
        summary: 'Ships wait for six hours.',
        eventType: 'economic',
        urgencyLevel: 'high',
        location: 'Strait',
        sources: ['First Paper', 'Second Wire'],
        sourceUrls: ['https://first.example/1', 'https://second.example/2'],
        imageUrls: ['https://pictures.example/a.jpg'],
        videoUrls: ['https://youtu.be/abcdefghijk'],
        sourceCount: 2,
      },
    ]);
    await page.getByRole('link', { name: 'Vigil' }).click();
    await page.getByRole('article', { name: 'A fictional lane is closed' }).waitFor();
  });

  it('takes files, which are shown with the event', async () => {
    const page = await open('/admin');
    await fillAll(page);
    await form(page)
      .getByLabel('Images or videos')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await form(page).getByText('a.png').waitFor();
    await form(page).getByRole('button', { name: 'Create Event' }).click();
    await expectToast(page, 'Event created');
    await expect.poll(() => form(page).getByText('a.png').count()).toBe(0);
    const { events } = await vigil.get('events');
    expect(events.some(({ imageUrls }) => imageUrls.some((url) => url.startsWith('/media/')))).toBe(true);
  });

  it('says where it will stand on the map, and which link belongs to which source', async () => {
    const page = await open('/admin');
    const location = form(page).getByLabel('Location');
    await location.fill('Tehran');
    await form(page).getByText('On the map: Tehran, Iran').waitFor();
    await location.fill('Fictional Harbour');
    await form(page).getByText('Not found on the map: Fictional Harbour').waitFor();
    await form(page).getByLabel('Sources', { exact: true }).fill('A, B, C');
    await form(page).getByLabel('Source URLs').fill('https://a.example/1,, https://c.example/1');
    const pairs = form(page).getByRole('list', { name: 'Sources with their links' }).getByRole('listitem');
    await expect
      .poll(() => pairs.allInnerTexts())
      .toEqual(['A https://a.example/1', 'B no link', 'C https://c.example/1']);
  });

  it.each([
    ['the words of the server', 'The server has had enough.', 'The server has had enough.'],
    ['a default', undefined, 'Please try again.'],
  ])("'Failed to create event' with %s; what was typed stays", async (_, error, words) => {
    const page = await open('/admin');
    await fillAll(page);
    await failCall(page, { method: 'POST', path: '**/api/events', ...(error && { error }) });
    await form(page).getByRole('button', { name: 'Create Event' }).click();
    await expectToast(page, 'Failed to create event', words);
    await expect.poll(() => form(page).getByLabel('Title').inputValue()).toBe('A fictional lane is closed');
  });
});

describe('Event Management: several events', () => {
  onOneServer();

  it('are hidden at once, and shown again by Undo', async () => {
    const titles = ['A fictional lane is closed', 'A fictional lane is open again', 'A fictional lighthouse goes dark'];
    const timestamp = new Date().toISOString();
    await vigil.stores.events.append(titles.map((title) => nextDraft({ title, timestamp, precision: 'day' })));
    const page = await open('/admin');
    const bulk = part(page, 'Hide several events');
    // Of an event whose hour is not known none is given.
    await bulk
      .getByText(/^\d+ \w+ \d{4} · /)
      .first()
      .waitFor();
    const shown = async () => (await vigil.get('events')).totalCount;
    await bulk.getByLabel('Words in title, place or source').fill('lane FICTIONAL');
    await bulk.getByLabel('All 2 events listed').check();
    await bulk.getByRole('button', { name: 'Hide 2 events' }).click();
    await bulk.getByText('2 events hidden.').waitFor();
    expect(await shown()).toBe(1);
    await bulk.getByRole('button', { name: 'Undo' }).click();
    await bulk.getByLabel('All 2 events listed').waitFor();
    await expect.poll(shown).toBe(3);
    await bulk.getByLabel('A fictional lane is closed').check();
    await bulk.getByRole('button', { name: 'Hide 1 event' }).click();
    await bulk.getByText('1 event hidden.').waitFor();
    expect((await vigil.get('events')).events.map(({ title }) => title)).not.toContain('A fictional lane is closed');
  });
});

describe('Event Management: hidden events', () => {
  onOneServer();

  it('are all listed, restored from there, and the list follows what other administrators do', async () => {
    const draft = nextDraft({ title: 'A fictional lane is closed', timestamp: '2001-02-03T04:05:00.000Z' });
    await vigil.stores.events.append([draft]);
    const page = await open('/admin');
    const hidden = part(page, 'Hidden events');
    await hidden.getByText('No event is hidden.').waitFor();
    await admin.client.call('hideEvent', { params: { id: draft.eventId } });
    await hidden.getByText('1 hidden event', { exact: true }).waitFor();
    await hidden.getByText(/^hidden .* · event of 3 Feb 2001/).waitFor();
    await hidden.getByRole('button', { name: 'Restore A fictional lane is closed' }).click();
    await expectToast(page, 'Restored', 'A fictional lane is closed');
    await hidden.getByText('No event is hidden.').waitFor();
    expect((await vigil.get('events')).totalCount).toBe(1);
  });
});

describe('Event Management: doubtful joins', () => {
  onOneServer();

  async function addPair(title: string, probability: number): Promise<[string, string]> {
    const earlier = nextDraft({ title });
    const later = nextDraft({
      title: `${title}, officials say`,
      possiblySame: [{ eventId: earlier.eventId, probability }],
      timestamp: new Date().toISOString(),
    });
    await vigil.stores.events.append([earlier, later]);
    return [earlier.eventId, later.eventId];
  }

  it('show both events side by side and are settled with one click; the timeline links likely ones until then', async () => {
    const [first, second] = await addPair('A fictional lane is closed', 0.54);
    const [third, fourth] = await addPair('A fictional lighthouse goes dark', 0.34);
    const page = await open('/');
    const card = page.locator(`[data-event-id="${second}"]`);
    await card.getByText('Possibly the same as A fictional lane is closed').waitFor();
    await expect.poll(() => page.getByText('Possibly the same as').count()).toBe(1);
    await card.getByRole('link', { name: 'A fictional lane is closed', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('event')).toBe(first);
    await page.goto(`${vigil.url}/admin`);
    const queue = part(page, 'Doubtful joins');
    await queue.getByText('2 pairs open.').waitFor();
    const row = (title: string) => queue.getByRole('listitem').filter({ hasText: title });
    await row('lane').getByText('Probability that they are the same, by the built-in reader: 54 %.').waitFor();
    const looks = row('lane')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.dataset.look));
    expect(await looks).toEqual(['plain', 'plain']);
    await row('lane').getByRole('button', { name: 'Same event' }).click();
    await expectToast(page, 'Events joined', 'A fictional lane is closed, officials say');
    await queue.getByText('1 pair open.').waitFor();
    await row('lighthouse').getByRole('button', { name: 'Different events' }).click();
    await expectToast(page, 'Events kept apart', 'A fictional lighthouse goes dark, officials say');
    await queue.getByText('None is open.').waitFor();
    const shown = (await vigil.get('events')).events;
    expect(shown.map(({ id }) => id).sort()).toEqual([first, third, fourth].sort());
    expect(shown.filter(({ possiblySame }) => possiblySame)).toEqual([]);
  });
});

describe('Event Management: an article', () => {
  onOneServer();
  const form = (page: Page) => part(page, 'Add an article');

  async function analyze(page: Page): Promise<void> {
    await form(page).getByLabel('Article URL').fill(`${feeds.url}/article.html`);
    await form(page).getByRole('button', { name: 'Analyze' }).click();
  }

  it("URL required: 'Article URL is required'", async () => {
    const page = await open('/admin');
    await form(page).getByRole('button', { name: 'Analyze' }).click();
    await expectToast(page, 'Analysis Failed', 'Article URL is required');
  });

  it("'Analysis Failed' - 'Unable to analyze article. Please check the URL and try again.'", async () => {
    const page = await open('/admin');
    await failCall(page, { method: 'POST', path: '**/api/admin/analyze-article' });
    await analyze(page);
    await expectToast(page, 'Analysis Failed', 'Unable to analyze article. Please check the URL and try again.');
  });

  it("'Article Analyzed', then edited and added with a file and a video URL by the Enter key: 'Timeline Updated'", async () => {
    const page = await open('/admin');
    await analyze(page);
    await expectToast(page, 'Article Analyzed');
    await expect.poll(() => form(page).getByLabel('Title').inputValue()).toContain('Envoys');
    await form(page).getByLabel('Title').fill('Envoys agree on an agenda');
    await form(page).getByLabel('Event type').selectOption('diplomatic');
    await form(page).getByLabel('Location').fill('Neutral City');
    const video = form(page).getByLabel('Video URL', { exact: true });
    await video.fill('   ');
    await video.press('Enter');
    await expect.poll(() => form(page).getByRole('list', { name: 'Media to add' }).count()).toBe(0);
    await video.fill('https://youtu.be/abcdefghijk');
    await video.press('Enter');
    await form(page).getByText('https://youtu.be/abcdefghijk').waitFor();
    await expect.poll(() => video.inputValue()).toBe('');
    await form(page)
      .getByLabel('Images or videos')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await form(page).getByText('a.png').waitFor();
    const fetchedAgain = page.waitForRequest('**/api/events?page=0&limit=1000', { timeout: 10_000 });
    await form(page).getByRole('button', { name: 'Add to timeline' }).click();
    await expectToast(page, 'Timeline Updated', 'Envoys agree on an agenda');
    await fetchedAgain;
    const { events } = await vigil.get('events');
    expect(events).toMatchObject([
      { title: 'Envoys agree on an agenda', eventType: 'diplomatic', location: 'Neutral City' },
    ]);
    expect(events[0]?.videoUrls).toContain('https://youtu.be/abcdefghijk');
    expect(events[0]?.imageUrls.some((url) => url.startsWith('/media/'))).toBe(true);
    await form(page).getByLabel('Article URL').waitFor();
  });

  it("'Creation Failed' - 'Unable to create timeline event. Please try again.'", async () => {
    const page = await open('/admin');
    await failCall(page, { method: 'POST', path: '**/api/admin/create-timeline-event' });
    await analyze(page);
    await expectToast(page, 'Article Analyzed');
    await form(page).getByRole('button', { name: 'Add to timeline' }).click();
    await expectToast(page, 'Creation Failed', 'Unable to create timeline event. Please try again.');
  });

  it('that was deleted for good is told before it is added, and added again only on purpose', async () => {
    const page = await open('/admin');
    const add = form(page).getByRole('button', { name: 'Add to timeline' });
    if ((await vigil.get('events')).totalCount === 0) {
      await analyze(page);
      await add.click();
      await form(page).getByLabel('Article URL').waitFor();
    }
    await analyze(page);
    await form(page).getByText('This article is already on the timeline.').waitFor();
    await form(page).getByRole('button', { name: 'Back' }).click();

    for (const { id } of (await vigil.get('events')).events) await vigil.stores.events.erase(id, 'test');
    await analyze(page);
    await form(page).getByText('This article was on the timeline and was deleted for good.').waitFor();
    await expect.poll(() => add.isDisabled()).toBe(true);
    await form(page).getByLabel('Add it again').check();
    await add.click();
    await expect.poll(async () => (await vigil.get('events')).totalCount).toBe(1);
  });

  it('files that are too large are refused before they travel', async () => {
    const page = await open('/admin');
    await analyze(page);
    await expectToast(page, 'Article Analyzed');
    const file = { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) };
    await form(page).getByLabel('Images or videos').setInputFiles(file);
    await form(page).getByRole('button', { name: 'Add to timeline' }).click();
    await expectToast(page, 'Creation Failed', 'big.png is larger than 5 MB.');
    await form(page).getByRole('button', { name: 'Remove big.png' }).click();
    await expect.poll(() => form(page).getByText('big.png').count()).toBe(0);
  });
});

describe('System Controls', () => {
  onOneServer();

  it("the scan interval and the switch: 'Settings Updated'", async () => {
    const page = await open('/admin?tab=system');
    const settings = part(page, 'News scan');
    const interval = settings.getByLabel('Scan interval');
    await interval.waitFor();
    await expect.poll(() => interval.inputValue()).toBe('15');
    const offered = await interval
      .locator('option')
      .evaluateAll((options) => options.map((one) => one.getAttribute('value')));
    expect(offered).toEqual(['5', '10', '15', '30', '60', '120']);
    await interval.selectOption('120');
    await settings.getByLabel('Scheduled scans').click();
    await settings.getByRole('button', { name: 'Save Settings' }).click();
    await expectToast(page, 'Settings Updated');
    const { body } = await admin.client.call('scanSettings');
    expect(body).toEqual({ intervalMinutes: 120, enabled: false });
  });

  it("'Update Failed' - 'Failed to update scan settings. Please try again.'", async () => {
    const page = await open('/admin?tab=system');
    await failCall(page, { method: 'POST', path: '**/api/admin/scan-settings', error: 'Not today.' });
    await part(page, 'News scan').getByRole('button', { name: 'Save Settings' }).click();
    await expectToast(page, 'Update Failed', 'Failed to update scan settings. Please try again.');
  });

  it("'Source Testing Complete' (Tested N sources: X working, Y failed), each feed with its verdict, failing ones first", async () => {
    feeds.set('/quiet.xml', { body: rss([]) });
    await vigil.addSource('A Working Paper', `${feeds.url}/quiet.xml`);
    await vigil.addSource('Silent Wire', `${feeds.url}/silent.xml`);
    const page = await open('/admin?tab=system');
    const test = part(page, 'Feed test');
    await test.getByRole('button', { name: 'Test all feeds' }).click();
    await expectToast(page, 'Source Testing Complete', 'Tested 2 sources: 1 working, 1 failed');
    await expect
      .poll(() => test.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringMatching(/Silent Wire.*ms.*Failed/),
        expect.stringMatching(/A Working Paper.*ms.*Working 0 items read/),
      ]);
  });

  it('shows each result of a test as it comes, while slower feeds are read', async () => {
    for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    feeds.set('/held.xml', (_request, response) => {
      held.then(() => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss([])));
    });
    feeds.set('/quick.xml', { body: rss([]) });
    await vigil.addSource('Quick Courier', `${feeds.url}/quick.xml`);
    await vigil.addSource('Slow Gazette', `${feeds.url}/held.xml`);
    const page = await open('/admin?tab=system');
    await page.locator('header [data-contact="live"]').waitFor();
    const test = part(page, 'Feed test');
    await test.getByRole('button', { name: 'Test all feeds' }).click();
    await test.getByText('Tested 1 of 2 sources').waitFor();
    await expect.poll(() => test.getByRole('listitem').count()).toBe(1);
    release();
    await expectToast(page, 'Source Testing Complete', 'Tested 2 sources: 2 working, 0 failed');
    await expect.poll(() => test.getByRole('listitem').count()).toBe(2);
    // A feed in the queue behind a slow one of its host would delay the next test.
    for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
  });

  it("'Source Testing Failed'", async () => {
    const page = await open('/admin?tab=system');
    await failCall(page, { method: 'POST', path: '**/api/admin/test-sources', error: 'A test is running.' });
    await page.getByRole('button', { name: 'Test all feeds' }).click();
    await expectToast(page, 'Source Testing Failed', 'A test is running.');
  });

  it('during a scan feeds turn green or red and new events appear, without loading the page again', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    feeds.set('/slow.xml', async (_, response) => {
      await held;
      response.end(rss([]));
    });
    const title = 'Iran and Israel exchange missile fire, fictional officials say';
    feeds.set('/feed.xml', { body: rss([{ title, guid: '1', date: new Date().toISOString() }]) });
    await vigil.addSource('Quick Paper', `${feeds.url}/feed.xml`);
    await vigil.addSource('Broken Wire', `${feeds.url}/nothing.xml`);
    await vigil.addSource('Slow Agency', `${feeds.url}/slow.xml`);
    const page = await open('/admin?tab=system');
    const view = part(page, 'Ingestion');
    await page.locator('header [data-contact="live"]').waitFor();
    const reading = (name: string, state: string) =>
      view.locator(`[data-reading="${state}"]`).filter({ hasText: name });
    await reading('Quick Paper', 'waiting').waitFor();
    await view.getByRole('button', { name: 'Scan now' }).click();
    await reading('Quick Paper', 'read').waitFor();
    await reading('Broken Wire', 'failing').waitFor();
    await reading('Slow Agency', 'waiting').waitFor();
    await view.getByText(title).waitFor();
    release();
    await reading('Slow Agency', 'read').waitFor();
    await expectToast(page, 'Timeline Refreshed', 'Added 1 new conflict developments from real-time sources.');
  });
});

describe('System Controls: the audit list', () => {
  beforeEach(start);
  afterEach(stop);

  it('the audit list says who did what, and grows as things are done', async () => {
    const page = await open('/admin?tab=system');
    const audit = part(page, 'Audit');
    await audit.getByText('Nothing has been done yet.').waitFor();
    await page.locator('header [data-contact="live"]').waitFor();
    const body = { name: 'Harbour Courier', url: `${feeds.url}/feed.xml`, reliability: 85, side: 'third' };
    await admin.client.call('addSource', { body });
    const entry = audit.getByRole('listitem').filter({ hasText: 'Added the source' });
    await entry.getByText('mara').waitFor();
    await entry.getByText('Harbour Courier').first().waitFor();
  });

  it('the audit list goes back to its beginning on request', async () => {
    await vigil.stores.auditLog.record('user:somebody-gone', 'scan-started', '', 'the very first');
    for (let act = 0; act < 60; act += 1) {
      await vigil.stores.auditLog.record(`user:${admin.id}`, 'scan-settings-changed', '', `every ${act} minutes`);
    }
    const page = await open('/admin?tab=system');
    const audit = part(page, 'Audit');
    await audit.getByText('every 59 minutes').waitFor();
    await expect.poll(() => audit.getByText('the very first').count()).toBe(0);
    await audit.getByRole('button', { name: 'Load more' }).click();
    const oldest = audit.getByRole('listitem').filter({ hasText: 'the very first' });
    await oldest.getByText('A deleted account').waitFor();
    await expect.poll(() => audit.getByRole('listitem').count()).toBe(61);
    await expect.poll(() => audit.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  });
});

describe('User Management', () => {
  onOneServer();

  it('counts users, administrators and recent signups, and finds a person by what is typed', async () => {
    await makeUser(vigil, { username: 'tom', email: 'tom@vigil.example' });
    await makeUser(vigil, { username: 'ada', email: 'ada@vigil.example' });
    const page = await open('/admin?tab=users');
    const users = part(page, 'Users');
    await users.getByText('tom@vigil.example').waitFor();
    await expect
      .poll(() => users.locator('dl > div').allTextContents())
      .toEqual(['total users3', 'administrators1', 'recent signups (last 30 days)3']);
    await users.getByLabel('Search users').fill('ADA');
    await expect.poll(() => users.getByRole('listitem').count()).toBe(1);
    await users.getByLabel('Search users').fill('nobody at all');
    await users.getByText('No user matches.').waitFor();
  });

  it('marks the own account, without tools against it', async () => {
    const page = await open('/admin?tab=users');
    const own = part(page, 'Users').getByRole('listitem').filter({ hasText: 'mara' });
    await own.getByText('You', { exact: true }).waitFor();
    await expect.poll(() => own.getByRole('button').count()).toBe(0);
  });

  it("grants and revokes the role: 'User updated'", async () => {
    const bruno = await makeUser(vigil, { username: 'bruno' });
    const page = await open('/admin?tab=users');
    const row = part(page, 'Users').getByRole('listitem').filter({ hasText: 'bruno' });
    await row.getByRole('button', { name: 'Grant admin' }).click();
    await expectToast(page, 'User updated', 'bruno is an administrator now.');
    await row.getByRole('button', { name: 'Revoke admin' }).click();
    await expectToast(page, 'User updated', 'bruno is no longer an administrator.');
    await row.getByRole('button', { name: 'Grant admin' }).waitFor();
    await row.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expectToast(page, 'User updated', 'bruno is signed out everywhere.');
    expect((await bruno.client.call('session')).status).toBe(401);
  });

  it("deletes an account after a question: 'User deleted'", async () => {
    await makeUser(vigil, { username: 'carla' });
    const page = await open('/admin?tab=users');
    const row = part(page, 'Users').getByRole('listitem').filter({ hasText: 'carla' });
    await row.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete user "carla"?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expectToast(page, 'User deleted', 'The account of carla is gone.');
    await expect.poll(() => row.count()).toBe(0);
  });

  it.each([
    ['the words of the server', 'dario', 'There must be an administrator.', 'There must be an administrator.'],
    ['a default', 'elena', undefined, 'Please try again.'],
  ])("'Failed to update user' and 'Failed to delete user' with %s", async (_, username, error, words) => {
    await makeUser(vigil, { username });
    const page = await open('/admin?tab=users');
    const row = part(page, 'Users').getByRole('listitem').filter({ hasText: username });
    await failCall(page, { method: 'PATCH', path: '**/admin-status', ...(error && { error }) });
    await failCall(page, { method: 'DELETE', path: '**/api/admin/users/*', ...(error && { error }) });
    await row.getByRole('button', { name: 'Grant admin' }).click();
    await expectToast(page, 'Failed to update user', words);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click();
    await expectToast(page, 'Failed to delete user', words);
    await row.waitFor();
  });

  it('the list grows as people sign up, without loading the page again', async () => {
    const page = await open('/admin?tab=users');
    await page.locator('header [data-contact="live"]').waitFor();
    await part(page, 'Users').getByText('mara').first().waitFor();
    await signUp(createClient(vigil.url), { username: 'newcomer' });
    await part(page, 'Users').getByText('newcomer', { exact: true }).waitFor();
  });
});

describe('Source Management', () => {
  onOneServer();
  const form = (page: Page) => part(page, 'Add a source');
  const list = (page: Page) => part(page, 'News sources');

  it("name and URL required, trimmed: 'Missing information' - 'Please provide both source name and URL'", async () => {
    const page = await open('/admin?tab=sources');
    await form(page).getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Missing information', 'Please provide both source name and URL');
    await form(page).getByLabel('Source name').fill('Harbour Courier');
    await form(page).getByLabel('RSS URL').fill('   ');
    await form(page).getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Missing information', 'Please provide both source name and URL');
  });

  it("'Source added' and 'Source deleted'; a new one begins with 85 percent", async () => {
    const page = await open('/admin?tab=sources');
    await expect.poll(() => form(page).getByLabel('Reliability (%)').inputValue()).toBe('85');
    await form(page).getByLabel('Source name').fill(' Harbour Courier ');
    await form(page).getByLabel('RSS URL').fill(`${feeds.url}/feed.xml`);
    await form(page).getByLabel('Side').selectOption('iranian');
    await form(page).getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Source added', 'Harbour Courier');
    await expect.poll(() => form(page).getByLabel('Source name').inputValue()).toBe('');
    expect(await vigil.get('sources')).toMatchObject([{ name: 'Harbour Courier', side: 'iranian', reliability: 85 }]);
    await list(page).getByRole('button', { name: 'Delete Harbour Courier' }).click();
    await page.getByRole('dialog', { name: 'Delete source "Harbour Courier"?' }).waitFor();
    expect(await vigil.get('sources')).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete source' }).click();
    await expectToast(page, 'Source deleted', 'Harbour Courier');
    await list(page).getByText('No sources yet.').waitFor();
  });

  it.each(['israeli', 'iranian'] as const)(
    'an official channel of the %s side is added with its side, as official, and its kind is detected',
    async (side) => {
      for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
      const page = await open('/admin?tab=sources');
      const posts = [{ number: 1, text: 'A fictional lane is closed', date: new Date().toISOString() }];
      feeds.set(`/s/${side}_port`, { body: telegramPage(`${side}_port`, posts), type: 'text/html' });
      await form(page).getByLabel('Source name').fill('Port Spokesman');
      await form(page).getByLabel('RSS URL').fill(`${feeds.url}/s/${side}_port`);
      await form(page).getByLabel('Side').selectOption(side);
      expect(await form(page).getByLabel('Official').isChecked()).toBe(false);
      await form(page).getByLabel('Official').check();
      await form(page).getByRole('button', { name: 'Add Source' }).click();
      await expectToast(page, 'Source added', 'Port Spokesman');
      await expect.poll(() => form(page).getByLabel('Official').isChecked()).toBe(false);
      expect(await vigil.get('sources')).toMatchObject([{ side, official: true, kind: 'telegram' }]);
      const row = list(page).getByRole('listitem').filter({ hasText: 'Port Spokesman' });
      await row.getByText('Telegram channel').waitFor();
    },
  );

  it.each([
    ['the words of the server', 'Northern Courier', 'This source is not welcome.', 'This source is not welcome.'],
    ['a default', 'Southern Courier', undefined, 'Please try again.'],
  ])("'Failed to add source' and 'Failed to delete source' with %s", async (_, name, error, words) => {
    await vigil.addSource(name, `${feeds.url}/${encodeURIComponent(name)}.xml`);
    const page = await open('/admin?tab=sources');
    await failCall(page, { method: 'POST', path: '**/api/sources', ...(error && { error }) });
    await failCall(page, { method: 'DELETE', path: '**/api/sources/*', ...(error && { error }) });
    await form(page).getByLabel('Source name').fill('Another');
    await form(page).getByLabel('RSS URL').fill(`${feeds.url}/feed.xml`);
    await form(page).getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Failed to add source', words);
    await list(page)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await page.getByRole('button', { name: 'Delete source' }).click();
    await expectToast(page, 'Failed to delete source', words);
    await list(page).getByText(name).waitFor();
  });

  const item = (title: string, guid: string) => ({ title, guid, date: new Date().toISOString() });
  const strike = 'Israel strikes missile depot near Isfahan, Iran says';

  it('shows what is made of the first three items before an address is added', async () => {
    feeds.set('/probed.xml', {
      body: rss([item(strike, '1'), ...['2', '3', '4'].map((guid) => item(`A fictional bakery opens ${guid}`, guid))]),
    });
    const page = await open('/admin?tab=sources');
    await form(page).getByLabel('RSS URL').fill(`${feeds.url}/probed.xml`);
    await form(page).getByLabel('RSS URL').blur();
    const read = part(page, 'What Vigil reads there');
    await read.getByText('Feed with 4 items. The first 3, as judged now:').waitFor();
    expect(await read.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Israel strikes missile depot.*\n+Relevant: Military · (?:Critical|Urgent) · Isfahan/),
      expect.stringMatching(/^A fictional bakery opens \d\n+Not relevant: /),
      expect.stringMatching(/^A fictional bakery opens \d\n+Not relevant: /),
    ]);
    expect((await vigil.get('sources')).some(({ url }) => url.endsWith('/probed.xml'))).toBe(false);
  });

  it('adds nothing that cannot be read, unless it is added all the same', async () => {
    const page = await open('/admin?tab=sources');
    feeds.set('/plain', { body: '<!doctype html><html><body>News</body></html>', type: 'text/html' });
    for (const [path, reason] of [
      ['/plain', 'This is not a feed.'],
      ['/missing.xml', 'The server answered 404.'],
    ]) {
      await form(page).getByLabel('Source name').fill('Missing Gazette');
      await form(page).getByLabel('RSS URL').fill(`${feeds.url}${path}`);
      await form(page).getByRole('button', { name: 'Add Source' }).click();
      await expectToast(page, 'Failed to add source', reason);
      await part(page, 'What Vigil reads there').getByText(`It cannot be read: ${reason}`).waitFor();
      expect((await vigil.get('sources')).some(({ name }) => name === 'Missing Gazette')).toBe(false);
    }
    await form(page).getByRole('button', { name: 'Add it all the same' }).click();
    await expectToast(page, 'Source added', 'Missing Gazette');
    expect((await vigil.get('sources')).some(({ name }) => name === 'Missing Gazette')).toBe(true);
  });

  it('offers the feeds of a page, and adds the one that is chosen', async () => {
    const link = (href: string, title: string) =>
      `<link rel="alternate" type="application/rss+xml" href="${href}" title="${title}">`;
    const body = `<html><head>${link('/world.xml', 'World')}${link('/sport.xml', 'Sport')}</head></html>`;
    feeds.set('/front', { body, type: 'text/html' });
    feeds.set('/world.xml', { body: rss([item(strike, '1')]) });
    const page = await open('/admin?tab=sources');
    await form(page).getByLabel('Source name').fill('Fictional Front');
    await form(page).getByLabel('RSS URL').fill(`${feeds.url}/front`);
    await form(page).getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Failed to add source', 'This page names several feeds. Please choose one.');
    await part(page, 'What Vigil reads there').getByRole('button', { name: 'Choose World' }).click();
    await part(page, 'What Vigil reads there').getByText('Feed with 1 item. It, as judged now:').waitFor();
    await form(page).getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Source added', 'Fictional Front');
    expect((await vigil.get('sources')).find(({ name }) => name === 'Fictional Front')?.url).toBe(
      `${feeds.url}/world.xml`,
    );
  });

  it('takes an address without a scheme for one of https', async () => {
    const page = await open('/admin?tab=sources');
    const asked = page.waitForRequest('**/api/admin/probe-source');
    await form(page).getByLabel('RSS URL').fill('paper.example/feed');
    await form(page).getByLabel('RSS URL').blur();
    expect((await asked).postDataJSON()).toMatchObject({ url: 'https://paper.example/feed' });
  });

  it('finds sources of the list by name and address', async () => {
    await vigil.addSource('Lantern Weekly', 'https://lantern.example/feed');
    await vigil.addSource('Compass Daily', 'https://compass.example/feed');
    const page = await open('/admin?tab=sources');
    await list(page).getByLabel('Find a source').fill('LANTERN example');
    await list(page).getByText('Compass Daily').waitFor({ state: 'detached' });
    expect(await list(page).getByRole('listitem').count()).toBe(1);
    await list(page).getByLabel('Find a source').fill('nothing of the kind');
    await list(page).getByText('No source matches.').waitFor();
  });

  it('has its form above the list, within five steps of the Tab key', async () => {
    const page = await open('/admin?tab=sources');
    await list(page).waitFor();
    const top = async (name: string) => (await part(page, name).boundingBox())?.y ?? 0;
    expect(await top('Add a source')).toBeLessThan(await top('News sources'));
    await tab(page, 'Source Management').focus();
    const way = await tabTo(page, 'Source name');
    expect(way.length).toBeLessThanOrEqual(5);
  });

  it('shows the worst feed first with its reason, tests it, edits it, pauses it, and resumes it', async () => {
    for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
    await vigil.addSource('A Working Paper', `${feeds.url}/feed.xml`);
    await vigil.addSource('Wandering Wire', `${feeds.url}/gone.xml`);
    await vigil.scanner.run({ force: true });
    const page = await open('/admin?tab=sources');
    const rows = list(page).getByRole('listitem');
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Wandering Wire.*The server answered 404\..*Next reading.*min/s),
        expect.stringMatching(/^A Working Paper.*Newest item/s),
      ]);
    feeds.set('/moved.xml', { body: rss([{ title: 'A fictional lane is closed', guid: '1' }]) });
    await list(page).getByRole('button', { name: 'Test Wandering Wire' }).click();
    await rows.first().getByText('Failed The server answered 404.').waitFor();
    await list(page).getByRole('button', { name: 'Edit Wandering Wire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit source' });
    await dialog.getByLabel('RSS URL').fill(`${feeds.url}/moved.xml`);
    await dialog.getByLabel('Source name').fill('Settled Wire');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Source changed', 'Settled Wire');
    await expect
      .poll(async () => (await vigil.get('sources')).map(({ status }) => status))
      .toEqual(['active', 'active']);
    await list(page).getByRole('button', { name: 'Test Settled Wire' }).click();
    await list(page).getByText('Working 1 item read.').waitFor();
    await list(page).getByRole('button', { name: 'Pause A Working Paper' }).click();
    await expectToast(page, 'Source paused', 'A Working Paper');
    await list(page).getByText('Paused: it is not read.').waitFor();
    await list(page).getByRole('button', { name: 'Resume A Working Paper' }).click();
    await expectToast(page, 'Source resumed', 'A Working Paper');
    await expect.poll(async () => (await vigil.get('sources')).some(({ paused }) => paused)).toBe(false);
  });

  it('scrolls its list at a limited height', async () => {
    for (let index = 0; index < 30; index += 1)
      await vigil.addSource(`Paper ${index}`, `https://p${index}.example/feed`);
    const page = await open('/admin?tab=sources');
    const area = page.getByRole('region', { name: 'Source list' });
    await area.getByText('Paper 29').waitFor({ state: 'attached' });
    const { inner, outer } = await area.evaluate(({ scrollHeight, clientHeight }) => ({
      inner: scrollHeight,
      outer: clientHeight,
    }));
    expect(inner).toBeGreaterThan(outer);
    expect(outer).toBeLessThanOrEqual(600);
  });
});

describe('on a phone of 390 pixels', () => {
  onOneServer();

  it('an administrator adds a feed, tests it, scans, sees its event arrive, hides it, and restores it', async () => {
    const title = 'Iran and Israel exchange missile fire, fictional officials say';
    const page = await open('/admin?tab=sources', { width: 390, isTouch: true });
    await page.getByLabel('Source name').fill('Harbour Courier');
    await page.getByLabel('RSS URL').fill(`${feeds.url}/feed.xml`);
    await page.getByRole('button', { name: 'Add Source' }).tap();
    await expectToast(page, 'Source added', 'Harbour Courier');
    await tab(page, 'System Controls').tap();
    await page.getByRole('button', { name: 'Test all feeds' }).tap();
    await expectToast(page, 'Source Testing Complete', 'Tested 1 sources: 1 working, 0 failed');
    feeds.set('/feed.xml', { body: rss([{ title, guid: '1', date: new Date().toISOString() }]) });
    await page.getByRole('button', { name: 'Scan now' }).tap();
    await part(page, 'Ingestion').getByText(title).waitFor();
    await expectToast(page, 'Timeline Refreshed', 'Added 1 new conflict developments from real-time sources.');
    await page.getByRole('link', { name: 'Vigil' }).tap();
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Moderate' }).tap();
    await card.getByRole('button', { name: 'Hide' }).tap();
    await card.getByText('Deleted', { exact: true }).waitFor();
    expect((await vigil.get('events')).totalCount).toBe(0);
    await card.getByRole('button', { name: 'Restore' }).tap();
    await card.getByRole('button', { name: 'Hide' }).waitFor();
    expect((await vigil.get('events')).totalCount).toBe(1);
  });
});

describe('in both colours, wide and narrow', () => {
  onOneServer();

  async function expectSound(page: Page & { complaints: string[] }): Promise<void> {
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  }

  it('no tab and no dialog of the panel has anything that axe objects to, or is wider than the window', async () => {
    await vigil.addSource('Harbour Courier', `${feeds.url}/feed.xml`);
    await vigil.addSource(`Broken ${'Wire'.repeat(20)}`, `${feeds.url}/${'nothing'.repeat(20)}.xml`);
    await makeUser(vigil, { username: `tom${'tom'.repeat(15)}` });
    await vigil.stores.events.append([nextDraft()]);
    const page = await open('/admin');
    await part(page, 'Create a manual event').waitFor();
    await expectSound(page);
    await page.getByLabel('Article URL').fill(`${feeds.url}/article.html`);
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expectToast(page, 'Article Analyzed');
    await page.getByLabel('Video URL', { exact: true }).fill('https://youtu.be/abcdefghijk');
    await page.getByLabel('Video URL', { exact: true }).press('Enter');
    await page.getByRole('list', { name: 'Media to add' }).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.goto(`${vigil.url}/admin?tab=system`);
    page.complaints.length = 0;
    await page.getByRole('button', { name: 'Test all feeds' }).click();
    await expectToast(page, 'Source Testing Complete');
    await page.getByRole('button', { name: 'Scan now' }).click();
    await expectToast(page, 'No New Updates');
    await expectSound(page);
    await tab(page, 'User Management').click();
    await page.getByRole('button', { name: 'Delete' }).first().waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tab(page, 'Source Management').click();
    await page.getByRole('button', { name: 'Add Source' }).click();
    await expectToast(page, 'Missing information');
    await expectSound(page);
  });
});

/** One transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
