import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;

const { openPage, closePages } = useBrowser(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

beforeEach(() => emptyTimeline(admin));
afterEach(closePages);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const wall = (page: Page) => page.getByRole('region', { name: 'The conflict at the moment' });
const titles = (page: Page) => wall(page).getByRole('listitem').locator('span').allTextContents();
const counts = (page: Page) => wall(page).locator('dd').allTextContents();
const boxOf = (page: Page) => wall(page).boundingBox();

describe('the sign-in screen of a closed site', () => {
  it('says plainly that there are no feeds, no events and no level', async () => {
    const page = await openPage('/');
    await page.getByRole('heading', { name: 'Vigil watches the Israel-Iran conflict', level: 1 }).waitFor();
    await wall(page).getByText('No events yet.').waitFor();
    expect(await wall(page).innerText()).toContain('Threat level: Unknown');
    expect(await wall(page).innerText()).toContain('No feeds are set up.');
    expect(await counts(page)).toEqual(['–', '–', '–', '–', '–']);
  });

  it('has the counts of 24 hours by urgency and the last three titles, and nothing hidden', async () => {
    const hidden = nextDraft({ title: 'A hidden fictional event', timestamp: hoursAgo(0.5), urgencyLevel: 'urgent' });
    await vigil.stores.events.append([
      nextDraft({ title: 'First of the day', timestamp: hoursAgo(3), urgencyLevel: 'critical' }),
      nextDraft({ title: 'Second of the day', timestamp: hoursAgo(2), urgencyLevel: 'low' }),
      nextDraft({ title: 'Third of the day', timestamp: hoursAgo(1), urgencyLevel: 'low' }),
      nextDraft({ title: 'Two days old', timestamp: hoursAgo(48), urgencyLevel: 'high' }),
      hidden,
    ]);
    await admin.client.call('hideEvent', { params: { id: hidden.eventId } });
    const page = await openPage('/');
    await expect.poll(() => titles(page)).toEqual(['Third of the day', 'Second of the day', 'First of the day']);
    expect(await counts(page)).toEqual(['1', '–', '–', '–', '2']);
    await wall(page).getByText('Newest evidence: 1 h ago').waitFor();
    await page.getByLabel('Username').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
  });

  it.each([390, 1440])(
    'at %i pixels keeps the place of figures that arrive late, with the form below',
    async (width) => {
      const long = 'A fictional title that is far too long for any line of this box and goes on and on '.repeat(2);
      await vigil.stores.events.append(
        [1, 2, 3].map((hours) => nextDraft({ title: long, timestamp: hoursAgo(hours) })),
      );
      const page = await openPage('/privacy', { width });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/threat', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${vigil.url}/auth`);
      await page.getByLabel('Username').waitFor();
      const before = [await boxOf(page), await page.getByLabel('Username').boundingBox()];
      release();
      await expect.poll(() => titles(page)).toHaveLength(3);
      expect([await boxOf(page), await page.getByLabel('Username').boundingBox()]).toEqual(before);
      const isWhole = await wall(page).evaluate((box) => box.scrollHeight <= box.clientHeight);
      expect(isWhole).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
    },
  );

  it('says that the figures could not be loaded, and the form still works', async () => {
    const page = await openPage('/privacy');
    await page.route('**/api/threat', (route) => route.abort());
    await page.goto(`${vigil.url}/auth`);
    await wall(page).getByText('The latest level and events could not be loaded.').waitFor();
    await page.getByLabel('Username').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('marks events of the archive and titles that a rule or a model has put into English', async () => {
    const add = (hours: number, fields: object) => nextDraft({ timestamp: hoursAgo(hours), ...fields });
    await vigil.stores.events.append([
      add(3, { title: 'A documented fictional event', archived: true }),
      add(2, { title: 'عنوان خيالي', lang: 'ar', gloss: 'Fictional harbour · ferry' }),
      add(1, { title: 'A fictional event', archived: false }),
    ]);
    const page = await openPage('/');
    await expect
      .poll(() => wall(page).getByRole('listitem').locator('small').allInnerTexts())
      .toEqual(['1h ago', '2h ago\nby rule', '3h ago\narchive']);
  });

  it('says that figures are earlier ones once the server does not answer', async () => {
    const page = await openPage('/', { before: (one) => one.clock.install() });
    await wall(page).getByText('No events yet.').waitFor();
    await page.route('**/api/threat', (route) => route.abort());
    await page.clock.fastForward(61_000);
    await wall(page).getByText('These are earlier figures: the server does not answer.').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });
});
