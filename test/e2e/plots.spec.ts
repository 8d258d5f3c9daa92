import type { Event } from '@vigil/common/events';
import { makeStating } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const haifa = { location: 'Haifa, Israel', place: { lat: 32.79, lon: 34.99 } };
const tehran = { location: 'Tehran, Iran', place: { lat: 35.69, lon: 51.39 } };
const far = { location: 'Washington, United States', place: { lat: 38.9, lon: -77.04 } };
const nowhere = { location: '', place: null };

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  await vigil.stores.events.append([
    nextDraft({ timestamp: ago(60), urgencyLevel: 'low', ...far }),
    nextDraft({ timestamp: ago(9), urgencyLevel: 'medium', ...tehran }),
    nextDraft({ timestamp: ago(8), urgencyLevel: 'high', ...nowhere }),
    nextDraft({ timestamp: ago(7), precision: 'none', urgencyLevel: 'low', ...haifa }),
    nextDraft({ timestamp: ago(3), urgencyLevel: 'urgent', ...tehran }),
    nextDraft({ timestamp: ago(3), urgencyLevel: 'critical', title: 'A fictional event at Haifa', ...haifa }),
  ]);
  return vigil;
});

const open = (path = '/', view?: View) => openPage(path, view);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page, name: string | RegExp) => page.getByRole('figure', { name });
const slider = (page: Page) => page.getByRole('slider');
const said = (page: Page) => slider(page).getAttribute('aria-valuetext');
const card = (page: Page) => page.getByRole('region', { name: 'Strategic Report' });

/** How much has moved on the page that the reader did not ask for. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
        if (!hadRecentInput) seen.shifted += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

describe('Activity', () => {
  it('draws the events of each hour, says them to the keys, and again in a table', async () => {
    const source = { id: '1', name: 'Near', url: 'https://near.example/feed', reliability: 90, side: 'third' };
    const read = { ...source, status: 'active', fault: null, failingSince: null, lastUpdate: ago(0) };
    const page = await open('/', {
      before: (page) => page.route('**/api/sources', (route) => route.fulfill({ json: [read] })),
    });
    await button(page, 'Activity').click();
    const plot = figure(page, /Events per hour by urgency/);
    await plot.getByText('Last 24 hours').waitFor();
    await plot.getByRole('list', { name: '4 events: 1 critical, 1 urgent, 1 high, 1 medium' }).waitFor();
    await plot.getByText('Not drawn: 1 event of this time without a known hour.').waitFor();
    await expect.poll(() => slider(page).getAttribute('aria-valuemax')).toBe('24');
    await expect.poll(() => said(page)).toMatch(/: No events$/);
    await slider(page).focus();
    // Three hours ago, or four if the clock has struck since.
    for (let hour = 0; hour < 4 && /No events$/.test((await said(page)) ?? ''); hour += 1)
      await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said(page)).toMatch(/, \d\d:00–\d\d:00: 2 events: 1 critical, 1 urgent$/);
    await plot.getByText('Show as a table').click();
    const row = plot.getByRole('row').filter({ hasText: (await said(page))?.split(': ')[0] ?? '' });
    await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['2', '1', '1', '0', '0', '0', '']);
    await button(page, '72 hours').click();
    await plot.getByRole('list', { name: '5 events: 1 critical, 1 urgent, 1 high, 1 medium, 1 low' }).waitFor();
    await slider(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => slider(page).getAttribute('aria-valuenow')).toBe('48');
    await button(page, '30 days').click();
    await figure(page, /Events per day by urgency/).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('does not call the hours since the newest event quiet where no feed is set up', async () => {
    const page = await open();
    await button(page, 'Activity').click();
    await page.getByText('that time is not quiet, it is unseen').waitFor();
    await expect.poll(() => said(page)).toMatch(/: no feed was read$/);
    await page.getByText('Show as a table').click();
    await expect.poll(() => page.getByRole('cell', { name: 'No feed was read' }).count()).toBeGreaterThanOrEqual(2);
  });

  it('gives no counts where nothing was ever read', async () => {
    const page = await open('/', {
      before: (page) =>
        page.route('**/api/events?*', async (route) => {
          const reply = await (await route.fetch()).json();
          await route.fulfill({ json: { ...reply, events: [], totalCount: 0, totalDisplayed: 0 } });
        }),
    });
    await button(page, 'Activity').click();
    await figure(page, /Events per hour by urgency/)
      .getByRole('list', { name: 'No feed was read' })
      .waitFor();
    await page.getByText('No feed was read in all this time').waitFor();
  });

  it('ends with the newest event when that is one of the archive, and does not show unread hours as quiet', async () => {
    const page = await open('/privacy');
    await page.route('**/api/events?*', async (route) => {
      const reply = await (await route.fetch()).json();
      const archived = { archived: true, precision: 'day', timestamp: '2029-05-04T12:00:00.000Z' };
      const events = reply.events.map((event: Event) => ({ ...event, ...archived }));
      const past = events.map((event: Event) => ({ ...event, timestamp: event.timestamp.replace('2029', '2019') }));
      await route.fulfill({ json: { ...reply, events: past } });
    });
    await page.goto(vigil.url);
    await button(page, 'Activity').click();
    const plot = figure(page, /Events per day by urgency/);
    await plot.getByText('The 30 days until 4 May 2019').waitFor();
    await plot.getByText('so the window ends with them and not now').waitFor();
    await expect.poll(() => said(page)).toMatch(/^Sat, 4 May 2019: 6 events/);
    await button(page, '24 hours').click();
    await plot
      .or(figure(page, /per hour/))
      .getByText('Not drawn: 6 events')
      .waitFor();

    const source = { id: '1', name: 'Far', url: 'https://far.example/feed', reliability: 90, side: 'third' };
    const failing = { ...source, status: 'failing', fault: 'No answer.', failingSince: ago(5), lastUpdate: ago(5) };
    await page.unroute('**/api/events?*');
    await page.route('**/api/sources', (route) => route.fulfill({ json: [failing] }));
    await page.reload();
    await button(page, 'Activity').click();
    await page.getByText('that time is not quiet, it is unseen').waitFor();
    await expect.poll(() => said(page)).toMatch(/: no feed was read$/);
  });
});

