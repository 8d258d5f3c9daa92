import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../harness/client.ts';
import { stopClock, turns } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { failCall, visit } from '../harness/visit.ts';

let vigil: Vigil;
let page: Page;

const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  page = await visit(browser(), vigil, '/privacy', {
    as: await makeUser(vigil),
    moves: true,
    before: (page) => page.clock.install(),
  });
  return vigil;
});

// The clock stands still from here on but for what a test has it run.
beforeEach(async () => {
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.clock.resume();
  await page.goto(`${vigil.url}/settings`);
  await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
  // What shows toasts is fetched a second after the first paint.
  await page.clock.fastForward(1_000);
  await region().waitFor({ state: 'attached' });
  await stopClock(page, 60_000);
});

const region = () => page.getByRole('region', { name: 'Notifications (F8)' });
const cards = () => region().locator('[data-phase]');
const shown = () => region().locator('[data-phase=shown]');
const save = () => page.getByRole('button', { name: 'Save Preferences' }).click();

interface Box {
  y: number;
  height: number;
}

/** Whether two boxes that exist share a horizontal line. */
function overlap(a: Box | null, b: Box | null): boolean {
  if (!a || !b) throw new Error('There is no such box.');
  return a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Asks for a toast and waits until it has come in. */
async function showOne(): Promise<void> {
  await save();
  await cards().waitFor();
  await turns(page);
  await page.clock.fastForward(50);
  await shown().waitFor();
}

describe('a toast', () => {
  it('is shown at once on a page that was loaded a moment ago', async () => {
    // With the clock stopped, what is fetched a second after the first paint does not come by itself.
    await page.goto(`${vigil.url}/settings`);
    await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
    const fetched = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
    await save();
    await fetched;
    let passedMs = 0;
    await expect
      .poll(async () => {
        passedMs += 100;
        if (passedMs < 900) await page.clock.fastForward(100);
        await turns(page);
        return shown().count();
      })
      .toBe(1);
  });

  it('comes in within 50 ms, is there for 5000 ms, then leaves within 300 ms', async () => {
    await save();
    await region().locator('[data-phase=coming]').waitFor({ state: 'attached' });
    await turns(page);
    await page.clock.fastForward(50);
    await shown().waitFor();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4_500);
    await turns(page);
    await expect.poll(() => shown().count()).toBe(1);
    await page.clock.fastForward(500);
    await region().locator('[data-phase=leaving]').waitFor();
    await turns(page);
    await page.clock.fastForward(300);
    await cards().waitFor({ state: 'detached' });
  });

  it('can be read in its region by F8 for 1,000,000 ms after it has left', async () => {
    await showOne();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5_000);
    await region().locator('[data-phase=leaving]').waitFor({ state: 'attached' });
    await turns(page);
    await page.clock.fastForward(300);
    await cards().waitFor({ state: 'detached' });
    await page.keyboard.press('F8');
    await region().getByText('Settings Updated').waitFor();
    await page.clock.fastForward(999_000);
    await expect.poll(() => region().getByText('Settings Updated').count()).toBe(1);
    await page.clock.fastForward(1_000);
    await region().getByText('Settings Updated').waitFor({ state: 'detached' });
  });

  it('is a status when it tells of success and an alert when it tells of failure', async () => {
    await showOne();
    await region().getByRole('status').getByText('Settings Updated').waitFor();
    await region().getByRole('button', { name: 'Close' }).click();
    await turns(page);
    await page.clock.fastForward(300);
    await cards().waitFor({ state: 'detached' });
    await failCall(page, { method: 'POST', path: '**/api/user/settings' });
    await showOne();
    await region().getByRole('alert').getByText('Update Failed').waitFor();
  });

  it('is alone: the next one waits for it, and does not wait long', async () => {
    await showOne();
    await failCall(page, { method: 'POST', path: '**/api/user/settings' });
    const failed = page.waitForEvent('requestfailed');
    await save();
    await failed;
    await turns(page);
    await expect.poll(() => cards().count()).toBe(1);
    await cards().getByText('Settings Updated').waitFor();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(2_000);
    await region().locator('[data-phase=leaving]').waitFor();
    await turns(page);
    await page.clock.fastForward(300);
    await cards().getByText('Update Failed').waitFor();
    await expect.poll(() => cards().count()).toBe(1);
  });

  it('stays while the pointer is on it', async () => {
    await showOne();
    await cards().hover();
    await turns(page);
    await page.clock.fastForward(20_000);
    await turns(page);
    await expect.poll(() => shown().count()).toBe(1);
  });

  it('is reached by F8 and sent away by Escape, and the focus goes back to where it was', async () => {
    await page.getByLabel('Alert Threshold').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await showOne();
    await page.getByLabel('Alert Threshold').focus();
    await page.keyboard.press('F8');
    await expect.poll(() => region().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await region().locator('[data-phase=leaving]').waitFor();
    await expect
      .poll(() => page.getByLabel('Alert Threshold').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('is pulled away to the right by 50 pixels, and not by less', async () => {
    // It slides in, and back after the first pull, in real time: a pull that begins meanwhile may begin beside it. `hover` waits
    // until it stands still.
    await showOne();
    await cards().hover({ trial: true });
    const box = await cards().boundingBox();
    // Whole pixels: between two of them a pull of 49 may count as 50.
    const [x, y] = [Math.round(box?.x ?? 0) + 40, Math.round(box?.y ?? 0) + 20];
    const pull = async (px: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + px, y, { steps: 4 });
      await page.mouse.up();
    };
    await pull(49);
    await turns(page);
    await expect.poll(() => cards().boundingBox()).toEqual(box);
    await expect.poll(() => shown().count()).toBe(1);
    await pull(50);
    await region().locator('[data-phase=leaving]').waitFor();
  });

  it('stays while its region has the focus', async () => {
    await showOne();
    await page.mouse.move(0, 0);
    await page.keyboard.press('F8');
    await turns(page);
    await page.clock.fastForward(20_000);
    await turns(page);
    await expect.poll(() => shown().count()).toBe(1);
    await page.getByLabel('Alert Threshold').focus();
    await turns(page);
    await page.clock.fastForward(5_000);
    await region().locator('[data-phase=leaving]').waitFor();
  });
});

describe('a toast on a screen of 390 pixels', () => {
  it.each([
    ['/settings', 'Save Preferences'],
    ['/profile', 'Update Profile'],
    ['/auth', 'Sign In'],
  ])('on %s covers no part of the button %s, wherever the button is', async (path, name) => {
    const phone = await visit(browser(), vigil, path, {
      width: 390,
      ...(path !== '/auth' && { as: await makeUser(vigil) }),
    });
    const button = phone.getByRole('button', { name, exact: true });
    await button.waitFor();
    for (const block of ['end', 'center', 'start'] as const) {
      await phone.mouse.move(0, 0);
      await button.evaluate((element, block) => element.scrollIntoView({ block }), block);
      // Not by the pointer, which would scroll the page.
      await button.evaluate((element: HTMLElement) => element.click());
      const card = phone.getByRole('region', { name: 'Notifications (F8)' }).locator('[data-phase=shown]');
      await card.waitFor();
      await expect.poll(async () => overlap(await card.boundingBox(), await button.boundingBox())).toBe(false);
      await card.getByRole('button', { name: 'Close' }).click();
      await card.waitFor({ state: 'detached' });
    }
    await phone.context().close();
  });
});
