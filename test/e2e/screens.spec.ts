import { makeReport } from '@vigil/common/testing/make';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { violations, violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, type View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;
const isPublic = { PUBLIC_SITE: 'true' };

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: isPublic });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

// Each test begins with an empty timeline.
beforeEach(() => emptyTimeline(admin));

const open = (path: string, view?: View, server = vigil) => openPage(path, view, server);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** One of everything that an event can show. */
function fullEvent() {
  return nextDraft({
    title: 'A fictional event with everything that an event can have',
    imageUrls: Array.from({ length: 6 }, (_, index) => `/favicon.svg?${index}`),
    videoUrls: ['https://youtu.be/abcdefghijk', 'https://videos.example/film.mp4'],
    figures: [{ what: 'boats counted', value: '5', by: 'Harbour office' }],
    reports: Array.from({ length: 5 }, (_, index) => ({
      item: `full-${index}`,
      source: `Paper ${index}`,
      url: `https://paper.example/${index}`,
      title: 'A headline',
      publishedAt: null,
    })),
  });
}

describe('in both colours, wide and narrow', () => {
  it('the home screen, a picture and the navigation opened, has nothing that axe objects to', async () => {
    await vigil.addSource('Unreachable', 'http://127.0.0.1:1/feed.xml');
    await vigil.scanner.run();
    await vigil.stores.events.append([...nextDrafts(4), fullEvent()]);
    const page = await open('/');
    await untilLive(page);
    await page.getByText('The only feed cannot be reached.').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Home' }).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open image 1 of 6' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('the home screen is no wider than the window', async () => {
    await vigil.stores.events.append([fullEvent(), nextDraft({ title: `Word${'without'.repeat(30)}break` })]);
    const page = await open('/');
    await untilLive(page);
    await page.locator('article[data-event-id]').first().waitFor();
    await page.setViewportSize({ width: 360, height: 900 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });

  it.each(['/privacy', '/terms', '/nowhere'])('%s has nothing that axe objects to', async (path) => {
    const page = await open(path, { as: admin });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('the sign-in screen, both its forms and what they refuse have nothing that axe objects to', async () => {
    const guarded = await startVigil({ env: { CAPTCHA: 'altcha' } });
    onTestFinished(guarded.end);
    const page = await open('/', {}, guarded);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.locator('form').getByText('Please enter both username and password').waitFor();
    // A toast that has the focus stays: half faded it would be judged by half its contrast.
    await page.keyboard.press('F8');
    expect(await violationsInAllViews(page)).toEqual([]);
    await expectToast(page, 'Missing fields', 'Please enter both username and password');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('checkbox').waitFor();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.locator('form').getByText('Please fill in all required fields').waitFor();
    await page.getByText('Registration failed', { exact: true }).waitFor();
    await page.keyboard.press('F8');
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('the profile, what it refuses and its dialog have nothing that axe objects to', async () => {
    const page = await open('/profile', { as: await makeUser(vigil) });
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Current password is required').waitFor();
    await page.getByText('This device').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('the settings and the toast of their saving have nothing that axe objects to', async () => {
    const page = await open('/settings', { as: await makeUser(vigil) });
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await page.getByText('Settings Updated').waitFor();
    // A toast that has the focus stays.
    await page.keyboard.press('F8');
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('a report, the balance and the events behind them have nothing that axe objects to', async () => {
    await vigil.stores.events.append([
      fullEvent(),
      nextDraft({ title: 'Iran fires missiles at Haifa', timestamp: new Date().toISOString() }),
    ]);
    for (const name of ['generateAnalysis', 'generateDetailed', 'generateBalance'] as const)
      await admin.client.call(name);
    const page = await open('/', { as: admin });
    await page.getByText('Prayer Points').waitFor();
    const showMore = page.getByRole('button', { name: 'Show balanced' });
    if (await showMore.isVisible()) await showMore.click();
    await page.getByRole('button', { name: 'Event 1', exact: true }).first().click();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.getByRole('link', { name: /Balance of Power/ }).click();
    await page.getByText('What moves this').first().click();
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('the donation card has nothing that axe objects to', async () => {
    const json = { isPublic: true, donations: true, captcha: 'off' };
    const page = await open('/', { before: (page) => page.route('**/api/site', (route) => route.fulfill({ json })) });
    await page.getByRole('button', { name: 'Donate', exact: true }).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
  });
});

it.each(['dark', 'light'] as const)('a tooltip and a notice in %s have nothing that axe objects to', async (scheme) => {
  const person = await makeUser(vigil);
  const page = await open('/privacy', { scheme, as: person });
  await page.locator('#tooltip').waitFor({ state: 'attached' });
  await admin.client.call('setAdmin', { params: { id: person.id }, body: { isAdmin: true } });
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('Your role has changed');
  await notice.hover();
  // The header of an administrator has other things to reach than that of a user, and comes when it comes.
  const isShownByTab = async () => {
    await page.keyboard.press('Tab');
    const shown = page.getByRole('tooltip').waitFor({ timeout: 2_000 });
    return shown.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isShownByTab).toBe(true);
  expect(await violations(page)).toEqual([]);
});

describe('the static screens', () => {
  it.each(['/privacy', '/terms'])('%s gives its date, which is today, and leads home', async (path) => {
    const page = await open(path);
    await page.getByText('Last updated').waitFor();
    const text = (await page.textContent('main')) ?? '';
    expect(text).toContain(String(new Date().getFullYear()));
    expect(text).toContain('contact@');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Live Conflict Timeline' }).waitFor();
  });

  it('any other path is Page Not Found, with a way on and, small and below it, a hint for developers', async () => {
    const page = await open('/some/path', { as: admin });
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    const words = page.getByText('There is no page at /some/path.');
    const hint = page.getByText('Did you forget to add the page to the router?');
    const [wordsBox, wayBox, hintBox] = await Promise.all(
      [words, page.getByRole('link', { name: 'Back to Home' }), hint].map((part) => part.boundingBox()),
    );
    expect(wordsBox?.y).toBeLessThan(wayBox?.y ?? 0);
    expect(wayBox?.y).toBeLessThan(hintBox?.y ?? 0);
    const size = (part: typeof hint) => part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(await size(hint)).toBeLessThan(await size(words));
    // An installed server has no source files.
    expect(await page.innerText('main')).not.toMatch(/\.tsx?\b/);
  });
});

describe('an event', () => {
  it('shows four pictures and a tile for the others, each opening in full size', async () => {
    await vigil.stores.events.append([fullEvent()]);
    const page = await open('/');
    await page.getByRole('button', { name: 'Open image 4 of 6' }).waitFor();
    await expect.poll(() => page.locator('article img').count()).toBe(4);
    await page.getByRole('button', { name: 'Show 2 more images' }).click();
    await page.getByRole('dialog').getByRole('img').first().waitFor();
  });

  it('hides pictures that do not load', async () => {
    await vigil.stores.events.append([nextDraft({ imageUrls: ['/nowhere.png', '/favicon.svg'] })]);
    const page = await open('/');
    await page.getByRole('button', { name: 'Open image 1 of 1' }).waitFor();
  });

  it('opens no picture by itself after the one that was open did not load', async () => {
    const draft = nextDraft({ imageUrls: ['https://pictures.example/late.jpg'] });
    await vigil.stores.events.append([draft]);
    const before = (page: Page) => page.route('https://pictures.example/*', () => {});
    const page = await open('/', { before });
    const card = page.locator(`article[data-event-id="${draft.eventId}"]`);
    await card.getByRole('button', { name: 'Open image 1 of 1' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('img', { name: '1 of 1' }).dispatchEvent('error');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const report = makeReport({ item: `pictured-${draft.eventId}` });
    const data = { report, imageUrls: ['/favicon.svg'], urgencyLevel: 'low' as const };
    await vigil.stores.events.append([{ op: 'report', eventId: draft.eventId, item: report.item, by: 'test', data }]);
    await card.getByRole('button', { name: 'Open image 1 of 1' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('embeds videos of the two players and links the others', async () => {
    await vigil.stores.events.append([fullEvent()]);
    const page = await open('/');
    await expect
      .poll(() => page.getByRole('link', { name: /Open Video/ }).getAttribute('href'))
      .toBe('https://videos.example/film.mp4');
    await expect.poll(() => page.getByRole('link', { name: /Open Video/ }).count()).toBe(1);
  });

  it('gives its age in hours, then in minutes, then as Just now', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await vigil.stores.events.append([
      nextDraft({ timestamp: ago(200) }),
      nextDraft({ timestamp: ago(12.1) }),
      nextDraft({ timestamp: ago(0.1) }),
    ]);
    const page = await open('/');
    await page.locator('article[data-event-id]').first().waitFor();
    const ages = async () => {
      const times = await page.locator('article time').allTextContents();
      return times.map((time) => /Just now|\d+[mh]/.exec(time)?.[0]);
    };
    await expect.poll(ages).toEqual(['Just now', '12m', '3h']);
  });

  it('without a date is never Just now', async () => {
    await vigil.stores.events.append([nextDraft({ timestamp: new Date().toISOString(), precision: 'none' })]);
    const page = await open('/');
    await page.getByText('Time not given').first().waitFor();
    await expect.poll(() => page.getByText('Just now').count()).toBe(0);
  });
});

describe('a server that replays the archive', () => {
  it('says on screen that it is a replay', async () => {
    const replay = await startVigil({ replay: true, env: isPublic });
    onTestFinished(replay.end);
    const page = await open('/', {}, replay);
    await page.getByText('Replay: documented events of the archive, not live news.').waitFor();
  });
});
