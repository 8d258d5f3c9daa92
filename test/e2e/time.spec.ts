import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { eventIds, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

let vigil: Vigil;
let page: Awaited<ReturnType<typeof visit>>;
/** Between the first events and the later ones. */
let between: string;

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 9)).toISOString();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const found = (words: string) => page.getByRole('status').getByText(words);
const address = () => new URL(page.url()).search;
const widest = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const focused = () => page.evaluate(() => document.activeElement?.id);

const { browser } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  const admin = await makeUser(vigil, { isAdmin: true });
  await vigil.stores.events.append([
    ...Array.from({ length: 24 }, (_, index) =>
      nextDraft({ title: `Ferry report ${index}`, eventType: 'economic', timestamp: day(1 + index) }),
    ),
    nextDraft({ title: 'Lighthouse dark at Port Amberly', eventType: 'cyber', timestamp: day(3) }),
    nextDraft({ title: 'A harbour is hidden later', timestamp: day(4) }),
    nextDraft({ title: 'A harbour is erased later', timestamp: day(5) }),
  ]);
  for (const name of ['generateAnalysis', 'generateBalance'] as const) await admin.client.call(name);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  between = new Date().toISOString();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { events } = await vigil.get('events');
  const idOf = (title: string) => events.find((event) => event.title === title)?.id ?? '';
  await admin.client.call('hideEvent', { params: { id: idOf('A harbour is hidden later') } });
  await admin.client.call('eraseEvent', { params: { id: idOf('A harbour is erased later') } });
  await vigil.stores.events.append([nextDraft({ title: 'A later event', timestamp: day(28) })]);
  for (const name of ['generateAnalysis', 'generateBalance'] as const) await admin.client.call(name);
  page = await visit(browser(), vigil, '/');
  return vigil;
});

