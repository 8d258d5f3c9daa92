import { makeReport } from '@vigil/common/testing/make';
import type { Locator, Page } from 'playwright-core';
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

const types = ['military', 'diplomatic', 'intelligence', 'economic', 'humanitarian', 'cyber', 'other'] as const;
const levels = ['critical', 'urgent', 'high', 'medium', 'low'] as const;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  await vigil.stores.events.append(
    Array.from({ length: 35 }, (_, number) =>
      nextDraft({
        title: 'Two fictional harbours report a ferry that turned back between them in the early morning',
        // In countries of their own, so that they do not fold.
        location: `Port Amberly, Fictional Coast ${number}`,
        eventType: types[number % types.length],
        urgencyLevel: levels[number % levels.length],
        reports: ['Courier', 'Gazette', 'Tribune'].map((paper) =>
          makeReport({
            item: `${paper} ${number}`,
            source: `Fictional ${paper}`,
            url: `https://${paper}.example/${number}`,
          }),
        ),
      }),
    ),
  );
  return vigil;
});

async function open(height: number, view: View): Promise<Page> {
  const page = await openPage('/', { ...view, moves: true });
  await page.setViewportSize({ width: view.width ?? 1280, height });
  await untilLive(page);
  await page.getByRole('button', { name: 'Earlier' }).waitFor();
  return page;
}

