import { makeStating } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { eventIds, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

const killed = (value: string) => [{ what: 'killed', value, by: 'Harbour office' }];

/** 20 events at one place in 19 minutes, 12 of them critical. */
const strikes = () =>
  Array.from({ length: 20 }, (_, minute) =>
    nextDraft({
      title: `A fictional strike of minute ${minute}`,
      eventType: 'military',
      location: 'Harbour City',
      urgencyLevel: minute % 5 < 3 ? 'critical' : 'urgent',
      timestamp: new Date(Date.UTC(2030, 5, 1, 19, minute)).toISOString(),
      reports: makeStating({ kind: 'attack' }, [`Courier ${minute}`]),
      figures: minute === 3 ? killed('8') : minute === 9 ? killed('at least 11') : [],
    }),
  );

beforeEach(async () => {
  await emptyTimeline(admin);
  await vigil.stores.events.append(nextDrafts(7));
});

async function open(path = '/'): Promise<Page> {
  const page = await openPage(path);
  await untilLive(page);
  return page;
}

const sum =
  /^20 reports of attacks, Harbour City, \d\d:00 to \d\d:19: 12 critical, 8 urgent\. Highest toll of one: killed at least 11 in Harbour City$/;
const card = (page: Page) => page.getByRole('article', { name: sum });
const inside = (page: Page) => page.getByRole('list', { name: sum }).getByRole('article');
const all = (page: Page) => page.locator('ol[aria-label="Events"] > li');

describe('20 events of one kind, country and half hour', () => {
  it('are one card under their sum, which names the most severe, and open into all of them', async () => {
    const drafts = strikes();
    await vigil.stores.events.append(drafts);
    const page = await open();
    await card(page).getByRole('heading', { name: '20 reports of attacks · Harbour City' }).waitFor();
    await card(page).getByText('Most severe: A fictional strike of minute 17').waitFor();
    await expect.poll(() => card(page).getAttribute('data-urgency')).toBe('critical');
    await expect.poll(() => all(page).count()).toBe(5);
    await page.getByText('Showing 24 of 27').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);

    const opener = card(page).getByRole('button', { name: 'Open the 20 events' });
    await opener.press('Enter');
    await expect.poll(() => inside(page).count()).toBe(20);
    await expect
      .poll(async () => (await eventIds(page)).slice(0, 20))
      .toEqual(drafts.map(({ eventId }) => eventId).toReversed());
    expect(await violationsInAllViews(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Close the 20 events' }).press('Enter');
    await expect.poll(() => inside(page).count()).toBe(0);
  });

  it('follow the filters', async () => {
    await vigil.stores.events.append(strikes());
    const page = await open();
    await page.getByRole('button', { name: /^Military/ }).click();
    await card(page).waitFor();
    await expect.poll(() => all(page).count()).toBe(1);
    await page.getByRole('button', { name: /^Other/ }).click();
    await card(page).waitFor({ state: 'detached' });
  });

  it('are opened by the link of one of them', async () => {
    const drafts = strikes();
    await vigil.stores.events.append(drafts);
    const page = await open(`/?event=${drafts[4]?.eventId}`);
    await page.locator(`article[data-event-id="${drafts[4]?.eventId}"][data-ringed]`).waitFor();
    await expect.poll(() => inside(page).count()).toBe(20);
  });

  it('of several places in one country are one card that names the places, apart from other kinds', async () => {
    const at = (minute: number, title: string, location: string, kind: 'attack' | 'hack' = 'attack') =>
      nextDraft({
        title,
        location,
        eventType: 'military',
        reports: makeStating({ kind }, [`Courier ${minute}`]),
        timestamp: new Date(Date.UTC(2030, 5, 1, 19, minute)).toISOString(),
      });
    await vigil.stores.events.append([
      at(0, 'A fictional strike of the first place', 'Haifa, Israel'),
      at(1, 'A fictional strike of the second place', 'Tel Aviv, Israel'),
      at(2, 'A fictional strike of the third place', 'Israel'),
      at(3, 'A fictional blackout of the first place', 'Haifa, Israel', 'hack'),
    ]);
    const page = await open();
    await page.getByRole('article', { name: /^3 reports of attacks, Israel: Tel Aviv, Haifa, / }).waitFor();
    await page.getByRole('article', { name: 'A fictional blackout of the first place' }).waitFor();
  });

  it('wait as 20 while the list is paused, and fold when they are let in', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Pause' }).click();
    await vigil.stores.events.append(strikes());
    await page.getByRole('button', { name: '20 new · 12 critical' }).click();
    await card(page).waitFor();
    await expect.poll(() => card(page).getAttribute('data-fresh')).toBe('true');
    await expect.poll(() => all(page).count()).toBe(5);
  });
});