describe('the map', () => {
  it('is described, and a list says the same; a place opens its events, and an event its place in the timeline', async () => {
    const page = await open();
    await button(page, 'Map').click();
    const map = figure(page, /Events by place/);
    await map.getByText('5 events in 24 h.').waitFor();
    await button(page, '7 days').click();
    await map.getByRole('img', { name: /Map of the region: 2 places, most events at Haifa, Israel \(2\)/ }).waitFor();
    await map.locator('svg text').getByText('Tehran', { exact: true }).waitFor();
    for (const name of ['Israel', 'Iran']) await map.locator('svg text').getByText(name, { exact: true }).waitFor();
    await expect
      .poll(() => map.getByRole('listitem').getByRole('button').allTextContents())
      .toEqual([
        'Haifa, Israel2 eventshighest: Critical',
        'Tehran, Iran2 eventshighest: Urgent',
        'Washington, United States1 eventhighest: Low',
      ]);
    await map.getByText('1 event names no place on the map.').waitFor();
    await map.getByText('1 place beyond this part of the world').waitFor();
    await map.getByText("Borders are Natural Earth's de facto lines").waitFor();
    await button(page, 'World').click();
    await map.getByRole('img', { name: /Map of the world: 3 places/ }).waitFor();
    await map.getByRole('button', { name: /Haifa/ }).click();
    await map.getByRole('link', { name: 'A fictional event at Haifa' }).click();
    const event = page.locator('article:focus').getByText('A fictional event at Haifa');
    await event.waitFor();
    expect(page.complaints).toEqual([]);

    await page.reload();
    await page.route('**/region-*.json', (route) => route.abort());
    await button(page, 'Map').click();
    await page.getByText('The map could not be loaded. The list says the same.').waitFor();
    await page.getByRole('button', { name: /Haifa/ }).waitFor();
  });
});

