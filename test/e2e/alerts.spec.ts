import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { stopAt } from '../harness/keyboard.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, type View } from '../harness/visit.ts';

let vigil: Vigil;
let person: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});
beforeEach(async () => {
  person = await makeUser(vigil);
});

/** `answer`: what the browser says when it is asked for the right to notify; `now`: what it says before. */
async function open(
  path: string,
  { answer, now = answer }: Partial<Record<'answer' | 'now', NotificationPermission>> = {},
  view: View = {},
) {
  const page = await openPage(path, {
    ...view,
    as: person,
    before: (page) => page.addInitScript(standInForBrowser, { answer: answer ?? 'granted', now: now ?? 'default' }),
  });
  await button(page).waitFor();
  return page;
}

function standInForBrowser({ answer, now }: Record<'answer' | 'now', NotificationPermission>): void {
  const state = {
    permission: now,
    requestPermission: async () => {
      state.permission = answer;
      return answer;
    },
  };
  Object.assign(window, { Notification: state });
}

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Alerts/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Alerts' });
const sentence = (page: Page) => panel(page).getByRole('status');
const lines = (page: Page) => sentence(page).locator('p').allTextContents();
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('vigil-alerts') ?? 'null')?.alerts);

describe('the button of the alerts in the header', () => {
  it('says off, asks when it is pressed, says on, and says first whether closed tabs are alerted, then what will arrive', async () => {
    const page = await open('/privacy', { answer: 'granted', now: 'default' });
    await expect.poll(() => button(page).textContent()).toBe('Alerts off');
    await button(page).click();
    await page.getByText('Notifications enabled', { exact: true }).waitFor();
    await expect.poll(() => button(page).textContent()).toBe('Alerts on');
    await expect
      .poll(() => lines(page))
      .toEqual([
        expect.stringMatching(/^Only while this tab is open: /),
        'You will be notified of critical, urgent and high military, diplomatic and intelligence events.',
      ]);
    expect(await violationsInAllViews(page)).toEqual([]);
    await panel(page).getByRole('button', { name: 'Switch off' }).click();
    await expect.poll(() => button(page).textContent()).toBe('Alerts off');
    await expect.poll(() => sentence(page).textContent()).toContain('browser notifications are switched off');
    await page.reload();
    await expect.poll(() => button(page).textContent()).toBe('Alerts off');
  });

  it('says blocked where the browser blocks, and how to undo that', async () => {
    const page = await open('/privacy', { answer: 'denied' });
    await expect.poll(() => button(page).textContent()).toBe('Alerts blocked');
    await button(page).click();
    await expect.poll(() => sentence(page).textContent()).toContain('it blocks notifications of Vigil');
    await panel(page).getByText('Only you can allow it again').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
  });

  it('tells an administrator how to make Web Push keys, and no other user', async () => {
    const page = await open('/privacy', { answer: 'denied' });
    await button(page).click();
    await panel(page).getByText('Only you can allow it again').waitFor();
    expect(await panel(page).getByText('web-push').count()).toBe(0);
    person = await makeUser(vigil, { isAdmin: true });
    const other = await open('/privacy', { answer: 'granted' });
    await button(other).click();
    await panel(other).getByText('npx web-push generate-vapid-keys').waitFor();
    expect(await violationsInAllViews(other)).toEqual([]);
    await other.goto(`${vigil.url}/settings`);
    await other.getByText('npx web-push generate-vapid-keys').waitFor();
  });

  it('works by keyboard: Enter opens, Tab leads to what can be done, Escape closes and gives the focus back', async () => {
    const page = await open('/privacy', { answer: 'denied' });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => panel(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await stopAt(page)).toMatchObject({ name: 'Change what arrives', isSeen: true, isInSight: true });
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await stopAt(page)).toMatchObject({ name: expect.stringMatching(/^Alerts/) });
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    await page.mouse.click(20, 500);
    await panel(page).waitFor({ state: 'detached' });
  });

  it('follows what Settings changes', async () => {
    const page = await open('/settings', { answer: 'granted' });
    await page.getByRole('switch', { name: 'Browser Notifications' }).press('Space');
    await expect.poll(() => button(page).textContent()).toBe('Alerts on');
  });
});

describe('the alerts of this device', () => {
  it('are kept at once, and the sentence names quiet hours, places and repetition', async () => {
    const page = await open('/settings', { answer: 'granted' });
    await page.getByRole('switch', { name: 'Browser Notifications' }).press('Space');
    await expectToast(page, 'Notifications enabled');
    await page.getByRole('switch', { name: 'Quiet hours on this device' }).press('Space');
    await page.getByLabel('From', { exact: true }).selectOption('22:30');
    await page.getByRole('checkbox', { name: 'Critical events may break them' }).press('Space');
    const places = page.getByRole('combobox', { name: 'Cities and countries' });
    for (const name of ['Haifa, Israel', 'Isfahan, Iran']) {
      await places.fill(name);
      await page.getByRole('option', { name, exact: true }).waitFor();
      await places.press('ArrowDown');
      await places.press('Enter');
    }
    await places.press('Escape');
    await page.getByLabel('Urgency there').selectOption('medium');
    await page.getByRole('switch', { name: 'Repeat critical alerts' }).press('Space');
    await page
      .getByRole('status')
      .filter({
        hasText:
          'You will be notified of critical, urgent and high military, diplomatic and intelligence events. In your places, Haifa, Israel; Isfahan, Iran, of medium ones too. From 22:30 to 07:00 none of them arrives. A critical one comes again every minute, for ten minutes, until you have seen it.',
      })
      .waitFor();
    expect(await kept(page)).toEqual({
      quietHours: { from: '22:30', to: '07:00', allowsCritical: false },
      places: ['Haifa, Israel', 'Isfahan, Iran'],
      placesFrom: 'medium',
      repeatsCritical: true,
    });
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('22:30');
    await page.getByText('Haifa, Israel', { exact: true }).waitFor();
  });

  it('have the place that fits best by Enter, which never saves the form', async () => {
    const page = await open('/settings', { answer: 'granted' });
    const places = page.getByRole('combobox', { name: 'Cities and countries' });
    await places.press('Enter');
    for (const [typed, name] of [
      ['Haifa', 'Haifa, Israel'],
      ['iran', 'Iran'],
      ['tehr', 'Tehran, Iran'],
    ] as const) {
      await places.fill(typed);
      await page.getByRole('option', { name, exact: true }).waitFor();
      await places.press('Enter');
      await expect.poll(async () => (await kept(page))?.places.at(-1)).toBe(name);
    }
    expect((await kept(page)).places).toEqual(['Haifa, Israel', 'Iran', 'Tehran, Iran']);
    await places.fill('Atlantis');
    await page.getByText('No such place is known.').waitFor();
    await places.press('Enter');
    expect(await page.getByText('Settings Updated').count()).toBe(0);
  });

  it('take a name that is typed whole when the field is left, and say what was not added', async () => {
    const page = await open('/settings', { answer: 'granted' });
    const places = page.getByRole('combobox', { name: 'Cities and countries' });
    await places.fill('haifa');
    await page.getByRole('option', { name: 'Haifa, Israel', exact: true }).waitFor();
    await places.blur();
    await expect.poll(async () => (await kept(page))?.places).toEqual(['Haifa, Israel']);
    await places.fill('Atlant');
    await places.blur();
    await page.getByText('"Atlant" was not added. Choose one from the list.').waitFor();
    await places.fill('I');
    await page.getByText('was not added').waitFor({ state: 'detached' });
  });
});
