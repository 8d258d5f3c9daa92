import { archiveDrafts } from '@vigil/seed/archive';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

// What the screen says of itself while feeds are read, while none is, and while one side is silent.

let vigil: Vigil;
let admin: Member;
/** How far the server's clock is ahead of ours, in milliseconds. */
let aheadMs = 0;

const { openPage } = useBrowser();
beforeEach(async () => {
  aheadMs = 0;
  vigil = await startVigil({ now: () => new Date(Date.now() + aheadMs), env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  await vigil.stores.events.append(archiveDrafts().slice(-30));
  for (const side of ['israeli', 'iranian', 'third'] as const)
    await vigil.stores.sources.add({
      name: `A ${side} paper`,
      url: `http://127.0.0.1:1/${side}`,
      side,
      reliability: 90,
    });
  await admin.client.call('generateAnalysis');
  await admin.client.call('generateBalance');
  return vigil.end;
});

async function open(path = '/', view: View = {}): Promise<Page> {
  const page = await openPage(path, view, vigil);
  await untilLive(page);
  return page;
}

/** The feeds of these sides were read just now. */
async function read(...sides: readonly string[]): Promise<void> {
  const rows = (await vigil.stores.sources.list()).filter(({ side }) => sides.includes(side));
  await vigil.stores.sources.markAllRead(
    rows.map(({ _id: id }) => ({ id, validators: null, pace: {}, language: null })),
    new Date(Date.now() + aheadMs),
  );
}

async function postCritical(): Promise<string> {
  const { body } = await admin.client.call('createEvent', {
    body: {
      title: 'Missiles strike the fictional depot near Haifa',
      summary: 'A fictional strike.',
      eventType: 'military',
      urgencyLevel: 'critical',
      location: 'Haifa, Israel',
    },
  });
  return body.id;
}

const header = (page: Page) => page.getByRole('banner');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const threat = (page: Page) => panel(page, 'Threat Level');
const reportCard = (page: Page) => panel(page, 'Strategic Report');
const says = (page: Page, words: string | RegExp) => header(page).getByText(words).first().waitFor();
const level = (page: Page, word: string) => threat(page).getByText(word, { exact: true }).waitFor();

/** Where on the screen anything claims to be live. */
const claims = (page: Page) =>
  page
    .getByText(/^(?:LIVE|Online)$/)
    .filter({ visible: true })
    .count();

describe('while no feed is read', () => {
  it('nothing claims to be live, the level is unknown, and its last known one is said', async () => {
    const page = await open();
    await says(page, 'CONNECTED · no feed read yet');
    await level(page, 'Unknown');
    await threat(page)
      .getByText(/^No feed read yet\. Last known: \w+, \d+ \w+/)
      .waitFor();
    await panel(page, 'System Status').getByText('Degraded', { exact: true }).waitFor();
    await panel(page, 'Live Conflict Timeline').getByText('NO FEEDS', { exact: true }).waitFor();
    await expect.poll(() => claims(page)).toBe(0);

    const card = reportCard(page);
    await card.getByText('Unknown', { exact: true }).first().waitFor();
    await card
      .getByText(/Unknown · last known \d+%/)
      .first()
      .waitFor();
    await expect.poll(() => card.getByText(/^\d+%$/).count()).toBe(0);
    await expect.poll(() => card.locator('cite').count()).toBe(4);
    await expect.poll(() => card.getByText('Numbers 6:26').count()).toBe(1);
  });

  it('a day of which nothing is known has no count of events', async () => {
    const page = await open();
    const count = panel(page, "Today's Activity").locator('dd').first();
    await expect.poll(() => count.textContent()).toBe('–');
  });

  it('each card built on evidence says how old it is', async () => {
    const page = await open();
    const date = /Newest evidence: \d+ \w+/;
    for (const place of [
      threat(page),
      reportCard(page),
      panel(page, "Today's Activity"),
      page.getByRole('main').locator('a[href="/balance-of-power"]').first(),
    ])
      await place.getByText(date).first().waitFor();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.getByRole('figure').getByText(date).waitFor();
    await vigil.stores.events.append([nextDraft({ timestamp: new Date(Date.now() - 3 * 60_000).toISOString() })]);
    await panel(page, "Today's Activity").getByText('Newest evidence: 3 min ago').waitFor();
    await threat(page).getByText('Newest evidence: 3 min ago').waitFor();
    await page.goto(`${vigil.url}/balance-of-power`);
    await panel(page, 'Strategic Balance').getByText(date).waitFor();
  });

  it('a critical event turns the level within two seconds, and its removal turns it back', async () => {
    const page = await open('/', { as: admin });
    await level(page, 'Unknown');
    const posted = performance.now();
    const id = await postCritical();
    await threat(page).getByText('Critical', { exact: true }).waitFor({ timeout: 10_000 });
    // Two seconds, and some more on a busy machine.
    expect(performance.now() - posted).toBeLessThan(6_000);
    await threat(page).getByText('no feed of either side was read within 30 minutes').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Missiles strike the fictional depot' }).waitFor();
    await says(page, 'CONNECTED · no feed read yet');
    await admin.client.call('eraseEvent', { params: { id } });
    await level(page, 'Unknown');
  });
});

describe('while feeds are read', () => {
  it('the header says which, and what is missing as soon as it is missing', async () => {
    await vigil.stores.events.append([nextDraft({ timestamp: new Date().toISOString(), urgencyLevel: 'low' })]);
    await read('israeli', 'iranian', 'third');
    await expect.poll(async () => (await vigil.get('threat')).level).toBe('low');
    // An earlier report keeps the level of its hour, which was unknown.
    await admin.client.call('generateAnalysis');
    const page = await open();
    await says(page, 'LIVE · 3 of 3 feeds');
    await level(page, 'Low');
    await panel(page, 'System Status').getByText('Online', { exact: true }).waitFor();
    await expect
      .poll(() =>
        reportCard(page)
          .getByText(/last known/)
          .count(),
      )
      .toBe(0);

    aheadMs = 31 * 60_000;
    await read('israeli', 'third');
    await says(page, 'LIVE · 2 of 3 feeds · Iranian side unheard');
    await threat(page).getByText('no Iranian feed was read within 30 minutes').waitFor();

    aheadMs = 62 * 60_000;
    await says(page, /CONNECTED · no feed read since \d\d:\d\d|CONNECTED · no feed read since \d+ \w+/);
    await level(page, 'Unknown');
    await threat(page)
      .getByText(/^No feed read since .+\. Last known: Low, /)
      .waitFor();
    await expect.poll(() => claims(page)).toBe(0);
  });
});

it('at 320, 390, 700 and 1440 pixels every text of the mark fits on one line, and nothing moves', async () => {
  const widths = [320, 390, 700, 1440];
  const page = await openPage('/', { width: widths[0] }, vigil);
  await untilLive(page);
  const mark = header(page).locator('[data-contact]');
  const isWhole = () => mark.evaluate((element) => element.scrollWidth <= element.clientWidth);
  const title = page.getByRole('heading', { level: 1 });

  /** Where the title and the header stand at each width. */
  async function boxes(): Promise<unknown[]> {
    const found: unknown[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await mark.boundingBox())?.height ?? Infinity).toBeLessThan(26);
      expect(await isWhole(), `${width} pixels`).toBe(true);
      const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(overflows, `${width} pixels`).toBe(false);
      found.push(await title.boundingBox(), await header(page).boundingBox());
    }
    return found;
  }

  await says(page, /^CONNECTED/);
  const before = await boxes();
  await read('israeli', 'third');
  await says(page, /LIVE · 2 of 3 feeds · Iranian side unheard/);
  expect(await boxes()).toEqual(before);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `${width} pixels`).toEqual([]);
  }
});
