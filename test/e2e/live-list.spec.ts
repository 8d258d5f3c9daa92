import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { eventIds, stopClock, untilLive } from '../harness/page.ts';
import { shiftsOf, watchShifts } from '../harness/shifts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { type View, visit } from '../harness/visit.ts';

/** What a stretch of a newsroom lasts. `NEWSROOM_SECONDS=600` measures ten minutes. */
const newsroomMs = Number(process.env.NEWSROOM_SECONDS ?? 10) * 1000;

let vigil: Vigil;
let admin: Member;

const { browser, openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

beforeEach(async () => {
  await emptyTimeline(admin);
  await vigil.stores.events.append(nextDrafts(12));
});

async function open(view: View = {}): Promise<Page> {
  const page = await openPage('/', view);
  await ready(page);
  return page;
}

/** Until the part of the page that lets events in is there. */
async function ready(page: Page): Promise<void> {
  await untilLive(page);
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
}

const card = (page: Page, id: string) => page.locator(`article[data-event-id="${id}"]`);
const pill = (page: Page) => page.getByRole('button', { name: /^\d+ new/ });
const list = (page: Page) => page.locator('ol[aria-label="Events"]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Adds an event and returns its id. */
async function add(overrides: Parameters<typeof nextDraft>[0] = {}): Promise<string> {
  const draft = nextDraft(overrides);
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

describe('at the top of a list that is not being read', () => {
  it('an event is on screen in two browsers soon after its POST, without a click or a scroll', async () => {
    await emptyTimeline(admin);
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await vigil.stores.events.append(Array.from({ length: 12 }, () => nextDraft({ timestamp: anHourAgo })));
    const [first, second] = [
      await open({ moves: true }),
      await visit(browser(), vigil, '/', { width: 390, isTouch: true }),
    ];
    await ready(second);
    const pages = [first, second];
    const took: number[] = [];
    for (const title of ['A fictional bridge is closed', 'It is open', 'It is closed again']) {
      const body = {
        title,
        summary: 'Fiction',
        location: 'Port Amberly',
        eventType: 'other',
        urgencyLevel: 'medium',
      } as const;
      const posted = performance.now();
      await admin.client.call('createEvent', { body });
      await Promise.all(pages.map((page) => page.getByRole('heading', { name: title, exact: true }).waitFor()));
      took.push(Math.round(performance.now() - posted));
      for (const page of pages) {
        expect(await scrolled(page)).toBe(0);
        expect(await pill(page).count()).toBe(0);
      }
    }
    console.info(`on screen after ${took.join(', ')} ms`);
    await expect.poll(() => first.title()).toBe('Vigil');
    await expect.poll(() => first.locator('p[role=status]').first().innerText()).toMatch(/^\d new events?$/);
    await second.context().close();
  });

  it('twenty in a second enter as one movement, and are all marked as new', async () => {
    const page = await open({ moves: true, before: (one) => one.clock.install() });
    await stopClock(page);
    await list(page).evaluate(countMovements);
    const drafts = nextDrafts(20);
    for (const draft of drafts) {
      await vigil.stores.events.append([draft]);
      await page.clock.runFor(45);
    }
    await page.getByText('32 events', { exact: true }).waitFor();
    await page.clock.runFor(1_500);
    const newestFirst = drafts.map(({ eventId }) => eventId).toReversed();
    await expect.poll(() => eventIds(page)).toEqual(newestFirst);
    await expect.poll(() => page.locator('article[data-fresh]').count()).toBe(20);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'movements'))).toBe(1);
  });

  it('a burst of 60 shows the newest, tells its sum to screen readers once, and does not scroll', async () => {
    const page = await open();
    const drafts = Array.from({ length: 60 }, (_, index) =>
      nextDraft({ urgencyLevel: index % 5 ? 'high' : 'critical' }),
    );
    await vigil.stores.events.append(drafts);
    await card(page, drafts[59]?.eventId ?? '').waitFor();
    await expect
      .poll(async () => (await eventIds(page)).slice(0, 5))
      .toEqual(
        drafts
          .slice(-5)
          .map(({ eventId }) => eventId)
          .toReversed(),
      );
    await page.locator('p[role=status]', { hasText: '60 new events, 12 critical' }).waitFor({ state: 'attached' });
    expect(await scrolled(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('the administrator who presses Refresh sees what comes, although the choice is to wait', async () => {
    const page = await open({ as: admin });
    await page.getByLabel('New events').selectOption('wait');
    await page.route('**/api/events/breaking-news', async (route) => {
      await add({ title: 'Found by the scan' });
      await page.getByRole('heading', { name: 'Found by the scan' }).waitFor();
      await route.fulfill({ json: { newEvents: 1 } });
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Added 1 new conflict developments from real-time sources.').waitFor();
    await expect.poll(() => pill(page).count()).toBe(0);
  });
});

describe('new events wait in the pill', () => {
  const acts: [string, (page: Page) => Promise<unknown>][] = [
    ['something in the list has the focus', (page) => page.locator('article').nth(1).focus()],
    ['something in the list is open', openEvidence],
    ['the pointer is on the list', (page) => page.locator('article').nth(1).hover()],
    ['text of the list is selected', (page) => page.locator('article').nth(1).evaluate(selectText)],
    ['the list is paused', (page) => page.getByRole('button', { name: 'Pause' }).click()],
    ['the reader has chosen so', (page) => page.getByLabel('New events').selectOption('wait')],
    ['the tab is hidden', (page) => page.evaluate(hideTab)],
  ];

  it.each(acts)('while %s', async (_, act) => {
    const page = await open();
    await act(page);
    const before = { ids: await eventIds(page), box: await page.locator('article').nth(1).boundingBox() };
    await add();
    await pill(page).waitFor();
    // Longer than they would wait for the reader to rest.
    await page.waitForTimeout(4_000);
    expect(await eventIds(page)).toEqual(before.ids);
    expect(await page.locator('article').nth(1).boundingBox()).toEqual(before.box);
    await expect.poll(() => page.title()).toBe('(1) Vigil');
  });

  it('further down the page, where nothing moves, and enter when the reader is back and rests', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Load More Events' }).click();
    await page.locator('article').nth(5).blur();
    await page.mouse.move(3, 3);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const seen = page.locator('article').nth(6);
    const before = await seen.boundingBox();
    const id = await add({ urgencyLevel: 'critical' });
    await pill(page).waitFor();
    await page.waitForTimeout(1_000);
    const after = await seen.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await card(page, id).waitFor();
    await pill(page).waitFor({ state: 'detached' });
  });

  it('until the pointer has left the list for three seconds', async () => {
    const page = await open();
    await page.locator('article').nth(1).hover();
    const id = await add();
    await pill(page).waitFor();
    await page.mouse.move(3, 3);
    const left = performance.now();
    await card(page, id).waitFor();
    expect(performance.now() - left).toBeGreaterThan(2_000);
  });

  it('again in the next visit of who has chosen so', async () => {
    const page = await open();
    await page.getByLabel('New events').selectOption('wait');
    await page.reload();
    await ready(page);
    await expect.poll(() => page.getByLabel('New events').inputValue()).toBe('wait');
    await add();
    await pill(page).waitFor();
    await page.getByLabel('New events').selectOption('enter');
    await pill(page).waitFor({ state: 'detached' });
  });
});

describe('a stretch of a newsroom', () => {
  it.each([
    [1440, 'no-preference'],
    [390, 'no-preference'],
    [1440, 'reduce'],
  ] as const)(
    'shifts the layout of an idle page of %i pixels by no more than 0.01, motion: %s',
    async (width, reducedMotion) => {
      const page = await browser().newPage({ viewport: { width, height: 900 }, reducedMotion });
      await page.addInitScript(watchShifts);
      await page.goto(vigil.url);
      await ready(page);
      await page.waitForLoadState('networkidle');
      const until = performance.now() + newsroomMs;
      let count = 0;
      while (performance.now() < until) {
        count += 1;
        await add({ urgencyLevel: count % 4 ? 'high' : 'critical', location: `Port ${count}` });
        await page.waitForTimeout(700);
      }
      const shifts = await shiftsOf(page);
      const cls = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      console.info(`${width} pixels, ${reducedMotion}: ${count} events in ${newsroomMs / 1000} s, CLS ${cls}`);
      expect(cls, shifts.join('\n')).toBeLessThanOrEqual(0.01);
      await page.context().close();
    },
  );
});

async function openEvidence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Evidence' }).first().click();
  await page.getByRole('region', { name: 'Evidence' }).getByRole('listitem').first().waitFor();
  await page.mouse.move(3, 3);
}

/** Runs in the page: counts how often rows are added to the list. */
function countMovements(rows: Element): void {
  Object.assign(globalThis, { movements: 0 });
  new MutationObserver((changes) => {
    const before = Number(Reflect.get(globalThis, 'movements'));
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) Object.assign(globalThis, { movements: before + 1 });
  }).observe(rows, { childList: true });
}

/** Runs in the page. */
function selectText(card: Element): void {
  getSelection()?.selectAllChildren(card);
}

/** Runs in the page: as if another tab was in front. */
function hideTab(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}
