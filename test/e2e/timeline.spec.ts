import { makeReport } from '@vigil/common/testing/make';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { eventIds, showAll, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const { browser, openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

// Each test begins with an empty timeline.
beforeEach(() => emptyTimeline(admin));

async function open(server = vigil): Promise<Page> {
  const page = await openPage('/', {}, server);
  await untilLive(page);
  return page;
}

describe('the timeline', () => {
  it('says No Events Found when it is empty', async () => {
    const page = await open();
    await page.getByText('No Events Found').waitFor();
    await page.getByText('No timeline events match the current filters.').waitFor();
    await page.getByText('No feed is set up: nothing is being read.').waitFor();
  });

  it('shows five events, five more at each request, and goes back to the first five', async () => {
    const drafts = nextDrafts(12);
    await vigil.stores.events.append(drafts);
    const newestFirst = drafts.map(({ eventId }) => eventId).reverse();
    const page = await open();
    await expect.poll(() => eventIds(page)).toEqual(newestFirst.slice(0, 5));
    await page.getByRole('button', { name: 'Load More Events' }).click();
    await expect.poll(() => eventIds(page)).toEqual(newestFirst.slice(0, 10));
    await page.getByRole('button', { name: 'Load More Events' }).click();
    await expect.poll(() => eventIds(page)).toEqual(newestFirst);
    await expect.poll(() => page.getByRole('button', { name: 'Load More Events' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Back to Top' }).click();
    await expect.poll(() => eventIds(page)).toEqual(newestFirst.slice(0, 5));
  });

  it('offers a filter for each type there is, and begins at the first page when it changes', async () => {
    await vigil.stores.events.append([
      ...nextDrafts(7),
      nextDraft({ eventType: 'cyber', title: 'A fictional network is down' }),
    ]);
    const page = await open();
    await page.getByRole('button', { name: 'Load More Events' }).click();
    await page.getByRole('button', { name: /^Cyber/ }).click();
    await expect.poll(() => eventIds(page)).toHaveLength(1);
    await page.getByRole('button', { name: /^All Events/ }).click();
    await expect.poll(() => eventIds(page)).toHaveLength(5);
    await expect.poll(() => page.getByRole('button', { name: /^Economic/ }).count()).toBe(0);
  });

  it('shows three links of many sources, and the others on request', async () => {
    const reports = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, index) => ({
      item: `r${index}`,
      source: `Paper ${name}`,
      url: `https://paper.example/${index}`,
      title: 'A headline',
      publishedAt: null,
    }));
    await vigil.stores.events.append([nextDraft({ reports })]);
    const page = await open();
    const links = page.locator('article a[target=_blank]');
    await page.getByText('5 sources').first().waitFor();
    await expect.poll(() => links.count()).toBe(3);
    await expect.poll(() => links.first().getAttribute('rel')).toContain('noopener');
    await page.getByRole('button', { name: '+2 more' }).click();
    await expect.poll(() => links.count()).toBe(5);
  });

  it.each([390, 1440])(
    'has room for three sources with long names and the number of others at %i pixels',
    async (width) => {
      const names = [
        'Port Amberly Evening Courier',
        'The Northern Fictional Times',
        'Fictional Agency of the Harbour',
        'One',
      ];
      const reports = names.map((source, index) =>
        makeReport({ item: `long-${width}-${index}`, source, url: `https://paper.example/long/${width}/${index}` }),
      );
      await vigil.stores.events.append([nextDraft({ title: `Long names at ${width}`, reports })]);
      const page = await openPage('/', { width });
      const sources = page
        .locator('article', { hasText: `Long names at ${width}` })
        .getByRole('list', { name: 'Sources', exact: true });
      await sources.getByRole('button', { name: '+1 more' }).waitFor();
      const beyond = await sources.evaluate((list) => list.scrollWidth - list.clientWidth);
      const widths = await sources.getByRole('link').evaluateAll((links) => links.map((link) => link.clientWidth));
      expect(beyond).toBeLessThanOrEqual(0);
      expect(Math.min(...widths)).toBeGreaterThan(60);
    },
  );

  it('says that its events cannot be loaded', async () => {
    const before = (page: Page) =>
      page.route('**/api/events*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const page = await openPage('/', { before });
    await page.getByText('Error loading events').waitFor();
    await page.getByText('Please try refreshing the page').waitFor();
  });
});

describe('a new event', () => {
  it('is in every open tab within a second of being stored, by push, with the poll switched off', async () => {
    await vigil.stores.events.append(nextDrafts(6));
    const first = await open();
    const second = await visit(browser(), vigil, '/', { within: first.context() });
    await untilLive(second);
    const pages = [first, second];
    for (const page of pages) await page.route('**/api/{events,changes}*', (route) => route.abort());
    const took: number[] = [];
    for (const title of ['A fictional bridge is closed', 'It is open', 'It is closed again']) {
      const draft = nextDraft({ title });
      const stored = performance.now();
      await vigil.stores.events.append([draft]);
      await Promise.all(pages.map((page) => page.getByRole('heading', { name: title, exact: true }).waitFor()));
      took.push(performance.now() - stored);
      for (const page of pages) await expect.poll(async () => (await eventIds(page))[0]).toBe(draft.eventId);
    }
    // The best of three: what else the machine had to do is not the matter here.
    expect(Math.min(...took)).toBeLessThan(1000);
  });

  it('is there by the poll when the socket is cut', async () => {
    const before = async (page: Page) => {
      await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
      await page.route('**/socket.io/**', (route) => route.abort());
      await page.clock.install();
    };
    const page = await visit(browser(), vigil, '/', { before });
    await page.getByText('No Events Found').waitFor();
    await vigil.stores.events.append([nextDraft({ title: 'A fictional bridge is closed' })]);
    await page.clock.fastForward(31_000);
    await page.getByRole('heading', { name: 'A fictional bridge is closed' }).waitFor();
    await page.context().close();
  });

  it('waits while the list is read, and moves nothing in it', async () => {
    await vigil.stores.events.append(nextDrafts(6));
    const page = await open();
    await page.locator('article').nth(2).focus();
    const before = { ids: await eventIds(page), box: await page.locator('article').nth(2).boundingBox() };
    await vigil.stores.events.append(nextDrafts(3));
    await page.getByRole('button', { name: '3 new events' }).waitFor();
    await expect.poll(() => eventIds(page)).toEqual(before.ids);
    await expect.poll(() => page.locator('article').nth(2).boundingBox()).toEqual(before.box);
  });

  it('vanishes from an open tab when it is hidden', async () => {
    const drafts = nextDrafts(2);
    await vigil.stores.events.append(drafts);
    const page = await open();
    await vigil.stores.events.hide(drafts[0]?.eventId ?? '', 'test');
    await expect.poll(() => eventIds(page)).toEqual([drafts[1]?.eventId]);
  });
});

describe('a tab that was offline during 200 changes', () => {
  it('shows exactly what a tab shows that was there all the time, nothing twice', async () => {
    // So many events are quicker left behind than erased.
    const busy = await startVigil({ env: { PUBLIC_SITE: 'true' } });
    onTestFinished(busy.end);
    const drafts = nextDrafts(30);
    await busy.stores.events.append(drafts);
    const steady = await open(busy);
    const away = await browser().newContext();
    const page = await away.newPage();
    await page.goto(busy.url);
    await untilLive(page);
    // A page that lacks files which it needs loads again when it is online. These are the last of them.
    await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await away.setOffline(true);
    for (let batch = 0; batch < 17; batch++) await busy.stores.events.append(nextDrafts(10));
    for (const { eventId } of drafts.slice(0, 20)) await busy.stores.events.hide(eventId, 'test');
    await busy.stores.events.append(nextDrafts(10));
    await away.setOffline(false);
    await untilLive(page);

    const wanted = (await busy.get('events')).events.map(({ id }) => id);
    for (const one of [page, steady]) {
      const idsOfAll = async () => {
        await showAll(one);
        return eventIds(one);
      };
      await expect.poll(idsOfAll).toEqual(wanted);
    }
    await away.close();
  });
});
