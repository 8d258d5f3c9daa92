import type { Page } from 'playwright-core';

/** The ids of the events on screen, in their order. */
export function eventIds(page: Page): Promise<string[]> {
  return page
    .locator('article[data-event-id]')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('data-event-id') ?? ''));
}

/** Opens page after page of the timeline until there is no more. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load More Events' });
  while (await more.isVisible()) await more.click();
}

/** Until the tab says that it hears of events by push. */
export async function untilLive(page: Page): Promise<void> {
  await page.getByText('LIVE', { exact: true }).filter({ visible: true }).first().waitFor();
}
