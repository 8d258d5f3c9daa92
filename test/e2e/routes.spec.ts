import { screens } from '@vigil/common/screens';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, type Member, makeUser, openSession } from '../harness/client.ts';
import { nextDrafts } from '../harness/drafts.ts';
import { eventIds, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let reader: Member;
let admin: Member;
/** Two events; the first one is hidden. */
const drafts = nextDrafts(2);

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  await vigil.stores.events.append(drafts);
  await vigil.stores.events.hide(drafts[0]?.eventId ?? '', 'test');
  return vigil;
});

// The people are new for each test: it ends their sessions and changes their roles.
beforeEach(async () => {
  reader = await makeUser(vigil);
  admin = await makeUser(vigil, { isAdmin: true });
});

const open = (path: string, as?: Member, server = vigil) => openPage(path, as && { as }, server);

const untilSignIn = (page: Page) => page.getByRole('tab', { name: 'Sign Up' }).waitFor();
const untilNotFound = (page: Page) => page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
const untilHome = (page: Page) => page.getByRole('heading', { name: 'Live Conflict Timeline' }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function menu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Navigation' }).click();
  await page.getByRole('menuitem').first().waitFor();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return items;
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Navigation' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const closed = Object.values(screens)
  .filter(({ access }) => access !== 'everyone')
  .map(({ path }) => path);

describe('a visitor who is signed out', () => {
  it.each([...closed, '/login', '/some/path'])('finds the sign-in screen at %s, at the same address', async (path) => {
    const page = await open(path);
    await untilSignIn(page);
    await expect.poll(() => pathOf(page)).toBe(path);
    await expect.poll(() => page.getByRole('button', { name: 'Navigation' }).count()).toBe(0);
  });

  it('reads the privacy and terms pages, and finds the sign-in screen behind Back to Home', async () => {
    const page = await open('/privacy');
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { name: 'Terms of Use' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await untilSignIn(page);
  });

  it('finds the sign-in screen and no message when the session call fails, which is sent once', async () => {
    const page = await open('/privacy');
    let asked = 0;
    await page.route('**/api/auth/session', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await page.goto(`${vigil.url}/`);
    await untilSignIn(page);
    expect(asked).toBe(1);
    await expect.poll(() => page.getByRole('region', { name: 'Notifications (F8)' }).innerText()).toBe('');
  });

  it("reads 'Loading...' on the full screen until it is known", async () => {
    const page = await open('/privacy');
    await page.route('**/api/auth/session', async (route) => {
      await page.getByText('Loading...', { exact: true }).waitFor();
      await expect.poll(() => page.getByRole('banner').count()).toBe(0);
      await route.continue();
    });
    await page.goto(`${vigil.url}/`);
    await untilSignIn(page);
  });
});

describe('a visitor of a public site', () => {
  let open_: Vigil;
  beforeAll(async () => {
    open_ = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  });
  afterAll(() => open_.end());

  it('reads the timeline and the sources, and is offered to sign in', async () => {
    const page = await open('/', undefined, open_);
    await untilHome(page);
    await expect.poll(() => menu(page)).toEqual(['Home', 'Resources', 'Balance of Power', 'Sign In']);
    await choose(page, 'Resources');
    await page.getByRole('heading', { name: 'Trusted Sources' }).waitFor();
    await choose(page, 'Sign In');
    await untilSignIn(page);
    await expect.poll(() => pathOf(page)).toBe('/auth');
  });

  it.each(['/settings', '/profile', '/admin', '/login', '/some/path'])(
    'finds the sign-in screen at %s, at the same address',
    async (path) => {
      const page = await open(path, undefined, open_);
      await untilSignIn(page);
      expect(pathOf(page)).toBe(path);
    },
  );

  it('who is signed in finds 404 at paths that are none', async () => {
    await untilNotFound(await open('/some/path', await makeUser(open_), open_));
  });

  it('finds the sign-in screen after the account was deleted', async () => {
    const page = await open('/profile', await makeUser(open_), open_);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('textbox', { name: 'Confirm With Your Password' }).fill(goodPassword);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await untilSignIn(page);
    await expect.poll(() => pathOf(page)).toBe('/login');
    await page.reload();
    await untilSignIn(page);
  });
});

describe('a user who is signed in', () => {
  it('sees every screen but those of administrators; these, and other paths, are Page Not Found', async () => {
    const page = await open('/', reader);
    await untilHome(page);
    await page.goto(`${vigil.url}/sources`);
    await page.getByRole('heading', { name: 'Trusted Sources' }).waitFor();
    await page.goto(`${vigil.url}/profile`);
    await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
    await page.goto(`${vigil.url}/settings/`);
    await page.getByRole('heading', { name: 'User Settings' }).waitFor();
    for (const path of ['/admin', '/some/path', '/login']) {
      await page.goto(vigil.url + path);
      await untilNotFound(page);
    }
  });

  it("is sent to '/' from /auth", async () => {
    const page = await open('/auth', reader);
    await untilHome(page);
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  it('finds the screens in the menu, with Home called Dashboard elsewhere, and the own name', async () => {
    const page = await open('/', reader);
    await expect
      .poll(() => menu(page))
      .toEqual(['Home', 'Resources', 'Balance of Power', 'Settings', reader.username, 'Sign Out']);
    await choose(page, 'Settings');
    await page.getByRole('heading', { name: 'User Settings' }).waitFor();
    await expect.poll(async () => (await menu(page))[0]).toBe('Dashboard');
    await page.getByRole('link', { name: 'Vigil' }).click();
    await untilHome(page);
  });

  it('finds the Admin Panel in the menu as an administrator', async () => {
    const page = await open('/', admin);
    await expect.poll(() => menu(page)).toContain('Admin Panel');
    await choose(page, 'Admin Panel');
    await page.waitForURL('**/admin*');
  });
});

describe('signing out', () => {
  it('ends the session and goes to /auth; the other tabs of the browser follow', async () => {
    const page = await open('/profile', reader);
    const other = await page.context().newPage();
    await other.goto(`${vigil.url}/settings`);
    await other.getByRole('heading', { name: 'User Settings' }).waitFor();
    await page.bringToFront();
    await choose(page, 'Sign Out');
    await untilSignIn(page);
    await page.waitForURL('**/auth');
    await untilSignIn(other);
    await expect.poll(() => pathOf(other)).toBe('/settings');
    expect((await reader.client.call('session')).status).toBe(401);
  });

  it('is only logged when it fails: no message, no redirect', async () => {
    const page = await open('/profile', reader);
    await page.route('**/api/auth/logout', (route) => route.abort());
    const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
    await choose(page, 'Sign Out');
    await logged;
    await expect.poll(() => pathOf(page)).toBe('/profile');
    await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Notifications (F8)' }).innerText()).toBe('');
  });

  it('takes what only an administrator may see from the screen', async () => {
    const page = await open('/', admin);
    await expect.poll(() => eventIds(page)).toHaveLength(2);
    await choose(page, 'Sign Out');
    await untilSignIn(page);
    await page.getByLabel('Username', { exact: true }).fill(reader.username);
    await page.getByLabel('Password', { exact: true }).fill(reader.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await untilHome(page);
    await page.locator('article[data-event-id]').first().waitFor();
    await expect.poll(() => eventIds(page)).toEqual([drafts[1]?.eventId]);
  });
});

describe('a session that the server ends', () => {
  /** From a browser that none of the pages is in. */
  async function endSessions({ id: userId }: Member): Promise<void> {
    const elsewhere = await openSession(vigil, userId);
    const signIns = (await elsewhere.call('signIns')).body;
    for (const { id, isCurrent } of signIns) if (!isCurrent) await elsewhere.call('endSignIn', { params: { id } });
  }

  it('leaves the sign-in screen in place, without a reload', async () => {
    const page = await open('/', reader);
    await untilLive(page);
    await endSessions(reader);
    await untilSignIn(page);
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  it('is noticed by the first call that answers 401, where no socket says it', async () => {
    const page = await open('/profile', reader);
    await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
    await page.route('**/api/auth/session', (route) =>
      route.fulfill({ status: 401, json: { error: 'Please sign in.' } }),
    );
    await page.route('**/api/profile/update', (route) =>
      route.fulfill({ status: 401, json: { error: 'Please sign in.' } }),
    );
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await untilSignIn(page);
  });
});

describe('another role of a signed-in user', () => {
  it('brings the Admin Panel, the hidden events and their tools at once, without a reload', async () => {
    const page = await open('/', reader);
    await untilLive(page);
    await expect.poll(() => eventIds(page)).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await admin.client.call('setAdmin', { params: { id: reader.id }, body: { isAdmin: true } });
    await expect.poll(() => eventIds(page)).toHaveLength(2);
    await expect.poll(() => menu(page)).toContain('Admin Panel');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('taken away ends the session, and nothing of it stays on the screen', async () => {
    const page = await open('/admin', admin);
    const second = await makeUser(vigil, { isAdmin: true });
    await page.getByRole('tab').first().waitFor();
    await untilLive(page);
    await second.client.call('setAdmin', { params: { id: admin.id }, body: { isAdmin: false } });
    await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
  });
});
