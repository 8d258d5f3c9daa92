import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { stopClock, turns, untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

let vigil: Vigil;
const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});

/** A page of a new user whose notifications are on, with a clock that can be stopped. */
const open = async (path: string) =>
  visit(browser(), vigil, path, {
    as: await makeUser(vigil),
    moves: true,
    before: async (page) => {
      await page.addInitScript(standInForSystem);
      await page.clock.install({ time: Date.now() });
    },
  });

/** What the system has been asked to show. */
interface Shown {
  title: string;
  requireInteraction: boolean;
  isClosed: boolean;
}
const shown = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const { shown } = globalThis as unknown as { shown: Shown[] };
    const { requireInteraction, isClosed } = shown.find((one) => one.title === wanted) ?? {};
    return { requireInteraction, isClosed };
  }, title);
/** A browser in which notifications are on, and whose system takes note of them. */
function standInForSystem(): void {
  const preferences = {
    enabled: true,
    urgencyLevels: ['critical', 'urgent', 'high'],
    eventTypes: ['military'],
    soundEnabled: false,
  };
  localStorage.setItem('vigil-notifications', JSON.stringify(preferences));
  const shown: { tag?: string; isClosed: boolean }[] = [];
  const registration = {
    active: null,
    showNotification: async (title: string, options: NotificationOptions) => {
      const note = { title, ...options, isClosed: false, close: () => Object.assign(note, { isClosed: true }) };
      shown.push(note);
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      shown.filter((one) => !one.isClosed && (tag === undefined || one.tag === tag)),
  };
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => container });
  Reflect.deleteProperty(window, 'PushManager');
  Object.assign(window, { shown, Notification: { permission: 'granted', requestPermission: async () => 'granted' } });
}

const makeNews = () =>
  (['critical', 'urgent', 'high', 'medium'] as const).map((urgencyLevel) =>
    nextDraft({
      title: `A fictional ${urgencyLevel} notice`,
      eventType: 'military',
      urgencyLevel,
      timestamp: new Date().toISOString(),
    }),
  );

const expectShown = (page: Page, title: string, requireInteraction: boolean) =>
  expect.poll(() => shown(page, title)).toEqual({ requireInteraction, isClosed: false });

describe('a system notification', () => {
  it('of high urgency closes after 10 s; critical and urgent ones stay; medium ones are not shown', async () => {
    const page = await open('/');
    await untilLive(page);
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    await stopClock(page);
    for (const draft of makeNews()) await vigil.stores.events.append([draft]);
    await expectShown(page, 'A fictional critical notice', true);
    await expectShown(page, 'A fictional urgent notice', true);
    await expectShown(page, 'A fictional high notice', false);
    await page.clock.fastForward(9_500);
    expect((await shown(page, 'A fictional high notice')).isClosed).toBe(false);
    await page.clock.fastForward(500);
    await expect.poll(async () => (await shown(page, 'A fictional high notice')).isClosed).toBe(true);
    expect((await shown(page, 'A fictional critical notice')).isClosed).toBe(false);
    expect((await shown(page, 'A fictional urgent notice')).isClosed).toBe(false);
    expect(await shown(page, 'A fictional medium notice')).toEqual({});
    await page.context().close();
  });
});

describe('the toast of a test notification', () => {
  it('is shown for 12 s', async () => {
    const page = await open('/settings');
    const inPhase = (phase: string) =>
      page.getByRole('region', { name: 'Notifications (F8)' }).locator(`[data-phase=${phase}]`);
    const test = page.getByRole('button', { name: 'Send Test Notification', exact: true });
    await test.waitFor();
    // What shows toasts is loaded by a timer.
    await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
    await stopClock(page);
    await test.click();
    await inPhase('coming').waitFor({ state: 'attached' });
    await turns(page);
    await page.clock.fastForward(50);
    await inPhase('shown').waitFor();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(11_900);
    await turns(page);
    await expect.poll(() => inPhase('shown').count()).toBe(1);
    await page.clock.fastForward(100);
    await inPhase('leaving').waitFor({ state: 'attached' });
    await page.context().close();
  });
});
