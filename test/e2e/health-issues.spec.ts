import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rss, startFeeds } from '../fakes/feeds.ts';
import { violations } from '../harness/axe.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

const { browser } = useBrowser();

it('readers are told at once what the monitor cannot see, and when it sees again', async () => {
  const paper = { body: rss([]) };
  const gone = { body: 'gone', type: 'text/plain', status: 500 };
  const feeds = await startFeeds({});
  const vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  const sides = { amberly: 'iranian', birchwood: 'israeli', cranmere: 'third', dunfold: 'third' } as const;
  for (const [name, side] of Object.entries(sides)) {
    await vigil.stores.sources.add({ name, url: `${feeds.url}/${name}.xml`, side, reliability: 90 });
  }
  const read = (...names: (keyof typeof sides)[]) => {
    for (const name of Object.keys(sides)) feeds.set(`/${name}.xml`, names.some((one) => one === name) ? paper : gone);
    return vigil.scanner.run({ force: true });
  };
  await read('amberly', 'birchwood', 'cranmere', 'dunfold');
  await vigil.stores.events.append(nextDrafts(3));
  const admin = await makeUser(vigil, { isAdmin: true });

  const page = await visit(browser(), vigil, '/', { as: admin });
  await untilLive(page);
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'can be read' }).count()).toBe(0);

  await read('amberly', 'cranmere', 'dunfold');
  await banner(page, /^No Israeli source can be read. Nothing was received from that side since \d\d:\d\d.$/).waitFor();
  await read('cranmere');
  await banner(page, /^No Iranian and no Israeli source can be read.* 1 more under System Status.$/).waitFor();
  const details = page.getByRole('list', { name: 'Health issues' }).getByRole('listitem');
  await expect.poll(() => details.allInnerTexts()).toEqual([expect.stringMatching(/^Only 1 of 4 feeds can be read\./)]);
  expect(await violations(page)).toEqual([]);

  // Who opens the page meanwhile is told too, and so is the administrator's panel.
  const panel = await visit(browser(), vigil, '/admin?tab=system', { as: admin });
  const all = panel.getByRole('list', { name: 'Health issues' }).getByRole('listitem');
  await all.nth(1).waitFor();
  await expect
    .poll(async () => (await all.allInnerTexts())[0])
    .toMatch(/^No Iranian and no Israeli source can be read\./);
  await panel.context().close();

  await read('amberly', 'birchwood', 'cranmere', 'dunfold');
  await banner(page, /can be read/).waitFor({ state: 'detached' });
  await expect.poll(() => details.count()).toBe(0);
  expect(page.complaints).toEqual([]);
  await page.context().close();
  await vigil.end();
  await feeds.close();
});

it('an alert channel that cannot be reached is said on every screen, to readers and administrators, until it answers', async () => {
  const quiet = { body: '\uFEFF\r\n', type: 'application/json' };
  const channel = await startFeeds({ '/alerts.json': quiet });
  const vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  const url = `${channel.url}/alerts.json`;
  await vigil.stores.sources.add({ name: 'Civil Defence', url, side: 'israeli', reliability: 95, kind: 'oref' });
  vigil.scheduleScans();
  const admin = await makeUser(vigil, { isAdmin: true });
  const reader = await visit(browser(), vigil, '/');
  const panel = await visit(browser(), vigil, '/admin?tab=system', { as: admin });
  await untilLive(reader);
  await expect.poll(async () => (await vigil.get('sources'))[0]?.status, { timeout: 20_000 }).toBe('active');
  const strip = (page: Page) =>
    page.getByRole('alert').filter({
      hasText:
        /^The alert channel Civil Defence cannot be reached since \d\d:\d\d. Sirens and all-clears may be missing.$/,
    });
  expect(await strip(reader).count()).toBe(0);

  channel.set('/alerts.json', { body: '', status: 503 });
  for (const page of [reader, panel]) await strip(page).waitFor();
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await reader.waitForURL(/privacy/);
  await strip(reader).waitFor();
  expect(await violations(reader)).toEqual([]);

  channel.set('/alerts.json', quiet);
  for (const page of [reader, panel]) await strip(page).waitFor({ state: 'detached' });
  for (const page of [reader, panel]) await page.context().close();
  await vigil.end();
  await channel.close();
});

it('the strip of alert channels hides nothing at the end of the page, however many lines it takes', async () => {
  const channel = await startFeeds({});
  const vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  for (const name of ['Civil Defence of the Harbour District', 'Office of Public Warnings of Greater Amberly']) {
    const url = `${channel.url}/${name.length}.json`;
    await vigil.stores.sources.add({ name, url, side: 'third', reliability: 95, kind: 'oref' });
  }
  vigil.scheduleScans();
  const page = await visit(browser(), vigil, '/privacy', { width: 320 });
  const strip = page.getByRole('alert').filter({ hasText: 'The alert channels' });
  await strip.waitFor({ timeout: 20_000 });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page grows while it loads.
  const gap = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).boundingBox();
    return ((await strip.boundingBox())?.y ?? 0) - (foot?.y ?? 900) - (foot?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect((await strip.boundingBox())?.height).toBeGreaterThan(64);
  // It stays at the foot of the window when the page is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  const above = await strip.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(900, 0);
  // The banner of a critical event stands above it.
  await vigil.stores.events.append([nextDraft({ title: 'A fictional lock is closed', urgencyLevel: 'critical' })]);
  const banner = page.getByRole('alert').filter({ hasText: 'A fictional lock' }).locator('[data-urgency]');
  await banner.waitFor();
  const bannerBox = await banner.boundingBox();
  expect((bannerBox?.y ?? 900) + (bannerBox?.height ?? 0)).toBeLessThanOrEqual((await strip.boundingBox())?.y ?? 0);
  await page.context().close();
  await vigil.end();
  await channel.close();
});

const banner = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
