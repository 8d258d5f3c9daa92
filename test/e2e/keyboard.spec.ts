import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goodPassword, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { aroundDialog, smallTargets, stopAt, tabTo } from '../harness/keyboard.ts';
import { turns, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { type View, visit } from '../harness/visit.ts';

let vigil: Vigil;

const { browser, openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { CAPTCHA: 'altcha' } });
  await vigil.stores.events.append([
    ...nextDrafts(8),
    nextDraft({ title: 'A fictional regatta', eventType: 'military', imageUrls: ['/favicon.svg?1', '/favicon.svg?2'] }),
  ]);
  return vigil;
});

async function open(path: string, view?: View) {
  const page = await openPage(path, view);
  // Where the page scrolls to what has the focus, it is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What comes late would come in the way.
  await page.waitForLoadState('networkidle');
  return page;
}

const press = (page: Page, key: string) => page.keyboard.press(key);
const focused = async (page: Page) => (await stopAt(page)).name;
const untilFocused = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);
/** Until a question or a menu is open. Mantine gives its first stop the focus by two timers: the second would take it back from the next. */
const untilOpen = async (page: Page, first: string) => {
  await untilFocused(page, first);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
const untilAsked = (page: Page) => untilOpen(page, 'Cancel');
/** Begins again at the start of the page. */
const fromTop = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(globalThis, { lastStop: null });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

describe('by the keyboard alone', () => {
  it('a newcomer signs up, the security check included', async () => {
    const page = await open('/auth');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await tabTo(page, 'Sign In')).toContain('Skip to content');
    await press(page, 'ArrowRight');
    await untilFocused(page, 'Sign Up');
    await page.getByRole('checkbox').waitFor();
    const written = [
      ['Username', 'walker'],
      ['Email', 'walker@vigil.example'],
      ['Password', goodPassword],
      ['Confirm Password', goodPassword],
    ] as const;
    for (const [field, value] of written) {
      await tabTo(page, field);
      await page.keyboard.type(value);
    }
    await tabTo(page, "I'm not a robot");
    await press(page, 'Space');
    await page.waitForFunction(() => {
      const widget = document.querySelector<HTMLElement & { getState: () => string }>('altcha-widget');
      return widget?.getState() === 'verified';
    });
    // The form learns of it a moment after the check itself.
    await turns(page);
    await tabTo(page, 'Sign Up');
    await press(page, 'Enter');
    await page.getByRole('heading', { name: 'Live Conflict Timeline' }).waitFor();
  });

  it('a reader filters, pauses, lets new events in, opens a picture, loads more and goes back to the top', async () => {
    const page = await open('/', { as: await makeUser(vigil) });
    await untilLive(page);
    await page.getByRole('article').first().waitFor();
    await tabTo(page, /^Military/);
    await press(page, 'Enter');
    await page.getByRole('button', { name: /^Military/, pressed: true }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await press(page, 'Shift+Tab');
    await untilFocused(page, 'Critical and urgent');
    await press(page, 'Shift+Tab');
    await untilFocused(page, 'All Events');
    await press(page, 'Enter');
    await tabTo(page, 'Pause');
    await press(page, 'Enter');
    await untilFocused(page, 'Resume');
    await vigil.stores.events.append([nextDraft({ title: 'A fictional late arrival' })]);
    await page.getByRole('button', { name: '1 new event' }).waitFor();
    await tabTo(page, '1 new event');
    await press(page, 'Enter');
    await untilFocused(page, 'Live Conflict Timeline');
    await page.getByRole('article', { name: 'A fictional late arrival' }).waitFor();

    await tabTo(page, 'Open image 1 of 2');
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(async () => (await stopAt(page)).isInDialog).toBe(true);
    expect(await aroundDialog(page)).toContain('Next');
    await press(page, 'Escape');
    await untilFocused(page, 'Open image 1 of 2');

    await tabTo(page, 'Load More Events');
    await press(page, 'Enter');
    const sixth = page.getByRole('article').nth(5);
    await expect.poll(() => sixth.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await stopAt(page)).isInSight).toBe(true);
    await tabTo(page, 'Back to Top');
    await press(page, 'Enter');
    await untilFocused(page, 'Live Conflict Timeline');
    await expect.poll(() => page.getByRole('article').count()).toBe(5);
  });

  it('an administrator begins at the top of the page, and a tab that is open from the start is in sight', async () => {
    const page = await open('/admin?tab=sources', { as: await makeUser(vigil, { isAdmin: true }), width: 390 });
    const tab = page.getByRole('tab', { name: 'Source Management', selected: true });
    await tab.waitFor();
    const list = await page.getByRole('tablist').boundingBox();
    const box = await tab.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((list?.x ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0) + 1);
    await press(page, 'Tab');
    expect(await stopAt(page)).toMatchObject({ name: 'Skip to content', isSeen: true });
  });

  it('a reader goes through the whole home screen and out of it again', async () => {
    const page = await open('/', { as: await makeUser(vigil), width: 390 });
    await page.getByRole('article').first().waitFor();
    const way = await tabTo(page, 'Terms');
    expect(way.slice(0, 2)).toEqual(['Skip to content', 'Vigil']);
    await press(page, 'Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('a reader opens the navigation, goes through it by the arrows and follows it', async () => {
    const page = await open('/', { as: await makeUser(vigil) });
    await page.getByRole('article').first().waitFor();
    await tabTo(page, 'Navigation');
    await press(page, 'Enter');
    await page.getByRole('menuitem').first().waitFor();
    await press(page, 'Escape');
    await untilFocused(page, 'Navigation');
    await press(page, 'Enter');
    await page.getByRole('menuitem').first().waitFor();
    await untilOpen(page, 'Home');
    await press(page, 'ArrowDown');
    await untilFocused(page, 'Resources');
    await press(page, 'Enter');
    await page.getByRole('heading', { name: 'Trusted Sources' }).waitFor();
  });

  it('an administrator creates an event, hides, restores and deletes it', async () => {
    const admin = await makeUser(vigil, { isAdmin: true });
    const page = await open('/admin', { as: admin });
    await page.getByRole('tab').first().waitFor();
    await tabTo(page, 'Event Management');
    await tabTo(page, 'Title');
    await page.keyboard.type('A fictional event of the keyboard');
    await tabTo(page, 'Summary');
    await page.keyboard.type('Written without a mouse.');
    await tabTo(page, 'Event type');
    await page.keyboard.type('Eco');
    await tabTo(page, 'Urgency');
    await page.keyboard.type('Hi');
    await tabTo(page, 'Location');
    await page.keyboard.type('Port Amberly');
    await tabTo(page, 'Create Event');
    await press(page, 'Enter');
    await page.getByText('Event created', { exact: true }).waitFor();

    await page.goto(`${vigil.url}/`);
    // The newest by its time: the others are dated later.
    const article = page.getByRole('article', { name: 'A fictional event of the keyboard' });
    await page.getByRole('button', { name: /^Economic/ }).waitFor();
    await tabTo(page, /^Economic/);
    await press(page, 'Enter');
    await article.getByRole('button', { name: 'Moderate' }).waitFor();
    await tabTo(page, 'Moderate');
    await press(page, 'Enter');
    await article.getByRole('button', { name: 'Hide' }).waitFor();
    await tabTo(page, 'Hide');
    await press(page, 'Enter');
    await untilFocused(page, 'Restore');
    await press(page, 'Enter');
    await untilFocused(page, 'Hide');
    await tabTo(page, 'Delete permanently');
    await press(page, 'Enter');
    await untilAsked(page);
    expect(await aroundDialog(page)).toContain('Delete permanently');
    await press(page, 'Escape');
    await untilFocused(page, 'Delete permanently');
    await press(page, 'Enter');
    await untilAsked(page);
    await press(page, 'Tab');
    await untilFocused(page, 'Delete permanently');
    await press(page, 'Enter');
    await untilFocused(page, 'Live Conflict Timeline');
    await article.waitFor({ state: 'detached' });
  });

  it('an administrator stays in a dialog while the machine is too busy for the effects of the page', async () => {
    const page = await openPage('/', {
      as: await makeUser(vigil, { isAdmin: true }),
      // React runs effects in a task of its own: those come late once a dialog is there.
      before: (page) =>
        page.addInitScript(() => {
          const { postMessage } = MessagePort.prototype;
          MessagePort.prototype.postMessage = function (...message: [unknown]) {
            const isBusy = document.querySelector('[role=dialog]') !== null;
            setTimeout(() => postMessage.apply(this, message), isBusy ? 3_000 : 0);
          };
        }),
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await untilLive(page);
    const article = page.getByRole('article').first();
    await article.getByRole('button', { name: 'Moderate' }).press('Enter');
    await article.getByRole('button', { name: 'Delete permanently' }).press('Enter');
    await untilAsked(page);
    expect(await aroundDialog(page)).toContain('Delete permanently');
  });

  it('an administrator changes a role, adds a source and deletes it', async () => {
    const admin = await makeUser(vigil, { isAdmin: true });
    await makeUser(vigil, { username: 'delia' });
    const page = await open('/admin', { as: admin });
    await page.getByRole('tab').first().waitFor();
    await tabTo(page, 'Event Management');
    for (const name of ['System Controls', 'User Management']) {
      await press(page, 'ArrowRight');
      await untilFocused(page, name);
    }
    await tabTo(page, 'Search users');
    await page.keyboard.type('delia');
    await page.getByText('delia', { exact: true }).waitFor();
    await tabTo(page, 'Grant admin');
    await press(page, 'Enter');
    await untilFocused(page, 'Revoke admin');
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await untilAsked(page);
    await aroundDialog(page);
    await press(page, 'Escape');
    await untilFocused(page, 'Delete');

    await fromTop(page);
    await tabTo(page, 'User Management');
    await press(page, 'ArrowRight');
    await untilFocused(page, 'Source Management');
    await tabTo(page, 'Source name');
    await page.keyboard.type('Harbour Courier');
    await tabTo(page, 'RSS URL');
    await page.keyboard.type('http://127.0.0.1:1/feed.xml');
    await tabTo(page, 'Add Source');
    await press(page, 'Enter');
    // Nothing answers there.
    await page.getByRole('button', { name: 'Add it all the same' }).waitFor();
    await fromTop(page);
    await tabTo(page, 'Add it all the same');
    await press(page, 'Enter');
    await page.getByText('Source added', { exact: true }).waitFor();
    await fromTop(page);
    await tabTo(page, 'Delete Harbour Courier');
    await press(page, 'Enter');
    await untilAsked(page);
    await tabTo(page, 'Delete source');
    await press(page, 'Enter');
    await page.getByText('Source deleted', { exact: true }).waitFor();
  });
});

describe('with a finger on 390 pixels', () => {
  it.each([
    '/',
    '/sources',
    '/indicators',
    '/balance-of-power',
    '/admin',
    '/admin?tab=system',
    '/admin?tab=users',
    '/admin?tab=sources',
    '/settings',
    '/profile',
    '/privacy',
    '/nowhere',
  ])('every target of %s can be hit', async (path) => {
    const page = await screen();
    await page.goto(vigil.url + path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await smallTargets(page)).toEqual([]);
  });

  it('every target of the sign-up can be hit', async () => {
    const page = await open('/auth', { width: 390, isTouch: true });
    await page.getByRole('tab', { name: 'Sign Up' }).tap();
    await page.getByRole('checkbox').waitFor();
    expect(await smallTargets(page)).toEqual([]);
  });

  let shared: Page | undefined;
  /** One administrator's page for all screens. */
  async function screen(): Promise<Page> {
    shared ??= await visit(browser(), vigil, '/privacy', {
      as: await makeUser(vigil, { isAdmin: true }),
      width: 390,
      isTouch: true,
    });
    return shared;
  }
});
