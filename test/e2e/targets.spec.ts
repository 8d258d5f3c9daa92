import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil } from '../harness/vigil.ts';

let admin: Member;

const { openPage } = useBrowser(async () => {
  const vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  const now = new Date().toISOString();
  const origins = (item: string) =>
    ['One', 'Two'].map((paper) => ({
      item: `${item} ${paper}`,
      source: `Fictional Paper ${paper}`,
      url: `https://paper-${paper}.example/${item}`,
      title: `Fictional Paper ${paper} on ${item}`,
      publishedAt: null,
    }));
  await vigil.stores.events.append([
    ...nextDrafts(3),
    ...['Haifa', 'Isfahan', 'Tabriz'].map((place) =>
      nextDraft({
        title: `Missiles hit ${place} (fictional)`,
        eventType: 'military',
        urgencyLevel: 'critical',
        location: place,
        timestamp: now,
        reports: origins(place),
      }),
    ),
  ]);
  for (const name of ['generateAnalysis', 'generateDetailed', 'generateBalance'] as const)
    await admin.client.call(name);
  return vigil;
});

/**
 * Targets that a fingertip misses: less than 44 pixels of the vertical or the horizontal line through their middle hit
 * them. A link that is part of a sentence and breaks over lines is as large as its lines.
 */
const missed = (page: Page) =>
  page.evaluate(() => {
    const selector = 'a[href], button, select, summary';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((target) => target.checkVisibility() && target.getClientRects().length === 1)
      .filter((target) => !target.closest('[inert]') && target.getAttribute('href') !== '#content')
      .flatMap((target) => {
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
        const hits = (byX: number, byY: number) =>
          document.elementFromPoint((left + right) / 2 + byX, (top + bottom) / 2 + byY)?.closest(selector) === target;
        const reach = (x: number, y: number) => {
          let far = 0;
          while (far < 44 && hits(x * (far + 1), y * (far + 1))) far++;
          return far;
        };
        // The pixel in the middle is one of the 44; at each end there may be the half of another.
        const isLarge = reach(0, -1) + reach(0, 1) >= 42 && reach(-1, 0) + reach(1, 0) >= 42;
        const name = target.ariaLabel || target.textContent?.trim().slice(0, 40);
        return isLarge ? [] : [`${target.tagName} ${name} ${Math.round(width)}x${Math.round(height)}`];
      });
  });

/** The styles for fingers come after the first paint. */
const untilStyled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.startsWith('@media (pointer: coarse)') && cssText.includes('footer')),
    ),
  );

it.each([
  { path: '/', until: 'Permanent address' },
  { path: '/balance-of-power', until: 'Strategic Balance' },
  { path: '/indicators', until: 'Attacks between the sides' },
  { path: '/auth', until: 'Forgot your password?' },
  { path: '/privacy', until: 'Your rights' },
  { path: '/terms', until: 'Contact' },
  { path: '/nowhere', until: 'Back to Home', isAdmin: true },
  { path: '/admin?tab=events', until: 'Hide several events', isAdmin: true },
  { path: '/admin?tab=users', until: 'Search users', isAdmin: true },
  { path: '/settings', until: 'Save Preferences', isAdmin: true },
])('$path has targets of 44 by 44 pixels for a finger', async ({ path, until, isAdmin }) => {
  const page = await openPage(path, { width: 390, isTouch: true, ...(isAdmin && { as: admin }) });
  await page.getByText(until, { exact: true }).first().waitFor();
  await untilStyled(page);
  if (path === '/') {
    await page.getByRole('button', { name: 'Threat over time' }).click();
    await page.getByText('Show as a table').waitFor();
    await page.getByRole('button', { name: 'Event 1', exact: true }).first().click();
    await page.getByRole('link', { name: 'Read the report' }).first().waitFor();
  }
  await expect.poll(() => missed(page)).toEqual([]);
});

it('the box of a choice is pressed as far around it as a fingertip reaches', async () => {
  const page = await openPage('/settings', { width: 390, isTouch: true, as: admin });
  const box = page.getByRole('checkbox', { name: 'Critical', exact: true });
  await box.scrollIntoViewIfNeeded();
  const was = await box.isChecked();
  const { x = 0, y = 0 } = (await box.boundingBox()) ?? {};
  await page.touchscreen.tap(x + 10, y + 10 + 20);
  await expect.poll(() => box.isChecked()).toBe(!was);
  // The words above say what will arrive now, and may have become more or fewer.
  const after = (await box.boundingBox()) ?? { x, y };
  await page.touchscreen.tap(after.x + 10, after.y + 10 - 20);
  await expect.poll(() => box.isChecked()).toBe(was);
});
