import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EventsReply } from '@vigil/common/events';
import { eventsLimit } from '@vigil/common/listing';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';
import { openBrowser } from '../harness/browser.ts';
import { nextDrafts } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { longestTaskDuring } from '../harness/tasks.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { median } from './child.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const rounds = 5;

/** What the list can be asked for, as `web/src/bench/cards.tsx` puts it on its page. */
type Act = 'mount' | 'push' | 'admit' | 'update' | 'mountStill' | 'admitStill';

/**
 * The timeline's list with 5 and with 1000 cards, script and layout together; beside it, in the same page, the same
 * cards as bare HTML with no code behind them; and the longest task of the whole home screen while 100 events arrive in
 * a second. Milliseconds of the main thread's CPU time, medians of five loads.
 */
export async function benchBrowser(): Promise<Record<string, number>> {
  const browser = await openBrowser({ installedFirst: true });
  const vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  try {
    await vigil.stores.events.append(nextDrafts(eventsLimit));
    return { ...(await benchCards(browser, vigil)), ...(await benchHome(browser, vigil)) };
  } finally {
    await vigil.end();
    await browser.close();
  }
}

async function benchCards(browser: Browser, vigil: Vigil): Promise<Record<string, number>> {
  const reply = await vigil.get('events', { page: 0, limit: eventsLimit });
  const few = { ...reply, events: reply.events.slice(0, 5), totalCount: 5 };
  const runs = await inPages(browser, {}, async (page) => {
    const cost = (act: Act) => longestTaskDuring(browser, page, () => page.evaluate(`bench.${act}()`));
    await hold(page, few);
    const mount5 = await cost('mount');
    await hold(page, reply);
    const mount1000 = await cost('mount');
    const update = await often(() => cost('update'));
    const push = await often(() => cost('push'));
    const admit = await often(async () => {
      await page.evaluate('bench.push()');
      return cost('admit');
    });
    await page.evaluate('bench.fill()');
    const cut = await cost('push');
    await page.evaluate('bench.still()');
    const mountStill = await cost('mountStill');
    const admitStill = await often(() => cost('admitStill'));
    const ratios = { mountRatio: mount1000 / mountStill, admitRatio: admit / admitStill };
    return { mount5, mount1000, update, push, admit, cut, ...ratios };
  });
  // Only React's own profiler knows of renders that change nothing, and it makes everything slower.
  const profiling = { 'react-dom/client': 'react-dom/profiling' };
  const polls = await inPages(browser, profiling, async (page) => {
    await hold(page, reply);
    await page.evaluate('bench.mount()');
    return page.evaluate<number>('bench.poll()');
  });
  const of = (name: keyof (typeof runs)[number]) => median(runs.map((run) => run[name]));
  return {
    cards_mount_5_ms: of('mount5'),
    cards_mount_1000_ms: of('mount1000'),
    cards_mount_1000_to_bare_html: of('mountRatio'),
    cards_push_at_1000_ms: of('push'),
    cards_cut_at_1000_ms: of('cut'),
    cards_admitted_at_1000_ms: of('admit'),
    cards_admitted_at_1000_to_bare_html: of('admitRatio'),
    cards_update_at_1000_ms: of('update'),
    cards_renders_of_unchanged_poll: Math.max(...polls),
  };
}

/** Tells the page what is to be drawn. */
const hold = (page: Page, reply: EventsReply) =>
  page.evaluate((reply) => Reflect.get(globalThis, 'bench').hold(reply), reply);

/** What `measure` finds in each of five loads of the page of cards, built for production. */
async function inPages<T>(
  browser: Browser,
  alias: Record<string, string>,
  measure: (page: Page) => Promise<T>,
): Promise<T[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'vigil-cards-'));
  await build({
    root: join(web, 'src/bench'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['source', ...defaultClientConditions], alias },
    build: { outDir },
  });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: web,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const found: T[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      found.push(await measure(page));
      await page.close();
    }
    return found;
  } finally {
    await server.close();
    await rm(outDir, { recursive: true });
  }
}

/** The first time the browser reads the code of an act; what counts is the others. */
async function often(measure: () => Promise<number>): Promise<number> {
  const times = [];
  for (let time = 0; time < rounds; time++) times.push(await measure());
  return median(times);
}

async function benchHome(browser: Browser, vigil: Vigil): Promise<Record<string, number>> {
  const longest = [];
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage();
    await page.goto(vigil.url);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const arrive = async () => {
      for (let batch = 0; batch < 10; batch++) {
        await vigil.stores.events.append(nextDrafts(10));
        await page.waitForTimeout(100);
      }
      const [newest] = (await vigil.get('events')).events;
      await page.locator(`ol[data-live] > li:first-child [data-event-id="${newest?.id}"]`).waitFor();
    };
    longest.push(await longestTaskDuring(browser, page, arrive));
    await page.close();
  }
  return { home_100_events_longest_task_ms: median(longest) };
}
