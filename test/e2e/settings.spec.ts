import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall } from '../harness/visit.ts';

let vigil: Vigil;
let person: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});
beforeEach(async () => {
  person = await makeUser(vigil);
});

/** `permission`: what the browser answers when it is asked for the right to notify; null where it cannot notify. */
async function open(permission: NotificationPermission | null = 'granted') {
  const page = await openPage('/settings', {
    as: person,
    before: (page) => page.addInitScript(standInForBrowser, permission),
  });
  await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
  return page;
}

function standInForBrowser(answer: NotificationPermission | null): void {
  if (answer === null) Reflect.deleteProperty(window, 'Notification');
  else Object.assign(window, { Notification: { permission: answer, requestPermission: async () => answer } });
}

const saved = async () => (await person.client.call('settings')).body;
const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' }).click();
const browserSwitch = (page: Page) => page.getByRole('switch', { name: 'Browser Notifications' });

describe('the settings', () => {
  it('begin with high, conservative, 30 days and notifications enabled', async () => {
    const page = await open();
    await expect.poll(() => page.getByLabel('Alert Threshold').inputValue()).toBe('high');
    await expect.poll(() => page.getByLabel('Analysis Mode').inputValue()).toBe('conservative');
    await expect.poll(() => page.getByLabel('Personal Data Retention').inputValue()).toBe('30');
    await expect.poll(() => page.getByRole('switch', { name: 'Notifications Enabled' }).isChecked()).toBe(true);
    await expect
      .poll(() => page.getByLabel('Personal Data Retention').locator('option').allTextContents())
      .toEqual(['7 days', '14 days', '30 days', '60 days', '90 days']);
  });

  it("'Settings Updated', and they are the same after a reload", async () => {
    const page = await open();
    await page.getByLabel('Alert Threshold').selectOption('low');
    await page.getByLabel('Analysis Mode').selectOption('comprehensive');
    await page.getByLabel('Personal Data Retention').selectOption('90');
    await page.getByRole('switch', { name: 'Notifications Enabled' }).press('Space');
    await save(page);
    await expectToast(page, 'Settings Updated');
    expect(await saved()).toMatchObject({
      alertThreshold: 'low',
      analysisMode: 'comprehensive',
      retentionDays: 90,
      notificationsEnabled: false,
    });
    await page.reload();
    await expect.poll(() => page.getByLabel('Alert Threshold').inputValue()).toBe('low');
    await expect.poll(() => page.getByRole('switch', { name: 'Notifications Enabled' }).isChecked()).toBe(false);
  });

  it("'Update Failed' - 'Failed to update your settings. Please try again.', and it is sent once", async () => {
    const page = await open();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/user/settings')) sent += 1;
    });
    await failCall(page, { method: 'POST', path: '**/api/user/settings', error: 'Not this sentence.' });
    await save(page);
    await expectToast(page, 'Update Failed', 'Failed to update your settings. Please try again.');
    expect(sent).toBe(1);
  });
});

describe('the browser notification preferences', () => {
  it('begin switched off, with critical, urgent, high, military, diplomatic, intelligence, and sound', async () => {
    const page = await open();
    await expect.poll(() => browserSwitch(page).isChecked()).toBe(false);
    await expect.poll(() => page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(true);
    const chosen = () =>
      page
        .getByRole('checkbox', { checked: true })
        .evaluateAll((boxes) => boxes.map((box) => box.closest('div')?.parentElement?.textContent));
    await expect.poll(chosen).toEqual(['Critical', 'Urgent', 'High', 'Military', 'Diplomatic', 'Intelligence']);
  });

  it("'Notifications enabled' when the browser allows them; kept by the browser at once and by the account when saved", async () => {
    const page = await open('granted');
    await browserSwitch(page).press('Space');
    await expectToast(page, 'Notifications enabled');
    await page.getByRole('checkbox', { name: 'Cyber' }).press('Space');
    await save(page);
    await expectToast(page, 'Settings Updated');
    expect((await saved()).notificationPreferences).toEqual({
      enabled: true,
      urgencyLevels: ['critical', 'urgent', 'high'],
      eventTypes: ['military', 'diplomatic', 'intelligence', 'cyber'],
      soundEnabled: true,
    });
    await page.reload();
    await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
    await expect.poll(() => browserSwitch(page).isChecked()).toBe(true);
  });

  it('say what will arrive: the alert threshold sets the ticks, and the ticks decide', async () => {
    const page = await open('granted');
    const says = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
    const box = (name: string) => page.getByRole('checkbox', { name });
    await says('Nothing will arrive in this browser: browser notifications are switched off.');
    await browserSwitch(page).press('Space');
    await says('You will be notified of critical, urgent and high military, diplomatic and intelligence events.');
    await box('Medium').press('Space');
    await expect.poll(() => page.getByLabel('Alert Threshold').inputValue()).toBe('high');
    await says(
      'You will be notified of critical, urgent, high and medium military, diplomatic and intelligence events.',
    );
    await save(page);
    await expectToast(page, 'Settings Updated');
    await expect.poll(() => page.getByText(/Save your preferences, and browsers/).count()).toBe(0);

    await page.getByLabel('Alert Threshold').selectOption('low');
    await expect.poll(() => box('Low').isChecked()).toBe(true);
    await says('You will be notified of all military, diplomatic and intelligence events. Save your preferences');
    await page.getByLabel('Alert Threshold').selectOption('high');
    await expect.poll(() => box('Medium').isChecked()).toBe(false);
    for (const name of ['Critical', 'Urgent', 'High']) await box(name).press('Space');
    await says('Nothing will arrive: no urgency level is ticked.');
    await save(page);
    await expectToast(page, 'Settings Updated');
    expect((await saved()).notificationPreferences.urgencyLevels).toEqual([]);
  });

  it.each([
    ['Notifications blocked', 'denied' as const],
    ['Notifications not supported', null],
  ])("'%s', and the switch stays off", async (title, permission) => {
    const page = await open(permission);
    await browserSwitch(page).press('Space');
    await expectToast(page, title);
    await expect.poll(() => browserSwitch(page).isChecked()).toBe(false);
  });
});
