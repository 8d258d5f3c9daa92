import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDrafts } from '../harness/drafts.ts';
import { type Line, openLine } from '../harness/line.ts';
import { eventIds, stopClock, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { buildNextVersion } from '../harness/web-version.ts';

let line: Line;
let vigil: Vigil;
const contexts: BrowserContext[] = [];

const { browser } = useBrowser(async () => {
  line = await openLine();
  vigil = await startVigil({ env: { PUBLIC_ORIGIN: line.url } });
  await vigil.stores.events.append(nextDrafts(7));
  return vigil;
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(() => line.close());

/** Home in a browser with service workers, when it has prepared itself for a start without a line. */
async function open(as?: Member, server = vigil): Promise<Page> {
  line.leadTo(server.url);
  const context = await browser().newContext({ serviceWorkers: 'allow' });
  contexts.push(context);
  await context.addCookies([...(as?.client.cookies ?? [])].map(([name, value]) => ({ name, value, url: line.url })));
  const page = await context.newPage();
  await page.goto(line.url);
  await untilLive(page);
  // The last file that a page cannot do without.
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  await untilKept(page);
  return page;
}

const kept = (page: Page) => page.evaluate(async () => Boolean(await caches.match('/heard')));

/** Until worker, files and timeline are where a start without a line looks for them. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
}

/**
 * What an earlier version has kept is not enough: the page and its strip must be those of the version that runs. The
 * links of the page name what is still on its way.
 */
const isKept = (page: Page) =>
  page.evaluate(async (wordsOfStrip) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const linked = [...document.querySelectorAll('link')].map(({ href }) => href);
    const paths = new Set([...loaded, ...linked].map((address) => new URL(address, location.href).pathname));
    const files = [...paths].filter((path) => path.startsWith('/assets/'));
    const read = async (path: string) => (await caches.match(path))?.text();
    const [home, answered, ...texts] = await Promise.all(['/', '/heard', ...files].map(read));
    const running = document.querySelector('script[type=module]')?.getAttribute('src');
    return (
      navigator.serviceWorker.controller !== null &&
      answered !== undefined &&
      home?.includes(`"${running}"`) === true &&
      texts.every((text) => text !== undefined) &&
      texts.some((text) => text?.includes(wordsOfStrip))
    );
  }, 'This is the timeline as of');

const strip = (page: Page, age: string) =>
  page.getByText(RegExp(`Offline\\. This is the timeline as of .+, ${age}\\.`));
const greenLights = (page: Page) => page.locator('[data-colour=green]').count();
const untilSignIn = (page: Page) => page.getByRole('tab', { name: 'Sign Up' }).waitFor();

describe('a start without a line', () => {
  it('shows the last timeline and its age, and catches up by itself when the line is back', async () => {
    const page = await open(await makeUser(vigil));
    const ids = await eventIds(page);
    line.cut();
    await page.clock.install();
    await page.reload();
    await strip(page, 'just now').waitFor();
    await expect.poll(() => eventIds(page)).toEqual(ids);
    await expect.poll(() => page.getByText('LIVE', { exact: true }).count()).toBe(0);
    await expect.poll(() => greenLights(page)).toBe(0);
    await page.clock.fastForward('02:00:30');
    await strip(page, '2 hours ago').waitFor();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // The list is read: what comes waits.
    await page.locator('article').first().focus();
    const missed = nextDrafts(3);
    await vigil.stores.events.append(missed);
    line.leadTo(vigil.url);
    await page.clock.fastForward(31_000);
    await untilLive(page);
    const all = (await vigil.get('events')).events.map(({ id }) => id);
    await page.getByRole('button', { name: '3 new events' }).click();
    await expect.poll(() => eventIds(page)).toEqual(all.slice(0, 5));
    await expect.poll(() => strip(page, '.+').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('begins after a few seconds where the line is there but silent', async () => {
    const page = await open(await makeUser(vigil));
    line.hold();
    await page.reload({ waitUntil: 'commit' });
    await strip(page, 'just now').waitFor();
  });

  it('shows nothing after signing out, and nothing is left in the caches', async () => {
    const page = await open(await makeUser(vigil));
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await untilSignIn(page);
    await expect.poll(() => kept(page)).toBe(false);
    line.cut();
    await page.goto(line.url);
    await untilSignIn(page);
    await expect.poll(() => eventIds(page)).toEqual([]);
  });

  it('of a session that has ended meanwhile leads to signing in when the line is back', async () => {
    const person = await makeUser(vigil);
    const page = await open(person);
    line.cut();
    await page.reload();
    await strip(page, 'just now').waitFor();
    await person.client.call('logout');
    line.leadTo(vigil.url);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await untilSignIn(page);
    await expect.poll(() => kept(page)).toBe(false);
  });
});

describe('a new version of the app', () => {
  it('is there at the next visit, takes an open tab along when it opens a part that is gone, not when it points there, and starts without a line', async () => {
    const env = { PUBLIC_ORIGIN: line.url, PUBLIC_SITE: 'true' };
    const webFolder = await buildNextVersion();
    const old = await startVigil({ env });
    const next = await startVigil({ env, webFolder });
    try {
      const page = await open(undefined, old);
      const oldEntry = await entryOf(page);
      // Nothing more comes by itself then.
      await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      line.leadTo(next.url);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const link = page.getByRole('link', { name: 'Privacy' });
      await link.hover();
      // Long enough for a reload, if pointing at a link caused one.
      await page.waitForTimeout(1_000);
      expect([await entryOf(page), loads]).toEqual([oldEntry, 0]);
      await link.click();
      await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
      await expect.poll(() => entryOf(page)).not.toBe(oldEntry);
      expect(loads).toBeLessThanOrEqual(1);

      await page.goto(line.url);
      await untilKept(page);
      const entry = await entryOf(page);
      line.cut();
      await page.reload();
      await strip(page, 'just now').waitFor();
      await expect.poll(() => entryOf(page)).toBe(entry);
      const versions = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('vigil-files')));
      await expect.poll(versions).toHaveLength(2);
      // What was never fetched cannot be shown, and that is said.
      await page.getByRole('link', { name: 'Terms' }).click();
      await page.getByRole('heading', { name: 'This screen cannot be shown' }).waitFor();
    } finally {
      await old.end();
      await next.end();
      await rm(webFolder, { recursive: true });
    }
  });
});

describe('an installed app', () => {
  it('meets what Chromium asks of one', async () => {
    const page = await open(await makeUser(vigil));
    const devtools = await page.context().newCDPSession(page);
    const { manifest, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(manifest).toMatchObject({ id: `${line.url}/`, startUrl: `${line.url}/`, display: 'kStandalone' });
    // A browser without a window knows nothing of installing.
    const unknown = { installabilityErrors: [] };
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors').catch(() => unknown);
    const reasons = installabilityErrors.map(({ errorId }) => errorId);
    // A test's window is a private one.
    expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
  });
});

describe('a page that is looked at again', () => {
  const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const untilNew = (page: Page, count: number) =>
    page.getByRole('button', { name: `${count} new event${count > 1 ? 's' : ''}` }).waitFor();

  it('catches up and is live at once, without waiting for any timer', async () => {
    const page = await open(await makeUser(vigil));
    await page.locator('article').first().focus();
    await page.clock.install();
    await stopClock(page);
    line.cut();
    await page.getByText('OFFLINE', { exact: true }).first().waitFor();
    await vigil.stores.events.append(nextDrafts(2));
    line.leadTo(vigil.url);
    await look(page);
    await untilNew(page, 2);
    await untilLive(page);
  });

  it('does not trust a line that it slept over', async () => {
    const page = await open(await makeUser(vigil));
    await page.locator('article').first().focus();
    await page.clock.install();
    await stopClock(page);
    line.deafen();
    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    await vigil.stores.events.append(nextDrafts(1));
    await look(page);
    await untilNew(page, 1);
    await untilLive(page);
    await vigil.stores.events.append(nextDrafts(1));
    await untilNew(page, 2);
  });
});

const entryOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');
