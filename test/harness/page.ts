import type { Page } from 'playwright-core';

/** The ids of the events on screen, in their order. */
export function eventIds(page: Page): Promise<string[]> {
  return page
    .locator('article[data-event-id]')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('data-event-id') ?? ''));
}

/** Stops the clock of a page that has an installed one, a little later than it stands: no clock goes back. */
export async function stopClock(page: Page, laterMs = 5_000): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + laterMs);
}

/** Until what is drawn has set its timers, for a stopped clock to move them: it does so some turns of the page's loop later. */
export function turns(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Opens page after page of the timeline until there is no more. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load More Events' });
  while (await more.isVisible()) await more.click();
}

/**
 * Until the tab receives events by push, whether or not feeds are read, and shows those that were there before: the socket does not wait
 * for a load that takes long, and what is stored meanwhile would be in that load and not be new.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('[data-contact="live"]').filter({ visible: true }).first().waitFor();
  await page.getByText('Loading events...', { exact: true }).waitFor({ state: 'detached' });
}
