import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { eventIds, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  await admin.client.call('generateBalance');
  return vigil;
});

beforeEach(async () => {
  await emptyTimeline(admin);
  await vigil.stores.events.append(nextDrafts(9));
});

/** A page whose list is read, so that critical events wait and are not seen. */
async function open(view: View = {}): Promise<Page> {
  const page = await openPage('/', { width: 1440, ...view });
  await untilLive(page);
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.locator('article').first().focus();
  return page;
}

const banner = (page: Page) => page.getByRole('alert').locator('[data-urgency]');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const killed = (value: string) => [{ what: 'killed', value, by: 'Harbour office' }];
const critical = (title: string, location: string, more = {}) =>
  nextDraft({ title, location, urgencyLevel: 'critical', eventType: 'military', ...more });

/** Nine critical events: the most severe is neither the first nor the last of them. */
const night = () => [
  critical('A fictional alarm', 'Haifa, Israel'),
  critical('Forty killed in a fictional hall', 'Tehran, Iran', { figures: killed('at least 40') }),
  critical('Four killed on a fictional road', 'Minab, Iran', { figures: killed('4') }),
  ...[1, 2, 3, 4, 5, 6].map((count) => critical(`A fictional fire ${count}`, `Port ${count}`)),
];

describe('the banner of critical events', () => {
  it('stands above the list and lies over nothing, in any colours', async () => {
    const page = await open();
    await vigil.stores.events.append(night());
    await banner(page).waitFor();
    await page.getByRole('button', { name: /^9 new/ }).waitFor();
    const box = await boxOf(banner(page));
    for (const other of [
      page.getByRole('link', { name: /Balance of Power/ }),
      page.getByRole('heading', { name: 'Threat Level' }),
      page.getByRole('button', { name: 'All Events' }),
      page.getByRole('button', { name: 'Earlier' }),
      page.getByRole('button', { name: /^9 new/ }),
      page.locator('article').first(),
    ])
      expect(overlaps(box, await boxOf(other))).toBe(false);
    expect(await violationsInAllViews(page)).toEqual([]);
  });

  it('shows the most severe, those of the places of the reader before it, and is put away at once', async () => {
    const person = await makeUser(vigil);
    const alerts = { quietHours: null, places: ['Haifa, Israel'], placesFrom: 'low', repeatsCritical: false };
    const page = await open({
      as: person,
      before: (one) =>
        one.addInitScript(
          (kept) => localStorage.setItem('vigil-alerts', kept),
          JSON.stringify({ userId: person.id, alerts }),
        ),
    });
    await vigil.stores.events.append(night());
    await banner(page).getByRole('link', { name: 'A fictional alarm' }).waitFor();
    await banner(page).getByText('Your place: Haifa, Israel').waitFor();
    await banner(page).getByText('8 more').waitFor();
    await banner(page).getByRole('link', { name: 'A fictional alarm' }).click();
    await banner(page).getByRole('link', { name: 'Forty killed in a fictional hall' }).waitFor();
    await banner(page).getByText('7 more').waitFor();
    await button(page, 'Dismiss all').click();
    await banner(page).waitFor({ state: 'detached' });
  });

  it('opens the others filtered', async () => {
    const page = await open();
    const drafts = night();
    await vigil.stores.events.append(drafts);
    await banner(page).getByRole('link', { name: '8 more' }).click();
    await page.getByRole('button', { name: /^Critical and urgent/, pressed: true }).waitFor();
    await expect
      .poll(async () => (await eventIds(page)).toSorted())
      .toEqual(drafts.map(({ eventId }) => eventId).toSorted());
  });

  it('is gone once its event was on screen for three seconds, and what is read stays where it is', async () => {
    const page = await openPage('/', { width: 1440 });
    await untilLive(page);
    await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
    await vigil.stores.events.append([critical('A fictional alarm', 'Haifa, Israel')]);
    await button(page, 'Dismiss').waitFor();
    await page.getByRole('heading', { name: 'A fictional alarm' }).waitFor();
    const shown = performance.now();
    await banner(page).waitFor({ state: 'detached' });
    expect(performance.now() - shown).toBeGreaterThan(2_000);
  });

  it.each([0, 40])('moves nothing of a list that is read, %i pixels down', async (top) => {
    const page = await open();
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    const read = page.locator('article').nth(1);
    const before = await boxOf(read);
    await vigil.stores.events.append(night());
    await banner(page).waitFor();
    await expect.poll(async () => Math.abs((await boxOf(read)).y - before.y)).toBeLessThan(1);
    await button(page, 'Dismiss all').click();
    await banner(page).waitFor({ state: 'detached' });
  });
});

async function boxOf(one: Locator) {
  return (await one.boundingBox()) ?? expect.unreachable('it is not drawn');
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
