import { makeReport } from '@vigil/common/testing/make';
import { makeStatement } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

const hour = 3_600_000;

let vigil: Vigil;
let person: Member;
let admin: Member;
let feeds: Feeds;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  feeds = await startFeeds({ '/away.xml': (_, response) => response.writeHead(503).end() });
  person = await makeUser(vigil);
  admin = await makeUser(vigil, { isAdmin: true });
  const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
  const isfahan = { location: 'Isfahan, Iran', place: { lat: 32.65, lon: 51.67 } };
  await vigil.stores.events.append([
    nextDraft({ title: 'A fictional depot at Isfahan burns in the night', timestamp: ago(9), ...isfahan }),
    nextDraft({ title: 'A fictional market opens in Shiraz', timestamp: ago(8), location: 'Shiraz, Iran' }),
    nextDraft({
      title: 'A fictional strike hits a harbour at Haifa',
      timestamp: ago(0.1),
      location: 'Haifa, Israel',
      eventType: 'military',
      urgencyLevel: 'critical',
      // One source alone does not make the level critical.
      reports: ['Courier', 'Gazette'].map((paper) => ({
        ...makeReport({
          item: `harbour ${paper}`,
          source: `Fictional ${paper}`,
          url: `https://${paper}.example/harbour`,
        }),
        statement: makeStatement({ kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }),
      })),
    }),
  ]);
  await vigil.addSource('Silent Gazette', `${feeds.url}/away.xml`);
  await vigil.scanner.run({ force: true });
  return vigil;
});

/** The page counts the clicks of its user, by mouse or finger. */
async function open(view: View): Promise<Page> {
  const page = await openPage('/', {
    ...view,
    before: (page) =>
      page.addInitScript(() => {
        // The count goes with the tab, over navigations.
        // Not `click`: one on a label is followed by one on its checkbox.
        addEventListener('pointerdown', ({ isTrusted }) => {
          if (isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
        });
        const state = { permission: 'default', requestPermission: async () => (state.permission = 'granted') };
        Object.assign(window, { Notification: state });
      }),
  });
  await untilLive(page);
  return page;
}

const clicks = (page: Page) => page.evaluate(() => Number(sessionStorage.clicks ?? 0));
const isOnScreen = (page: Page, text: RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

describe.each([{ width: 1440 }, { width: 390, isTouch: true }])('with a window of $width pixels', (size) => {
  it('a new user knows without a click whether it is safe now: the level and its reason are in sight', async () => {
    const page = await open({ ...size, as: person });
    await page
      .getByText(/1 critical event .+ in 24 hours/)
      .first()
      .waitFor();
    expect(await isOnScreen(page, /^Critical$/)).toBe(true);
    expect(await isOnScreen(page, /1 critical event .+ in 24 hours/)).toBe(true);
    expect(await clicks(page)).toBe(0);
  });

  it('finds what happened in Isfahan last night with one click and the name', async () => {
    const page = await open({ ...size, as: person });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('Isfahan');
    const found = page.getByRole('list', { name: 'Events found' }).getByRole('article');
    await expect.poll(() => found.count()).toBe(1);
    expect(await found.textContent()).toContain('A fictional depot at Isfahan burns in the night');
    expect(await found.textContent()).toContain('9h ago');
    expect(await clicks(page)).toBe(1);
  });

  it('sends an event to another person with one click', async () => {
    const page = await open({ ...size, as: person });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const card = page.getByRole('article').filter({ hasText: 'A fictional strike hits a harbour at Haifa' });
    await card
      .getByRole('button', { name: /Copy link|Share/ })
      .first()
      .click();
    expect(await clicks(page)).toBe(1);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('/?event=');
    await page.goto(await copied());
    await page.locator('article[data-ringed]').getByText('A fictional strike hits a harbour at Haifa').waitFor();
  });

  it('is woken by critical events alone after two clicks', async () => {
    const page = await open({ ...size, as: person });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Alerts/ })
      .click();
    await page.getByRole('button', { name: 'Critical only' }).click();
    const panel = page.getByRole('dialog', { name: 'Alerts' });
    const sentence = panel.getByText('You will be notified of critical');
    await expect.poll(() => sentence.textContent()).not.toMatch(/urgent|high/);
    await page.getByRole('button', { name: 'Critical only' }).waitFor({ state: 'detached' });
    expect(await clicks(page)).toBe(2);
    await page.reload();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Alerts/ })
      .click();
    await expect.poll(() => sentence.textContent()).not.toMatch(/urgent|high/);
  });
});

it('an administrator finds why a feed is silent with three clicks', async () => {
  const page = await open({ width: 1440, as: admin });
  await page.getByRole('button', { name: 'Navigation' }).click();
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
  await page.getByRole('tab', { name: 'Source Management' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Silent Gazette' });
  await row.getByText(/503/).waitFor();
  expect(await clicks(page)).toBe(3);
});
