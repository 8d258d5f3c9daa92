import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../harness/client.ts';
import { turns, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';
import { coloured, text } from './spec-tables/find.ts';

let vigil: Vigil;
const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});

/** Where the stopped clock begins. */
const noon = Date.UTC(2030, 0, 2, 12);

const notice = (page: Page, type: string) =>
  page.getByRole('region', { name: 'Notices' }).locator(`[data-type=${type}]`);
const inPhase = (page: Page, type: string, phase: string) =>
  notice(page, type).and(page.locator(`[data-phase=${phase}]`));

/** Expects its text, and an icon in the colour of its type. */
async function expectNotice(page: Page, type: string, colour: string, words: string): Promise<void> {
  await text(notice(page, type), words);
  await coloured((one) => notice(one, type).locator('svg'))(page, colour);
}

/** No socket of the page opens. */
function breakSockets(): void {
  class Broken extends EventTarget {
    onerror: ((event: Event) => void) | null = null;
    constructor() {
      super();
      setTimeout(() => this.onerror?.(new Event('error')));
    }
    close() {}
  }
  Object.assign(window, { WebSocket: Broken });
}

describe('an in-app notice', () => {
  it('appears after 50 ms, stays for 5000 ms and slides out in 300 ms; it can be dismissed', async () => {
    const page = await visit(browser(), vigil, '/privacy', { as: await makeUser(vigil), moves: true });
    await page.addInitScript(breakSockets);
    await page.clock.install({ time: noon });
    await page.route('**/socket.io/**', (route) => route.fulfill({ json: 'nothing' }));
    await page.goto(`${vigil.url}/`);
    await page.getByRole('banner').getByText('POLLING').waitFor();
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    // Before the clock jumps: the jump starts a poll, whose answer would end what the event begins.
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.pauseAt(noon + 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByRole('banner').getByText('OFFLINE').waitFor();

    await page.clock.fastForward(3_100);
    await inPhase(page, 'error', 'coming').waitFor({ state: 'attached' });
    await turns(page);
    await page.clock.fastForward(60);
    await inPhase(page, 'error', 'shown').waitFor();
    await expectNotice(page, 'error', 'red', 'Connection lost');
    await page.clock.fastForward(4_800);
    await turns(page);
    await expect.poll(() => notice(page, 'error').getAttribute('data-phase')).toBe('shown');
    await page.clock.fastForward(200);
    await inPhase(page, 'error', 'leaving').waitFor({ state: 'attached' });
    await turns(page);
    await page.clock.fastForward(280);
    await turns(page);
    await expect.poll(() => notice(page, 'error').count()).toBe(1);
    await page.clock.fastForward(40);
    await notice(page, 'error').waitFor({ state: 'detached' });

    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await notice(page, 'success').waitFor({ state: 'attached' });
    await turns(page);
    await page.clock.fastForward(60);
    await expectNotice(page, 'success', 'green', 'Connection restored');
    await notice(page, 'success').getByRole('button', { name: 'Dismiss' }).click();
    await turns(page);
    await page.clock.fastForward(320);
    await notice(page, 'success').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('is blue about another role and yellow about a session that an administrator ended', async () => {
    const [admin, person] = [await makeUser(vigil, { isAdmin: true }), await makeUser(vigil)];
    const page = await visit(browser(), vigil, '/', { as: person, moves: true });
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    await untilLive(page);
    await admin.client.call('setAdmin', { params: { id: person.id }, body: { isAdmin: true } });
    await expectNotice(page, 'info', 'blue', 'Your role has changed');
    await admin.client.call('endUserSessions', { params: { id: person.id } });
    await expectNotice(page, 'warning', 'yellow', 'Session ended');
    await page.context().close();
  });
});
