import { describe, expect, it } from 'vitest';
import { benchWeight } from '../bench/weight.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { eventIds, untilLive } from '../harness/page.ts';
import { shiftsOf, watchShifts } from '../harness/shifts.ts';
import { longestTaskDuring } from '../harness/tasks.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

/** Bytes, as gzip packs them at its best. */
const eagerScripts = 115_000;
const eagerStyles = 8_000;

/** Of the main thread's own time. What takes longer is felt. */
const longestTaskMs = 50;

describe('the first load of the home screen', () => {
  it('runs scripts and styles of no more than they may weigh', async () => {
    const { weight_scripts_kb: scripts, weight_styles_kb: styles } = await benchWeight();
    expect(scripts).toBeLessThanOrEqual(eagerScripts / 1000);
    expect(styles).toBeLessThanOrEqual(eagerStyles / 1000);
  });
});

describe('the home screen', () => {
  let vigil: Vigil;

  const { browser } = useBrowser(async () => {
    vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
    await vigil.stores.events.append(nextDrafts(40));
    for (let number = 0; number < 15; number++)
      await vigil.addSource(`Paper ${number}`, `http://127.0.0.1:1/${number}`);
    const { client } = await makeUser(vigil, { isAdmin: true });
    for (const name of ['generateAnalysis', 'generateBalance'] as const) await client.call(name);
    return vigil;
  });

  it.each([390, 1440])('of %i pixels moves nothing while it loads and while 20 events arrive', async (width) => {
    const page = await browser().newPage({ viewport: { width, height: 900 } });
    await page.addInitScript(watchShifts);
    await page.goto(vigil.url);
    await untilLive(page);
    const before = (await vigil.get('events')).totalCount;
    for (let number = 0; number < 19; number++) await vigil.stores.events.append([nextDraft()]);
    const last = nextDraft();
    await vigil.stores.events.append([last]);
    await page.getByText(`${before + 20} events`, { exact: true }).waitFor();
    await expect.poll(async () => (await eventIds(page))[0]).toBe(last.eventId);
    expect(await shiftsOf(page)).toEqual([]);
    // The sign-in screen is held to the same, in the same page.
    await page.goto(`${vigil.url}/auth`);
    await page.getByLabel('Username').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('is never busy for long while 100 events arrive in one second', async () => {
    const page = await browser().newPage();
    await page.goto(vigil.url);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const longest = await longestTaskDuring(browser(), page, async () => {
      for (let batch = 0; batch < 10; batch++) {
        await vigil.stores.events.append(nextDrafts(10));
        await page.waitForTimeout(100);
      }
      const [newest] = (await vigil.get('events')).events;
      await expect.poll(async () => (await eventIds(page))[0]).toBe(newest?.id);
    });
    expect(longest).toBeLessThanOrEqual(longestTaskMs);
    await page.context().close();
  });
});
