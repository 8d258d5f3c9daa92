import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall, type View } from '../harness/visit.ts';

let vigil: Vigil;
let feeds: Feeds;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

// Each test begins with an empty timeline and no feed.
beforeEach(async () => {
  await emptyTimeline(admin);
  feeds = await startFeeds({ '/feed.xml': { body: rss([]) } });
});
afterEach(() => feeds.close());

const open = (view: View = {}) => openPage('/', { as: admin, ...view });

const title = 'A fictional lane is closed';
const card = (page: Page) => page.getByRole('article', { name: title });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

/** The timeline of the administrator, with the tools of the one event opened. */
async function openTools() {
  const page = await open();
  await button(page, 'Moderate').click();
  return page;
}

describe('the refresh control', () => {
  const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true }).click();

  it("'Timeline Refreshed - Added {n} new conflict developments from real-time sources.'", async () => {
    const item = (guid: string, what: string) => ({ title: what, guid, date: new Date().toISOString() });
    const first = item('1', 'Iran and Israel exchange missile fire, fictional officials say');
    const second = item('2', 'Iran and Israel exchange prisoners');
    feeds.set('/feed.xml', { body: rss([first, second]) });
    await vigil.addSource('Harbour Courier', `${feeds.url}/feed.xml`);
    const page = await open();
    await refresh(page);
    await expectToast(page, 'Timeline Refreshed', 'Added 2 new conflict developments from real-time sources.');
    await page.getByRole('article', { name: first.title }).waitFor();
  });

  it("'No New Updates - No new articles published in the last hour. Timeline shows current events.'", async () => {
    await vigil.addSource('Harbour Courier', `${feeds.url}/feed.xml`);
    const page = await open();
    await refresh(page);
    await expectToast(
      page,
      'No New Updates',
      'No new articles published in the last hour. Timeline shows current events.',
    );
  });

  it("'No Recent Developments' - the suggestion of the server, else its error, else a default", async () => {
    const page = await open();
    const path = '**/api/events/breaking-news';
    await page.route(path, (route) =>
      route.fulfill({ status: 502, json: { error: 'No.', suggestion: 'Wait a while.' } }),
    );
    await refresh(page);
    await expectToast(page, 'No Recent Developments', 'Wait a while.');
    await failCall(page, { method: 'POST', path, error: 'The feeds are silent.' });
    await refresh(page);
    await expectToast(page, 'No Recent Developments', 'The feeds are silent.');
    await failCall(page, { method: 'POST', path });
    await refresh(page);
    await expectToast(page, 'No Recent Developments', 'Unable to fetch latest developments. Please try again.');
    await page.route(path, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'plain body' }));
    await refresh(page);
    await expectToast(page, 'No Recent Developments', '500: plain body');
    const proxy = { status: 502, contentType: 'text/html', body: '<html><body>Bad gateway</body></html>' };
    await page.route(path, (route) => route.fulfill(proxy));
    await refresh(page);
    await expectToast(page, 'No Recent Developments', 'Unable to fetch latest developments. Please try again.');
  });

  it('says what to do where not one feed can be read', async () => {
    await vigil.addSource('Broken Wire', `${feeds.url}/nothing.xml`);
    const page = await open();
    await refresh(page);
    await expectToast(
      page,
      'No Recent Developments',
      'The only feed could not be reached. Please check the connection of the server and try again.',
    );
  });
});

