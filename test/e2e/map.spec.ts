import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const haifa = { location: 'Haifa, Israel', place: { lat: 32.79, lon: 34.99 } };
const isfahan = { location: 'Isfahan, Iran', place: { lat: 32.65, lon: 51.67 } };
const iran = { location: 'Iran', place: { lat: 32.4, lon: 53.7 } };
const israel = { location: 'Israel', place: { lat: 31.5, lon: 34.9 } };

const { openPage } = useBrowser(async () => {
  const vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  await vigil.stores.events.append([
    nextDraft({
      title: 'A fictional event at Haifa',
      timestamp: ago(0.2),
      urgencyLevel: 'high',
      ...haifa,
      alertAreas: [
        { name: 'Haifa, Israel', place: haifa.place, radiusKm: 6 },
        { name: 'Isfahan, Iran', place: isfahan.place, radiusKm: 160 },
      ],
    }),
    nextDraft({ title: 'A fictional event at Isfahan', timestamp: ago(4), urgencyLevel: 'high', ...isfahan }),
    nextDraft({ title: 'A fictional event in Iran', timestamp: ago(3), urgencyLevel: 'medium', ...iran }),
    nextDraft({ title: 'Another fictional event in Iran', timestamp: ago(20), urgencyLevel: 'urgent', ...iran }),
    nextDraft({ title: 'A fictional event in Israel', timestamp: ago(3), urgencyLevel: 'medium', ...israel }),
    nextDraft({ title: 'An older fictional event', timestamp: ago(100), urgencyLevel: 'low', ...isfahan }),
  ]);
  return vigil;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const timeline = (page: Page) => page.getByRole('list', { name: 'Events', exact: true }).getByRole('article');
const sheet = (page: Page) => page.getByRole('img', { name: /Map of the/ });
/** How many times larger the map is drawn. */
const zoom = async (page: Page) => Number(await sheet(page).getAttribute('data-zoom'));

async function openMap(view?: View): Promise<[Page & { complaints: string[] }, Locator]> {
  const page = await openPage('/', view);
  await untilLive(page);
  await button(page, 'Map').click();
  await page.locator('path[data-area="Iran"]').first().waitFor();
  return [page, page.getByRole('figure', { name: /Events by place/ })];
}

describe('the map', () => {
  it('shows 6 hours, 24 hours, 7 days or all, and a mark is fainter the older its newest event is', async () => {
    const [page, map] = await openMap();
    for (const [period, count] of [
      ['6 h', '4 events in 6 h.'],
      ['24 h', '5 events in 24 h.'],
      ['7 days', '6 events in 7 days.'],
      ['All', '6 events.'],
    ] as const) {
      await button(page, period).click();
      await map.getByText(count).waitFor();
    }
    const opacityOf = (name: string) => map.locator(`[data-place="${name}"] g`).first().getAttribute('opacity');
    expect([await opacityOf('Haifa, Israel'), await opacityOf('Isfahan, Iran')]).toEqual(['1', '0.85']);
    expect(page.complaints).toEqual([]);
  });

  it('counts events that name a country on its outlined area, never as a point, for both sides alike', async () => {
    const [page, map] = await openMap();
    for (const [name, count] of [
      ['Iran', 2],
      ['Israel', 1],
    ] as const) {
      await map.locator(`[data-count="${name}"]`).first().waitFor();
      expect(await map.locator(`[data-count="${name}"] text`).first().textContent()).toBe(`${name} ${count}`);
      expect(await map.locator(`[data-place="${name}"]`).count()).toBe(0);
      expect(await map.locator(`path[data-area="${name}"]`).count()).toBeGreaterThan(0);
    }
    await map.locator('[data-count="Iran"]').first().click();
    await expect.poll(() => timeline(page).count()).toBe(2);
  });

  it('draws the areas of a running alert as circles of their size, and one mark for the event', async () => {
    const [page, map] = await openMap();
    const radius = async (name: string) =>
      Number(await map.locator('svg').first().locator(`circle[data-alert="${name}"]`).getAttribute('r'));
    expect(await map.locator('svg').first().locator('circle[data-alert]').count()).toBe(2);
    const legend = map.getByRole('list', { name: 'Legend of the map' }).getByRole('listitem');
    expect((await legend.allInnerTexts()).map((text) => text.trim())).toContain('Under alert');
    expect(await radius('Haifa, Israel')).toBe(7);
    const before = await radius('Isfahan, Iran');
    expect(before).toBeGreaterThan(10);
    await button(page, 'Zoom in').click();
    await expect.poll(() => radius('Isfahan, Iran')).toBeGreaterThan(before * 1.3);
    expect(page.complaints).toEqual([]);
  });

  it('names Tel Aviv, Jerusalem and Tehran always, and draws Israel and its neighbours larger in an inset', async () => {
    for (const width of [1440, 390]) {
      const [, map] = await openMap({ width });
      const inset = map.locator('[data-inset]');
      for (const name of ['Tel Aviv', 'Jerusalem', 'Tehran'])
        await map.locator('svg').first().getByText(name, { exact: true }).waitFor();
      for (const name of ['Tel Aviv', 'Jerusalem', 'Haifa']) await inset.getByText(name, { exact: true }).waitFor();
    }
  });

  it('writes no two names on each other', async () => {
    for (const width of [1440, 390]) {
      const [, map] = await openMap({ width });
      for (const svg of await map.locator('svg:has(text)').all()) {
        const touching = await svg.evaluate((drawing) => {
          const boxes = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
          return boxes.filter((a, index) =>
            boxes.some((b, other) => {
              // Text boxes are higher than their letters.
              const rows = a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3;
              return other > index && a.left < b.right && b.left < a.right && rows;
            }),
          ).length;
        });
        expect(touching).toBe(0);
      }
    }
  });

  it('is zoomed by the wheel, by keys and by buttons, and shown whole again', async () => {
    const [page, map] = await openMap();
    await sheet(page).scrollIntoViewIfNeeded();
    await sheet(page).hover({ position: { x: 150, y: 120 } });
    // The page was scrolled a moment ago: until the wheel rests, it scrolls the page.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -300);
        return zoom(page);
      })
      .toBeGreaterThan(1);
    expect(await map.locator('[data-inset]').count()).toBe(0);
    await button(page, 'Show the whole map').click();
    await expect.poll(() => zoom(page)).toBe(1);
    await map.locator('[data-inset]').waitFor();
    await button(page, 'Zoom in').focus();
    for (const key of ['+', '+', 'ArrowLeft', '-']) await page.keyboard.press(key);
    await expect.poll(() => zoom(page)).toBe(1.6);
    await page.keyboard.press('0');
    await expect.poll(() => zoom(page)).toBe(1);
    await button(page, 'Zoom in').click();
    await expect.poll(() => zoom(page)).toBe(1.6);
    expect(page.complaints).toEqual([]);
  });

  it('is zoomed by two fingers; one finger scrolls the page', async () => {
    const [page] = await openMap({ width: 390, isTouch: true });
    await sheet(page).scrollIntoViewIfNeeded();
    const box = await sheet(page).boundingBox();
    if (!box) throw new Error('The map is not drawn.');
    const devtools = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + 120];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((dx, id) => ({ x: x + dx, y, id })),
      });
    await touch('touchStart', -20, 20);
    for (const apart of [30, 45, 60, 80]) await touch('touchMove', -apart, apart);
    await touch('touchEnd');
    await expect.poll(() => zoom(page)).toBeGreaterThan(2);
    const touchAction = () => sheet(page).evaluate((element) => getComputedStyle(element).touchAction);
    expect(await touchAction()).toBe('none');
    await button(page, 'Show the whole map').click();
    await expect.poll(touchAction).toBe('pan-x pan-y');
  });

  it('filters the timeline by a click on a mark, and says so; the card that is pointed at rings its mark', async () => {
    const [page, map] = await openMap();
    await map.locator('[data-place="Haifa, Israel"]').first().dispatchEvent('click');
    await page.getByText('Only events at Haifa, Israel, as chosen on the map').waitFor();
    await expect.poll(() => timeline(page).count()).toBe(1);
    await button(page, 'Show the events of all places').click();
    await expect.poll(() => timeline(page).count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('timeline-title');
    const ringed = map.locator('[data-pointed][data-place]');
    expect(await ringed.count()).toBe(0);
    await timeline(page).filter({ hasText: 'A fictional event at Haifa' }).hover();
    await expect.poll(() => ringed.first().getAttribute('data-place')).toBe('Haifa, Israel');
    await timeline(page).filter({ hasText: 'A fictional event in Iran' }).focus();
    await map.locator('[data-count="Iran"][data-pointed]').waitFor();
  });

  it('has nothing that axe objects to and is no wider than the window', async () => {
    const [page] = await openMap();
    expect(await violationsInAllViews(page)).toEqual([]);
  });
});
