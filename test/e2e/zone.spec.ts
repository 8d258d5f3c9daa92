import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { nextDraft } from '../harness/drafts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
/** An instant of today, and one of yesterday in UTC that is of today in Tehran. */
const noon = new Date(new Date().setUTCHours(0, 5, 0, 0));
const before = new Date(noon.getTime() - 2 * 60 * 60_000);

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' }, now: () => new Date(noon.getTime() + 60_000) });
  const draft = (timestamp: Date, title: string) =>
    nextDraft({ timestamp: timestamp.toISOString(), archived: false, title });
  await vigil.stores.events.append([
    draft(before, 'An earlier fictional event'),
    draft(noon, 'A fictional event of today'),
  ]);
  return vigil;
});

const choice = (page: Page) => page.getByLabel('Times of');
const clocks = (page: Page) =>
  page.locator('article time').evaluateAll((all) => all.map((one) => one.getAttribute('title')));
const heads = (page: Page) =>
  page.locator('li[data-day]').evaluateAll((all) => all.map((one) => one.getAttribute('data-day')));

describe('the zone of all times', () => {
  it('is named at the head of the list, chosen once for all, and kept', async () => {
    const page = await openPage('/');
    await choice(page).selectOption('Asia/Tehran');
    await expect.poll(async () => (await clocks(page))[0]).toContain('at 03:35:00 GMT+3:30');
    await expect.poll(() => choice(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('(GMT+3:30)').waitFor();
    await choice(page).selectOption('UTC');
    await expect.poll(async () => (await clocks(page))[0]).toContain('at 00:05:00 UTC');
    await page.reload();
    await expect.poll(() => choice(page).inputValue()).toBe('UTC');
    await expect.poll(async () => (await clocks(page))[0]).toContain('at 00:05:00 UTC');
    await page.getByRole('button', { name: 'Earlier' }).click();
    await expect
      .poll(() => page.locator('#time-moment').inputValue())
      .toBe(await page.evaluate(() => new Date().toISOString().slice(0, 16)));
    expect(await violationsInAllViews(page)).toEqual([]);
  });

  it('decides which events are of which day, and midnight there changes that', async () => {
    const page = await openPage('/', { before: (page) => page.clock.setFixedTime(noon.getTime() + 60_000) });
    await choice(page).selectOption('UTC');
    await expect.poll(() => heads(page)).toEqual(['Yesterday']);
    await choice(page).selectOption('Asia/Tehran');
    await expect.poll(() => heads(page)).toEqual([]);
    // 00:01 in Tehran, where it is still the same day of UTC.
    await page.clock.setFixedTime(noon.getTime() + 20.5 * 60 * 60_000 - 4 * 60_000);
    await expect.poll(() => heads(page)).toEqual(['Yesterday']);
  });
});