const top = async (page: Page, name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
const firstTitle = async (page: Page) => (await page.locator('article h2').first().boundingBox())?.y;

/** How many cards are in the window, with the visible share of the one that is cut. */
const visibleCards = (page: Page) =>
  page.locator('article').evaluateAll((cards) =>
    cards
      .map((card) => card.getBoundingClientRect())
      .map(({ top, bottom, height }) => Math.max(0, Math.min(bottom, innerHeight) - top) / height)
      .reduce((sum, share) => sum + Math.min(share, 1), 0),
  );

const sizes = [
  { width: 1440, height: 900, titleAbove: 380, cards: 2.5 },
  { width: 390, height: 844, titleAbove: 470, cards: 0.9 },
];

describe.each(sizes)('the first screen of $width by $height pixels', ({ width, height, titleAbove, cards }) => {
  const view: View = { width, isTouch: width < 500 };

  it('shows the first title and the next events', async () => {
    const page = await open(height, view);
    expect(await firstTitle(page)).toBeLessThan(titleAbove);
    expect(await visibleCards(page)).toBeGreaterThanOrEqual(cards);
    // The window has just been given its height.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('has Search, Earlier and Pause in one row beside the subtitle, and all filters below in its full width', async () => {
    const page = await open(height, view);
    const group = page.getByRole('group', { name: 'Filter events' });
    const boxes = await group
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
    expect(boxes).toHaveLength(9);
    const others = await Promise.all(['Search', 'Earlier', 'Pause'].map((name) => top(page, name)));
    expect(new Set(others).size).toBe(1);
    expect(Math.min(...boxes.map(({ y }) => y))).toBeGreaterThan((others[0] ?? 0) + 30);
    const [panel, row] = await Promise.all([page.locator('#timeline'), group].map((one) => one.boundingBox()));
    expect(row?.width).toBeGreaterThanOrEqual(panel?.width ?? 0);
    // On a phone they are one row that scrolls; no row is taller than it needs.
    const rows = new Set(boxes.map(({ y }) => y)).size;
    expect(rows).toBe(width < 500 ? 1 : 2);
    const [inner, whole] = await group.evaluate((one) => [one.clientWidth, one.scrollWidth]);
    if (width >= 500) expect(whole).toBe(inner);
  });

  it('shows the subtitle and the total count', async () => {
    const page = await open(height, view);
    const subtitle = page.getByText('Updates automatically from multiple intelligence sources.');
    const total = (await vigil.get('events')).totalCount;
    for (const part of [subtitle, subtitle.getByText(`${total} events`)]) {
      const box = await part.boundingBox();
      expect(box?.height).toBeGreaterThan(10);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  it('moves nothing when another source reports an event on screen', async () => {
    const page = await open(height, view);
    const id = (await page.locator('article').first().getAttribute('data-event-id')) ?? '';
    const second = page.locator('article').nth(1);
    const before = await second.boundingBox();
    const report = makeReport({
      item: `late ${width}`,
      source: `Late Paper ${width}`,
      url: `https://late.example/${width}`,
    });
    const data = { report, imageUrls: [], urgencyLevel: 'low' as const };
    await vigil.stores.events.append([{ op: 'report', eventId: id, item: report.item, by: 'test', data }]);
    await page
      .locator(`article[data-event-id="${id}"]`)
      .getByText(/^[45] sources/)
      .waitFor();
    expect(await second.boundingBox()).toEqual(before);
  });

  it('has targets of 44 pixels on a touch screen', async () => {
    if (!view.isTouch) return;
    const page = await open(height, view);
    const small = await page.locator('#timeline button, #timeline li a[target]').evaluateAll((targets) =>
      targets
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 1 && (box.height < 44 || box.width < 24))
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
  });

  it('has nothing that axe objects to', async () => {
    const page = await open(height, { ...view, scheme: 'light' });
    expect(await violations(page)).toEqual([]);
  });
});

it('what an event rests on stands on one line at 1440 pixels', async () => {
  const page = await open(900, { width: 1440 });
  const card = page.locator('article').first();
  const boxes = await Promise.all(
    [
      card.getByText(/independent origin/),
      ...['Evidence', 'History'].map((name) => card.getByRole('button', { name })),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(8);
});

it('the panel beside the timeline has no scroller of its own', async () => {
  const page = await open(900, { width: 1440 });
  await page.getByRole('heading', { name: 'System Status' }).waitFor();
  const scrolls = await page.locator('#intelligence').evaluate((panel) => {
    const { overflowY, maxHeight } = getComputedStyle(panel);
    return [overflowY, maxHeight, panel.scrollHeight <= panel.clientHeight];
  });
  expect(scrolls).toEqual(['visible', 'none', true]);
});

it('the tools of an administrator wait behind one button a card', async () => {
  const page = await open(900, { width: 1440, as: admin });
  const card = page.locator('article').first();
  await card.getByRole('button', { name: 'Moderate' }).waitFor();
  const hide = card.getByRole('button', { name: 'Hide' });
  expect(await hide.count()).toBe(0);
  await card.getByRole('button', { name: 'Moderate' }).press('Enter');
  await hide.waitFor();
  expect(await violations(page)).toEqual([]);
});

/** A balance that has evidence. */
async function makeBalance(): Promise<void> {
  const timestamp = new Date().toISOString();
  await vigil.stores.events.append([
    nextDraft({ title: 'Missiles hit Haifa (fictional)', location: 'Haifa', eventType: 'military', timestamp }),
  ]);
  await admin.client.call('generateBalance');
}

it('the age of the balance ends before the way to it at 320 pixels', async () => {
  await makeBalance();
  const page = await open(700, { width: 320, isTouch: true });
  const banner = page.getByRole('link', { name: /Balance of Power/ });
  const age = banner.locator('small').filter({ hasText: 'Newest evidence' });
  await age.waitFor({ timeout: 8_000 });
  const [ageBox, wayBox] = [await age.boundingBox(), await banner.getByText(/Open/).boundingBox()];
  expect((ageBox?.x ?? 320) + (ageBox?.width ?? 0)).toBeLessThanOrEqual(wayBox?.x ?? 0);
});

it('nothing on top of the page lies on other words, or beyond its edge, on a phone at 200 % text', async () => {
  await admin.client.call('generateBalance');
  const page = await open(420, { width: 195, isTouch: true });
  await page.getByRole('link', { name: /Balance of Power.*Israel \d/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  const overlapping = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; box: DOMRect }[] = [];
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const text = words.currentNode.textContent?.trim() ?? '';
      if (!text || !words.currentNode.parentElement?.checkVisibility()) continue;
      for (const box of range.getClientRects()) if (box.width > 2 && box.top < 420) boxes.push({ text, box });
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .flatMap((other) => (text !== other.text && overlap(box, other.box) ? [`${text} / ${other.text}`] : [])),
    );
  });
  expect(overlapping).toEqual([]);
});

const adminTabs = ['events', 'system', 'users', 'sources'].map((tab) => `/admin?tab=${tab}`);

it.each([...adminTabs, '/settings', '/profile', '/balance-of-power', '/indicators', '/sources', '/privacy', '/terms'])(
  'on a phone whose text is twice as large nothing lies beyond the edge of %s',
  async (path) => {
    // Two, of which the page draws lines.
    if (path === '/balance-of-power') for (let count = 0; count < 2; count++) await makeBalance();
    const page = await openPage(path, { width: 195, isTouch: true, as: admin });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  },
);

it('on a phone the banner of a critical event lies on nothing that cannot be scrolled clear of it', async () => {
  await admin.client.call('generateBalance');
  const page = await open(844, { width: 390, isTouch: true });
  // The list is read: nothing in it moves.
  await page.locator('article').first().focus();
  const title = page.locator('article h2').first();
  const before = await title.boundingBox();
  const critical = { title: 'A fictional lock is closed', eventType: 'military', urgencyLevel: 'critical' } as const;
  await vigil.stores.events.append([nextDraft(critical)]);
  await page.getByRole('button', { name: 'Dismiss' }).waitFor();
  expect(await title.boundingBox()).toEqual(before);
  const isClear = (one: Locator) =>
    one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  const onTop = [
    page.getByRole('link', { name: /Balance of Power/ }),
    page.getByRole('heading', { name: 'Threat Level' }),
    ...['Search', 'Earlier', 'Pause'].map((name) => page.getByRole('button', { name })),
  ];
  expect(await Promise.all(onTop.map(isClear))).toEqual(onTop.map(() => true));
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return isClear(terms);
    })
    .toBe(true);
});

it('the title keeps its line and its place while the page is offline', async () => {
  const page = await open(1024, { width: 768 });
  const title = page.getByRole('heading', { name: 'Live Conflict Timeline' });
  const before = await title.boundingBox();
  await page.context().setOffline(true);
  try {
    await page.getByText('OFFLINE').filter({ visible: true }).nth(1).waitFor();
    expect((await title.boundingBox())?.height).toBe(before?.height);
  } finally {
    await page.context().setOffline(false);
  }
});

it.each(['users', 'sources'])('on a phone the chosen tab of %s is clear of the end that fades', async (tab) => {
  const page = await openPage(`/admin?tab=${tab}`, { width: 390, as: admin });
  const chosen = page.locator('[role="tab"][aria-selected="true"]');
  await chosen.waitFor();
  await expect
    .poll(() =>
      chosen.evaluate((element) => {
        const row = element.parentElement?.getBoundingClientRect().right ?? 0;
        return row - element.getBoundingClientRect().right;
      }),
    )
    .toBeGreaterThanOrEqual(27);
});
