import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../harness/client.ts';
import { turns } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

let vigil: Vigil;
const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});

/** Where the stopped clock begins. */
const noon = Date.UTC(2030, 0, 2, 12);

/** The home screen with a stopped clock. */
async function open(): Promise<Page> {
  const page = await visit(browser(), vigil, '/', {
    moves: true,
    as: await makeUser(vigil),
    before: (page) => page.clock.install({ time: noon }),
  });
  await mark(page).waitFor();
  await page.locator('#tooltip').waitFor({ state: 'attached' });
  await page.clock.pauseAt(noon + 60_000);
  return page;
}

const tooltip = (page: Page) => page.getByRole('tooltip');
const scheme = (page: Page) => page.getByRole('button', { name: /^Theme/ });
const mark = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/LIVE|CONNECTED|POLLING|CONNECTING|OFFLINE/)
    .first();

/** Moves the pointer away and waits until the tooltip has gone. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 600);
  await turns(page);
  await page.clock.fastForward(120);
  await tooltip(page).waitFor({ state: 'hidden' });
}

describe('a tooltip', () => {
  it('opens after 700 ms, 4 pixels below; the next one within 300 ms opens at once, a later one does not', async () => {
    const page = await open();
    await scheme(page).hover();
    await turns(page);
    await page.clock.fastForward(690);
    await expect.poll(() => tooltip(page).count()).toBe(0);
    await page.clock.fastForward(10);
    await tooltip(page).waitFor();
    const [box, tip] = [await scheme(page).boundingBox(), await tooltip(page).boundingBox()];
    expect((tip?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeCloseTo(4, 0);

    await leave(page);
    await page.clock.fastForward(290);
    await mark(page).hover();
    await turns(page);
    await page.clock.fastForward(1);
    await tooltip(page).waitFor();

    await leave(page);
    await page.clock.fastForward(310);
    await scheme(page).hover();
    await turns(page);
    await page.clock.fastForward(690);
    await expect.poll(() => tooltip(page).count()).toBe(0);
    await page.context().close();
  });
});
