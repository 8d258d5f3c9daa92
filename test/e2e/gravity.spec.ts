import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { eventIds, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

beforeEach(async () => {
  await emptyTimeline(admin);
  await vigil.stores.events.append(nextDrafts(7));
});

async function open(path = '/', view: View = {}): Promise<Page> {
  const page = await openPage(path, view);
  await untilLive(page);
  // The marks of the tab come after the first paint.
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  return page;
}

/** 60 events, 12 of them critical, in three messages. */
async function burst() {
  const drafts = Array.from({ length: 60 }, (_, index) =>
    nextDraft({ urgencyLevel: index % 5 === 0 ? 'critical' : 'high' }),
  );
  for (let start = 0; start < 60; start += 20) await vigil.stores.events.append(drafts.slice(start, start + 20));
  return drafts.map(({ eventId }) => eventId);
}

const pill = (page: Page) => page.getByRole('button', { name: '60 new · 12 critical' });
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
const urgent = (page: Page) => page.getByRole('button', { name: /^Critical and urgent/ });
const address = (page: Page) => new URL(page.url()).search;

/** Keeps what the page sets as the badge of the installed app: a headless browser shows none. */
const watchBadge = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        Object.assign(globalThis, { badge: count });
      },
    });
  });

describe('a burst of 60 events, 12 of them critical', () => {
  it('is told to a reader by the pill, the title, the icon and the badge, and moves nothing', async () => {
    const page = await open('/', { before: watchBadge });
    await page.locator('article').first().focus();
    const before = await page.locator('article').nth(2).boundingBox();
    await expect.poll(() => page.title()).toBe('Vigil');
    const ids = await burst();
    await pill(page).waitFor();
    await expect.poll(() => pill(page).getAttribute('data-urgency')).toBe('critical');
    await expect.poll(() => page.title()).toBe('(12!) Vigil');
    await expect.poll(() => icon(page)).toBe('/favicon-critical.svg');
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'badge'))).toBe(12);
    expect(await page.locator('article').nth(2).boundingBox()).toEqual(before);
    expect(await violations(page)).toEqual([]);
    for (const path of ['/favicon-critical.svg', '/favicon-new.svg'])
      expect((await page.request.get(vigil.url + path)).headers()['content-type']).toContain('image/svg+xml');

    await pill(page).press('Enter');
    const newestFirst = ids.toReversed();
    await expect.poll(async () => (await eventIds(page)).slice(0, 60)).toEqual(newestFirst);
    await expect.poll(() => page.locator('article[data-fresh]').count()).toBe(60);
    await expect.poll(() => page.title()).toBe('Vigil');
    await expect.poll(() => icon(page)).toBe('/favicon.svg');
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'badge'))).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('comes in by Load More Events, while what is read stays where it is on screen', async () => {
    const page = await open();
    const more = page.getByRole('button', { name: 'Load More Events' });
    const shown = await eventIds(page);
    await page.locator('article').first().focus();
    const ids = await burst();
    await pill(page).waitFor();
    await more.scrollIntoViewIfNeeded();
    const last = page.locator(`article[data-event-id="${shown.at(-1)}"]`);
    const before = (await last.boundingBox())?.y ?? 0;
    await more.click();
    await expect.poll(async () => (await eventIds(page)).length).toBe(67);
    await pill(page).waitFor({ state: 'detached' });
    expect(await eventIds(page)).toEqual(expect.arrayContaining([...ids, ...shown]));
    await expect.poll(async () => Math.abs(((await last.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-event-id')))
      .toBe((await eventIds(page))[65]);
  });
});

describe('the filter of urgency', () => {
  const grave = () => [
    nextDraft({ title: 'A fictional alarm', urgencyLevel: 'critical', eventType: 'military' }),
    nextDraft({ title: 'A fictional summons', urgencyLevel: 'urgent', eventType: 'diplomatic' }),
  ];

  it('shows critical and urgent events only, with the filter of types, and is kept in address and browser', async () => {
    await vigil.stores.events.append(grave());
    const page = await open();
    await urgent(page).click();
    await expect.poll(() => eventIds(page)).toHaveLength(2);
    await expect.poll(() => urgent(page).innerText()).toMatch(/2$/);
    await expect.poll(() => address(page)).toBe('?only=urgent');
    await page.getByRole('button', { name: /^Military/ }).click();
    await expect.poll(() => eventIds(page)).toHaveLength(1);
    await page.goto(`${vigil.url}/`);
    await untilLive(page);
    await expect.poll(() => eventIds(page)).toHaveLength(2);
    await expect.poll(() => address(page)).toBe('?only=urgent');
    await urgent(page).click();
    await expect.poll(() => eventIds(page)).toHaveLength(5);
    await expect.poll(() => address(page)).toBe('');
    await page.reload();
    await untilLive(page);
    await expect.poll(() => eventIds(page)).toHaveLength(5);
  });

  it('is taken back by All Events, in this browser and over reloads', async () => {
    await vigil.stores.events.append(grave());
    const page = await open();
    const total = (await vigil.get('events')).events.length;
    const all = page.getByRole('button', { name: 'All Events' });
    const line = page.getByText(`Showing 2 of ${total} · Clear filters`);
    await urgent(page).click();
    await line.waitFor();
    expect(await all.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await line.waitFor();
    await all.click();
    await expect.poll(() => eventIds(page)).toHaveLength(Math.min(total, 5));
    await expect.poll(() => line.count()).toBe(0);
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => address(page)).toBe('');
    await page.reload();
    await untilLive(page);
    await expect.poll(() => eventIds(page)).toHaveLength(Math.min(total, 5));
    expect(await page.getByText('Clear filters').count()).toBe(0);
  });

  it('and that of types never end in an empty list where they count events', async () => {
    await vigil.stores.events.append([...grave(), nextDraft({ eventType: 'cyber', urgencyLevel: 'low' })]);
    const page = await open();
    await urgent(page).click();
    await expect.poll(() => eventIds(page)).toHaveLength(2);
    const row = page.getByRole('group', { name: 'Filter events' }).getByRole('button');
    for (const name of (await row.allTextContents()).slice(2)) {
      if ((await urgent(page).getAttribute('aria-pressed')) !== 'true') await urgent(page).click();
      const button = page.getByRole('button', { name: name.replace(/\s*\d+$/, '') });
      const count = Number(/\d+$/.exec((await button.innerText()).trim())?.[0]);
      await button.click();
      await page.getByText(new RegExp(`^Showing ${count} of \\d+ · `)).waitFor();
      await expect.poll(() => eventIds(page)).toHaveLength(Math.min(count, 5));
      expect(await page.getByText('No Events Found').count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => page.getByText('Clear filters').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('timeline-title');
  });

  it('is set by an address that names it, which does not change what this browser remembers', async () => {
    await vigil.stores.events.append(grave());
    const page = await open('/?only=urgent');
    await expect.poll(() => eventIds(page)).toHaveLength(2);
    await page.goto(vigil.url);
    await expect.poll(() => eventIds(page)).toHaveLength(5);
  });

  it('lets only critical and urgent events wait', async () => {
    await vigil.stores.events.append(grave());
    const page = await open('/?only=urgent');
    await page.locator('article').first().focus();
    await vigil.stores.events.append([nextDraft({ urgencyLevel: 'low' }), nextDraft({ urgencyLevel: 'urgent' })]);
    await page.getByRole('button', { name: '1 new · 1 urgent' }).waitFor();
    await expect.poll(() => page.title()).toBe('(1) Vigil');
    await expect.poll(() => icon(page)).toBe('/favicon-new.svg');
  });
});