describe('the search', () => {
  it("opens with '/', finds what is typed among all events, and keeps it in the address", async () => {
    await untilLive(page);
    await button('Search').waitFor();
    await page.keyboard.press('/');
    await expect.poll(focused).toBe('search-words');
    await page.keyboard.type('lighthouse amb');
    await found('1 event found').waitFor();
    await page.getByRole('list', { name: 'Events found' }).getByText('Lighthouse dark at Port Amberly').waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Events', exact: true }).isVisible()).toBe(false);
    await expect.poll(address).toBe('?q=lighthouse+amb');
    await expect
      .poll(() => page.getByRole('link', { name: 'RSS' }).getAttribute('href'))
      .toBe('/feed.xml?q=lighthouse+amb');
    expect((await page.request.get(`${vigil.url}/feed.xml?q=lighthouse+amb`)).status()).toBe(200);
    await button('Military').nth(-1).click();
    await found('No event has all of this').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Events', exact: true }).waitFor();
    await expect.poll(async () => [address(), await focused()]).toEqual(['', 'open-search']);
  });

  it('opens from an address, page after page, and leaves out what it does not understand', async () => {
    await page.goto(`${vigil.url}/?type=economic,weather&from=2025-06-02`);
    await found('23 events found').waitFor();
    await page.getByText('Not understood, and left out: type "weather".').waitFor();
    const list = page.getByRole('list', { name: 'Events found' });
    await expect.poll(() => list.getByRole('article').count()).toBe(20);
    await button('Load More').click();
    await list.locator('article:focus').waitFor();
    await expect.poll(() => list.getByRole('article').count()).toBe(23);
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('says that it could not be made, and tries again', async () => {
    await page.route('**/api/events/search?*', (route) => route.abort());
    await field('Place').fill('nowhere');
    await found('The search could not be made.').waitFor();
    await page.unroute('**/api/events/search?*');
    await button('Try again').click();
    await found('No event has all of this').waitFor();
    await button('Close the search').click();
    page.complaints.length = 0;
  });

  it('says that older results are still being read, after a start of the server', async () => {
    await page.route('**/api/events/search?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), partial: true } });
    });
    await page.goto(`${vigil.url}/?q=ferry`);
    await found('24 events found, newest first. Older results are still being read.').waitFor();
    await page.unroute('**/api/events/search?*');
  });

  it('adds no page of another search to what an earlier one has found', async () => {
    await page.goto(`${vigil.url}/?type=economic`);
    const list = page.getByRole('list', { name: 'Events found' });
    await expect.poll(() => list.getByRole('article').count()).toBe(20);
    await page.route('**/api/events/search?*', (route) => route.abort());
    await field('Place').fill('nowhere');
    await found('The search could not be made.').waitFor();
    await page.unroute('**/api/events/search?*');
    await button('Load More').click();
    await found('No event has all of this').waitFor();
    expect(await list.count()).toBe(0);
    page.complaints.length = 0;
  });
});

describe('an earlier moment', () => {
  it('shows timeline, report and balance as they were, and says what is gone', async () => {
    await page.goto(`${vigil.url}/?at=${between}`);
    await untilLive(page);
    await found('25 events stood here then. Withdrawn since: 2 more events.').waitFor();
    const list = page.getByRole('list', { name: 'Events known then' });
    await button('Load More').click();
    await expect.poll(() => list.getByText('A harbour is hidden later').count()).toBe(0);
    await expect.poll(() => list.getByText('A later event').count()).toBe(0);
    await expect.poll(() => page.getByText('As it was on').count()).toBe(3);
    await page.getByText('The latest report is from').waitFor();
    await expect.poll(() => page.locator('#timeline [data-contact]').isVisible()).toBe(false);
    const before = await eventIds(page);
    await vigil.stores.events.append([nextDraft({ title: 'It comes meanwhile', timestamp: day(29) })]);
    await expect.poll(() => page.getByText('1 new event', { exact: true }).count()).toBeGreaterThan(0);
    await expect.poll(() => list.getByText('It comes meanwhile').count()).toBe(0);
    await expect
      .poll(async () => (await eventIds(page)).filter((id) => before.includes(id)).length)
      .toBe(before.length);
    expect(await violations(page)).toEqual([]);
    await button('1 day back').click();
    await found('Nothing was known here at that moment.').waitFor();
    await page.locator('#timeline').getByRole('link', { name: 'Back to now' }).click();
    await page.getByRole('list', { name: 'Events', exact: true }).getByText('It comes meanwhile').waitFor();
    await expect.poll(async () => [address(), await page.getByText('As it was on').count()]).toEqual(['', 0]);
  });

  it('shows level, map, activity and counts of then, and the live ones again on the way back', async () => {
    await page.goto(`${vigil.url}/?at=${between}`);
    await found('25 events stood here then').waitFor();
    const status = page.getByRole('complementary', { name: 'Status' });
    await status.getByText('No event of the 24 hours before is known').waitFor();
    await status.getByText('Activity then').waitFor();
    await status.getByText('from 00:00 UTC to').waitFor();
    // What is not known of then is said to be of now.
    for (const name of ['Indicators now', 'Active Sources now']) await status.getByRole('region', { name }).waitFor();
    await button('Activity').click();
    await page
      .getByRole('figure', { name: /Events per/ })
      .getByText('Last ')
      .waitFor({ state: 'detached' });
    await button('Map').click();
    await page
      .getByRole('figure', { name: /Events by place/ })
      .getByText(/until/)
      .first()
      .waitFor();
    await page.locator('#timeline').getByRole('link', { name: 'Back to now' }).click();
    await status.getByText("Today's Activity").waitFor();
    await status.getByText('Activity then').waitFor({ state: 'detached' });
    await status.getByRole('region', { name: 'Indicators', exact: true }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('goes back to the first event by a slider over the months, and then shows what is known now of it', async () => {
    await page.goto(vigil.url);
    await button('Earlier').click();
    const slider = page.getByRole('slider', { name: 'Months, by their events' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^June 2025: \d+ events$/);
    await page.keyboard.press('Enter');
    await expect.poll(address).toContain('at=2025-06-30T23%3A59%3A59.999Z&known=now');
    await found('events of up to then are known now').waitFor();
    const list = page.getByRole('list', { name: 'Events of up to then' });
    await list.getByText('Ferry report 23').waitFor();
    await page.getByText('There was no report at that moment.').waitFor();
    expect(await violations(page)).toEqual([]);
    await button('As known then').click();
    await found('Nothing was known here at that moment.').waitFor();
    await expect.poll(() => button('As known then').getAttribute('aria-pressed')).toBe('true');
    await button('As known now').click();
    await list.waitFor();
    await page.reload();
    await list.waitFor();
    expect(page.complaints).toEqual([]);
  });

  it.each([
    ['soon', "'soon' is no time that can be read."],
    ['2999-01-01T00:00:00Z', 'That moment has not come yet.'],
  ])('says plainly that it cannot be %s, and takes another', async (at, words) => {
    await page.goto(`${vigil.url}/?at=${at}`);
    await page.getByText(words).waitFor();
    await page.getByRole('list', { name: 'Events', exact: true }).waitFor();
    await field('As known at').fill('2025-06-12T10:00');
    await button('Show').click();
    await expect.poll(address).toBe('?at=2025-06-12T10%3A00%3A00.000Z');
  });
});

describe('who comes back', () => {
  const threeHours = 3 * 3_600_000;

  it('is told what came since by place, and what was withdrawn', async () => {
    page.complaints.length = 0;
    const withdrawn = nextDraft({ title: 'Withdrawn while away', timestamp: day(29) });
    await vigil.stores.events.append([withdrawn]);
    await page.goto(vigil.url);
    await untilLive(page);
    await page.goto(`${vigil.url}/privacy`);
    await makeVisitOlder(page, threeHours);
    const drafts = [nextDraft({ title: 'Came while away', urgencyLevel: 'critical', timestamp: day(30) }), nextDraft()];
    await vigil.stores.events.append(drafts);
    await vigil.stores.events.hide(withdrawn.eventId, 'test');
    await page.goto(vigil.url);
    await page.getByText('Since you were last here, 3 hours ago: 2 new events, 1 critical').waitFor();
    expect(await violations(page)).toEqual([]);
    await button('Show').click();
    const places = page.getByRole('region', { name: 'By place' });
    await places.getByRole('link', { name: 'Came while away' }).waitFor();
    await places.getByText('2 events, 1 critical').waitFor();
    await page.getByRole('region', { name: 'Withdrawn' }).getByText('1 event withdrawn.').waitFor();
    expect(await violations(page)).toEqual([]);
    await button('Back to the live timeline').click();
    await button('Dismiss what came since the last visit').click();
    await expect.poll(() => page.getByText('Since you were last here').count()).toBe(0);
    await page.reload();
    await untilLive(page);
    await expect.poll(() => page.getByText('Since you were last here').count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });
});

describe('at 390 pixels in light', () => {
  it('search, time and what came since fit the window and have nothing that axe objects to', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${vigil.url}/privacy`);
    await makeVisitOlder(page, 3_600_000);
    for (const [path, there] of [
      ['/?q=ferry', '24 events found'],
      [`/?at=${between}`, '25 events stood here then'],
      ['/?at=2025-06-30T00:00:00Z&known=now', 'events of up to then are known now'],
    ] as const) {
      await page.goto(vigil.url + path);
      await found(there).waitFor();
      await expect.poll(() => widest()).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
  });
});

/** As if the page had been left so many milliseconds earlier. */
async function makeVisitOlder(page: Page, ms: number): Promise<void> {
  await page.evaluate((ms) => {
    const visit = JSON.parse(localStorage.getItem('vigil-last-visit') ?? '{}');
    localStorage.setItem('vigil-last-visit', JSON.stringify({ ...visit, at: Date.now() - ms }));
  }, ms);
}
