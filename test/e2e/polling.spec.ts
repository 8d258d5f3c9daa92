import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../harness/client.ts';
import { nextDrafts } from '../harness/drafts.ts';
import { stopClock } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

let vigil: Vigil;
const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  await vigil.stores.events.append(nextDrafts(3));
  return vigil;
});

/** The addresses that the page asks for from now on. */
function record(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  return asked;
}

describe('the home screen', () => {
  it('asks for 1000 events, again after 30 s, and for nothing when the window gets the focus', async () => {
    const page = await visit(browser(), vigil, '/privacy', {
      as: await makeUser(vigil),
      before: (page) => page.clock.install({ time: Date.now() }),
    });
    const asked = record(page);
    const events = () => asked.filter(({ pathname }) => pathname === '/api/events').map(({ search }) => search);
    await page.goto(`${vigil.url}/`);
    await page.locator('article[data-event-id]').first().waitFor();
    await expect.poll(() => events()[0]).toBe('?page=0&limit=1000');
    await page.waitForLoadState('networkidle');
    await stopClock(page);
    // What the opening and the moved clock have set off is over by then.
    await expect.poll(() => quietFor(1_500)).toBe(true);
    asked.length = 0;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(1_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(31_000);
    await expect.poll(() => events().length).toBe(1);
    await page.context().close();

    /** Whether nothing is asked for so long. */
    async function quietFor(ms: number): Promise<boolean> {
      const before = asked.length;
      await new Promise((resolve) => setTimeout(resolve, ms));
      return asked.length === before;
    }
  });
});

it('a visitor whose session could not be loaded at the start is signed in by the next poll', async () => {
  let refusals = 0;
  const page = await visit(browser(), vigil, '/', {
    as: await makeUser(vigil),
    before: async (page) => {
      await page.clock.install({ time: Date.now() });
      await page.route('**/api/auth/session', (route) => {
        refusals += 1;
        return refusals > 1 ? route.continue() : route.fulfill({ status: 503, json: { error: 'Not available.' } });
      });
    },
  });
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await page.clock.runFor(31_000);
  await page.locator('article[data-event-id]').first().waitFor();
  await page.context().close();
});
