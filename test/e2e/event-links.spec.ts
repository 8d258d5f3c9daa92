import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { goodPassword, type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, type View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

let id: string;
const title = 'A fictional ferry turns back';

beforeEach(async () => {
  await emptyTimeline(admin);
  const draft = nextDraft({ title });
  id = draft.eventId;
  await vigil.stores.events.append([draft, ...nextDrafts(12)]);
});

async function open(path = '/', view: View = {}) {
  const page = await openPage(path, view);
  await untilLive(page);
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  return page;
}

const card = (page: Page) => page.getByRole('article', { name: title });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const isRinged = (page: Page) => card(page).getAttribute('data-ringed');
const untilRinged = (page: Page) => expect.poll(() => isRinged(page)).toBe('');

describe('the link of an event', () => {
  it('opens it wherever it is in the list, rings it for three seconds, and stays the address', async () => {
    const page = await open(`/?event=${id}`);
    await card(page).waitFor();
    await untilRinged(page);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => card(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => isRinged(page), { timeout: 6_000 }).toBe(null);
    expect(address(page)).toBe(`/?event=${id}`);
  });

  it.each(['title', 'time'])('is its %s, which the page follows without being loaded again', async (part) => {
    const page = await open();
    for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Load More Events' }).click();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const link = part === 'title' ? card(page).getByRole('link', { name: title }) : card(page).locator('a:has(> time)');
    await link.click();
    await untilRinged(page);
    await expect.poll(() => address(page)).toBe(`/?event=${id}`);
    await expect.poll(() => isRinged(page), { timeout: 6_000 }).toBe(null);
    // The address names it already.
    await link.click();
    await untilRinged(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
    await page.goBack();
    await expect.poll(() => address(page)).toBe('/');
  });

  it('says at once that there is no such event', async () => {
    const page = await open('/?event=unknown');
    // Before the eight seconds that an event which was just pushed is waited for.
    await page.getByText('It is no longer on the timeline.').waitFor({ timeout: 6_000 });
  });

  it('is copied', async () => {
    const page = await open(`/?event=${id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card(page).getByRole('button', { name: 'Copy link' }).press('Enter');
    await expectToast(page, 'Link copied', `${vigil.url}/?event=${id}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${vigil.url}/?event=${id}`);
  });

  it('is shown where it cannot be copied', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const page = await open(`/?event=${id}`, { before });
    await card(page).getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'The link could not be copied', `${vigil.url}/?event=${id}`);
  });

  it('is shared by the dialog of the system, where there is one', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        const share = async (data: ShareData) => void Object.assign(globalThis, { shared: data });
        Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
      });
    const page = await open(`/?event=${id}`, { before });
    await card(page).getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared')))
      .toEqual({ title, url: `${vigil.url}/?event=${id}` });
  });
});

describe('an event whose link is open', () => {
  it.each(['hideEvent', 'eraseEvent'] as const)(
    'says that it was withdrawn after %s, and gives its focus to the list',
    async (call) => {
      const page = await open(`/?event=${id}`);
      await untilRinged(page);
      await admin.client.call(call, { params: { id } });
      await card(page).waitFor({ state: 'detached' });
      await page.getByText('This event was withdrawn.', { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('timeline-title');
      await expectToast(page, 'This event was withdrawn.', title);
    },
  );

  it('leads to the event that it is merged into', async () => {
    const other = nextDraft({ title: 'A fictional lighthouse goes dark' });
    await vigil.stores.events.append([other]);
    const page = await open(`/?event=${id}`);
    await untilRinged(page);
    await admin.client.call('mergeEvents', { params: { id }, body: { into: other.eventId } });
    await page.locator(`article[data-event-id="${other.eventId}"][data-ringed]`).waitFor();
    await expect.poll(() => page.getByText('This event was withdrawn.').count()).toBe(0);
  });
});

describe('the embed code of an event', () => {
  it('is copied, and shows the event in a page of another origin, which can frame no other page', async () => {
    const page = await open(`/?event=${id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card(page).getByRole('button', { name: 'Copy embed code' }).press('Enter');
    await page.getByText('Embed code copied', { exact: true }).waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());

    const frames = ['/', '/plain', `/?event=${id}`].map((path) => `<iframe src="${vigil.url}${path}"></iframe>`);
    const html = `<!doctype html><title>A fictional site</title>${code.replace(' loading="lazy"', '')}${frames.join('')}`;
    const elsewhere = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = elsewhere.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/`);
      const framed = page.frameLocator(`iframe[title="${title}"]`);
      await framed.getByRole('heading', { name: title }).waitFor();
      await expect.poll(() => refusals(page.complaints)).toBe(frames.length);
      for (const frame of page.frames().slice(2))
        expect(await frame.locator('body').innerText()).not.toContain('Vigil');
    } finally {
      await new Promise((resolve) => elsewhere.close(resolve));
    }
  });

  const refusals = (complaints: string[]) =>
    complaints.filter((one) => /frame-ancestors|X-Frame-Options/.test(one)).length;
});

describe('a visitor who signs in', () => {
  const signIn = async (page: Page) => {
    const { username } = await makeUser(vigil);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  it('comes back to the event that was open', async () => {
    const page = await open(`/?event=${id}`);
    await card(page).waitFor();
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Sign In' }).click();
    await signIn(page);
    await expect.poll(() => address(page)).toBe(`/?event=${id}`);
    await untilRinged(page);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/'])(
    'is not led off the site by %s',
    async (next) => {
      const page = await openPage(`/auth?next=${encodeURIComponent(next)}`);
      await signIn(page);
      await expect.poll(() => page.url()).toBe(`${vigil.url}/`);
    },
  );
});