describe('an event on the timeline of an administrator', () => {
  beforeEach(async () => {
    const imageUrls = Array.from({ length: 6 }, (_, index) => `/favicon.svg?${index}`);
    await vigil.stores.events.append([nextDraft({ title, imageUrls })]);
  });

  it('is hidden and restored: a Deleted badge and reduced opacity for administrators, gone for everybody else', async () => {
    const page = await openTools();
    const reader = await open({ as: await makeUser(vigil) });
    await untilLive(reader);
    await card(reader).waitFor();
    await button(page, 'Hide').click();
    await card(page).getByText('Deleted', { exact: true }).waitFor();
    await expectToast(page, 'Hidden', title);
    await expect
      .poll(async () => Number(await card(page).evaluate((article) => getComputedStyle(article).opacity)))
      .toBeLessThan(1);
    await card(reader).waitFor({ state: 'detached' });
    await button(page, 'Restore').click();
    await button(page, 'Hide').waitFor();
    await expect.poll(() => card(page).evaluate((article) => getComputedStyle(article).opacity)).toBe('1');
    await card(reader).waitFor();
  });

  it('permanent delete asks: \'Permanently delete "{title}"? This cannot be undone.\'', async () => {
    const page = await openTools();
    await button(page, 'Delete permanently').click();
    const dialog = page.getByRole('dialog', { name: `Permanently delete "${title}"? This cannot be undone.` });
    await dialog.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delete permanently');
    await button(page, 'Delete permanently').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await vigil.get('events')).totalCount).toBe(1);
    await button(page, 'Delete permanently').click();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await card(page).waitFor({ state: 'detached' });
    expect((await vigil.get('events')).totalCount).toBe(0);
    await page.getByText('No Events Found').waitFor();
  });

  it('can be deleted permanently while it is hidden, too', async () => {
    const page = await openTools();
    await button(page, 'Hide').click();
    await button(page, 'Restore').waitFor();
    await button(page, 'Delete permanently').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await card(page).waitFor({ state: 'detached' });
  });

  it("an image is removed: 'Success - Image removed successfully'", async () => {
    const page = await openTools();
    await button(page, 'Open image 1 of 6').waitFor();
    // The tools of each image come when their file is there, in any order.
    const remove = card(page).getByRole('button', { name: 'Remove image' });
    await expect.poll(() => remove.count()).toBe(4);
    await remove.first().click();
    await expectToast(page, 'Success', 'Image removed successfully');
    await button(page, 'Open image 1 of 5').waitFor();
    expect((await vigil.get('events')).events[0]?.imageUrls).not.toContain('/favicon.svg?0');
  });

  it('an image that has no thumbnail is removed where it stands in full size', async () => {
    const page = await openTools();
    await card(page).getByRole('button', { name: 'Show 2 more images' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove image' }).click();
    await expectToast(page, 'Success', 'Image removed successfully');
    expect((await vigil.get('events')).events[0]?.imageUrls).not.toContain('/favicon.svg?4');
  });

  it("'Error - Failed to remove image. Please try again.'", async () => {
    const page = await openTools();
    await failCall(page, { method: 'DELETE', path: '**/images', error: 'Not today.' });
    await card(page).getByRole('button', { name: 'Remove image' }).first().click();
    await expectToast(page, 'Error', 'Failed to remove image. Please try again.');
  });

  it('that is hidden keeps its images', async () => {
    const page = await openTools();
    await button(page, 'Hide').click();
    await button(page, 'Restore').waitFor();
    await expect.poll(() => card(page).getByRole('button', { name: 'Remove image' }).count()).toBe(0);
  });

  it('that cannot be hidden says so, and stays', async () => {
    const page = await openTools();
    await failCall(page, { method: 'DELETE', path: '**/api/admin/events/*', error: 'Not today.' });
    await button(page, 'Hide').click();
    await expectToast(page, 'Failed to hide event', 'Not today.');
    await button(page, 'Hide').waitFor();
  });

  it('after each action the whole list is requested again', async () => {
    const page = await openTools();
    await button(page, 'Hide').waitFor();
    await untilLive(page);
    const asked = page.waitForRequest((request) => /\/api\/events\?page=0&limit=1000$/.test(request.url()));
    await button(page, 'Hide').click();
    await asked;
  });

  it('shows a reader none of the tools, and loads none of their code', async () => {
    const page = await open({ as: await makeUser(vigil) });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    await untilLive(page);
    await card(page).waitFor();
    const tools = page.getByRole('button', {
      name: /^(?:Refresh|Moderate|Hide|Restore|Delete permanently|Remove image)$/,
    });
    await expect.poll(() => tools.count()).toBe(0);
    expect(loaded.filter((url) => /Admin|Mantine|Dialog/.test(url))).toEqual([]);
  });
});

it('the tools, a hidden event and the question have nothing that axe objects to, in both colours, wide and narrow', async () => {
  const full = nextDraft({
    title,
    urgencyLevel: 'critical',
    imageUrls: ['/favicon.svg?1', '/favicon.svg?2'],
    videoUrls: ['https://youtu.be/abcdefghijk', 'https://videos.example/film.mp4'],
    figures: [{ what: 'boats counted', value: '5', by: 'Harbour office' }],
  });
  await vigil.stores.events.append([...nextDrafts(1), full]);
  const page = await openTools();
  await button(page, 'Hide').click();
  await button(page, 'Restore').waitFor();
  expect(await violationsInAllViews(page)).toEqual([]);
  await button(page, 'Delete permanently').click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsInAllViews(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
});
