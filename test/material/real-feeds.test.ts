import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { openBrowser } from '../harness/browser.ts';
import { eventIds, showAll, untilLive } from '../harness/page.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const folder = fileURLToPath(new URL('../../../shared/data/feeds/', import.meta.url));

let browser: Browser;
let feeds: Feeds;
let vigil: Vigil;
let names: string[];

beforeAll(async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  names = entries
    .filter((entry) => /\.(xml|rss)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const bodies = await Promise.all(
    names.map(async (name) => [`/${name}`, { body: await readFile(join(folder, name)), type: 'text/xml' }] as const),
  );
  feeds = await startFeeds(Object.fromEntries(bodies));
  browser = await openBrowser();
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
});
afterAll(async () => {
  await vigil?.end();
  await feeds?.close();
  await browser?.close();
});

describe('the feeds that real outlets served', () => {
  it('are all read, and their relevant items reach an open tab by push within a second of being stored', {
    timeout: 600_000,
  }, async () => {
    const page = await openWithoutPoll();
    for (const name of names)
      await vigil.addSource(name, `${feeds.url}/${name.split('/').map(encodeURIComponent).join('/')}`);
    const progress = await vigil.scanner.run();
    const stored = performance.now();
    expect(progress).toMatchObject({ total: names.length, done: names.length, failed: 0 });
    const { events, totalCount } = await vigil.get('events');
    expect(totalCount).toBeGreaterThan(50);
    await page.getByText(`${totalCount} events`).first().waitFor();
    expect(performance.now() - stored).toBeLessThan(1000);
    // What came after the first of them waits to be let in.
    const waiting = page.getByRole('button', { name: /^\d+ new events?$/ });
    if (await waiting.isVisible()) await waiting.click();
    await showAll(page);
    expect(await eventIds(page)).toEqual(events.map(({ id }) => id));
    await page.close();
  });

  it('reach a tab whose socket is cut by the poll', async () => {
    const { events } = await vigil.get('events');
    const context = await browser.newContext();
    await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await context.route('**/socket.io/**', (route) => route.abort());
    const page = await context.newPage();
    await page.clock.install();
    await page.route('**/api/events*', (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.goto(vigil.url);
    await page.getByText('Error loading events').waitFor();
    await page.unroute('**/api/events*');
    await page.clock.fastForward(31_000);
    await page.locator('article[data-event-id]').first().waitFor();
    expect(await eventIds(page)).toEqual(events.slice(0, 5).map(({ id }) => id));
    await context.close();
  });
});

/** A tab whose poll is refused from the first load on: what it shows afterwards came by push. */
async function openWithoutPoll(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(vigil.url);
  await untilLive(page);
  await page.route('**/api/events*', (route) => route.abort());
  await page.route('**/api/changes*', (route) => route.abort());
  return page;
}