describe('reports over time', () => {
  it('are drawn from the second on; each opens as it was, and what is newer moves nothing', async () => {
    const page = await open();
    await button(page, 'Threat over time').click();
    await page.getByText('Reports so far: 0.').waitFor();
    await untilLive(page);
    for (const urgencyLevel of ['critical', 'high'] as const) {
      const reports = makeStating({ kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' });
      await vigil.stores.events.append([nextDraft({ timestamp: ago(1), urgencyLevel, reports, ...tehran })]);
      expect((await admin.client.call('generateAnalysis')).status).toBe(200);
    }
    const plot = figure(page, 'Threat level over time');
    await plot.waitFor();
    await expect.poll(() => slider(page).getAttribute('aria-valuemax')).toBe('2');
    await expect
      .poll(() => said(page))
      .toMatch(/threat level \w+, military escalation risk \d+%, diplomatic resolution/);
    await plot.getByText('Show as a table').click();
    await expect.poll(() => plot.getByRole('row').count()).toBe(3);
    // A new report is its first row.
    await plot.getByText('Show as a table').click();
    await slider(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await card(page).getByText('As it was on').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?report=1');
    await card(page).getByText('The latest report is from').waitFor();
    const shifts = await watchShifts(page);
    await admin.client.call('generateAnalysis');
    await card(page).getByText('A newer report has come from').waitFor();
    expect(await shifts()).toBe(0);
    await page.reload();
    await card(page).getByText('As it was on').waitFor();
    await card(page).getByRole('link', { name: 'Back to the latest' }).click();
    await card(page).getByText('As it was on').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(page.complaints).toEqual([]);
  });

  it('says plainly when there is none of that number', async () => {
    const page = await open('/?report=nonsense');
    await page.getByText('There is no report with this number.').waitFor();
    await page.goto(`${vigil.url}/balance-of-power?id=999`);
    await page.getByText('There is no balance with this number.').waitFor();
    await page.getByRole('link', { name: 'Back to the latest' }).click();
    await page.getByText('There is no balance').waitFor({ state: 'detached' });
  });
});

describe('the balance over time', () => {
  it('is drawn from the second on; each opens as it was', async () => {
    await admin.client.call('generateBalance');
    const page = await open('/balance-of-power');
    await page.getByRole('region', { name: 'Strategic Balance' }).waitFor();
    await untilLive(page);
    await expect.poll(() => slider(page).count()).toBe(0);
    await admin.client.call('generateBalance');
    await figure(page, 'Balance over time').waitFor();
    await expect.poll(() => said(page)).toMatch(/Israel \d+%, Iran \d+%; Israeli victory \d+%/);
    await page.getByRole('link', { name: 'Open the balance as it was' }).click();
    await page.getByText('It is the latest balance.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?id=2');
    await admin.client.call('generateBalance');
    await page.getByText('A newer balance has come from').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });
});

describe.each([
  { width: 1280, scheme: 'dark' as const },
  { width: 390, scheme: 'light' as const },
])('at $width pixels in $scheme', (view) => {
  it('what is opened has nothing that axe objects to, is no wider than the window, and moves nothing by itself', async () => {
    const page = await open('/?report=1', view);
    await untilLive(page);
    await card(page).getByText('As it was on').waitFor();
    for (const [name, title] of [
      ['Activity', /Events per hour/],
      ['Map', /Events by place/],
      ['Threat over time', 'Threat level over time'],
    ] as const) {
      await button(page, name).click();
      await figure(page, title).waitFor();
      const table = page.getByText('Show as a table');
      if (await table.isVisible()) await table.click();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await button(page, 'Activity').click();
    await figure(page, /Events per hour/).waitFor();
    const total = (await said(page)) ?? '';
    // A panel may open later than the half second in which a browser attributes a shift to the click.
    const shifts = await watchShifts(page);
    await vigil.stores.events.append([nextDraft({ timestamp: ago(0), ...haifa })]);
    await expect.poll(() => said(page)).not.toBe(total);
    expect(await shifts()).toBe(0);
    expect(page.complaints).toEqual([]);
  });
});
