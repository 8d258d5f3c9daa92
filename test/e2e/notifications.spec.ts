import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';

let vigil: Vigil;
let person: Member;
const contexts: BrowserContext[] = [];

const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

interface Shown {
  title: string;
  tag: string;
  requireInteraction: boolean;
  silent: boolean;
}

interface Given {
  tabs?: number;
  /** What the browser says when it is asked whether we may notify. */
  permission?: NotificationPermission;
  path?: string;
  /** The switch of this browser; on where the browser permits it, unless it says otherwise. */
  isOn?: boolean;
  /** What the account has saved. */
  settings?: object;
}

/**
 * A browser whose system takes note of what it is to show. Like a phone's it knows no other way than
 * the service worker's: its constructor throws.
 */
async function openTabs(given: Given = {}): Promise<Page[]> {
  const { tabs = 1, permission = 'granted', path = '/', isOn = permission === 'granted', settings } = given;
  person = await makeUser(vigil);
  if (settings) await person.client.call('saveSettings', { body: settings });
  const context = await browser().newContext({ serviceWorkers: 'allow' });
  contexts.push(context);
  const cookies = [...person.client.cookies].map(([name, value]) => ({ name, value, url: vigil.url }));
  await context.addCookies(cookies);
  await context.addInitScript(standInForSystem, { permission, enabled: isOn });
  const pages = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const page = await context.newPage();
    await page.goto(vigil.url + path);
    pages.push(page);
  }
  for (const page of pages) {
    await untilLive(page);
    await page.waitForLoadState('networkidle');
  }
  return pages;
}

function standInForSystem({ permission, enabled }: { permission: NotificationPermission; enabled: boolean }): void {
  const preferences = {
    enabled,
    urgencyLevels: ['critical', 'urgent', 'high', 'low'],
    eventTypes: ['military'],
    soundEnabled: true,
  };
  if (!localStorage.getItem('vigil-notifications'))
    localStorage.setItem('vigil-notifications', JSON.stringify(preferences));
  const shown: unknown[] = [];
  const tones: number[] = [];
  class Refusing {
    static permission = permission;
    static requestPermission = async () => permission;
    requireInteraction = false;
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    tones.push(this.frequency.value);
    start.call(this, when);
  };
  Object.assign(window, { Notification: Refusing, shown, tones });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.push({ title, ...options });
  };
}

interface InPage {
  shown: Shown[];
  tones: number[];
}

const noted = (page: Page) =>
  page.evaluate(() => {
    const { shown, tones } = globalThis as unknown as InPage;
    return { shown, tones };
  });
const shownIn = async (pages: Page[]) => (await Promise.all(pages.map(noted))).flatMap(({ shown }) => shown);

/** Adds events and returns what all tabs together have shown of them once one has shown the mark after them. */
async function shownAfter(pages: Page[], ...drafts: ReturnType<typeof nextDraft>[]): Promise<Shown[]> {
  const before = (await shownIn(pages)).length;
  const mark = nextDraft({ eventType: 'military', urgencyLevel: 'critical', title: 'The fictional end mark' });
  await vigil.stores.events.append(drafts);
  await vigil.stores.events.append([mark]);
  await expect.poll(async () => (await shownIn(pages)).map(({ tag }) => tag)).toContain(`event-${mark.eventId}`);
  return (await shownIn(pages)).slice(before).filter(({ tag }) => tag !== `event-${mark.eventId}`);
}

const critical = () => nextDraft({ eventType: 'military', urgencyLevel: 'critical' });

describe('a browser notification', () => {
  it('is shown as soon as an event is pushed, where the constructor throws as on phones, if the rules let it', async () => {
    const pages = await openTabs();
    const title = 'A fictional ferry is late';
    const draft = nextDraft({ eventType: 'military', urgencyLevel: 'critical', title });
    expect(await shownAfter(pages, draft)).toMatchObject([
      { title, tag: `event-${draft.eventId}`, requireInteraction: true, silent: false },
    ]);
    // Ticked, though the alert threshold of the account is high.
    expect(await shownAfter(pages, nextDraft({ eventType: 'military', urgencyLevel: 'low' }))).toHaveLength(1);
    const others = [
      nextDraft({ eventType: 'economic', urgencyLevel: 'critical' }),
      nextDraft({ eventType: 'military', urgencyLevel: 'medium' }),
    ];
    expect(await shownAfter(pages, ...others)).toEqual([]);
    await pages[0]?.goto(`${vigil.url}/settings`);
    const lines = pages[0]?.getByRole('region', { name: 'Notification decisions' }).getByRole('listitem');
    await lines?.filter({ hasText: 'Held back: medium is not among the urgency levels you chose.' }).waitFor();
    await lines?.filter({ hasText: 'Held back: economic is not among the event types you chose.' }).waitFor();
    await lines
      ?.filter({ hasText: title })
      .filter({ hasText: 'Shown in this browser while a tab was open.' })
      .waitFor();
  });

  it('is one however many tabs are open, and sounds once where one of them may sound', async () => {
    const pages = await openTabs({ tabs: 3 });
    for (const page of pages) {
      await page.bringToFront();
      await page.mouse.click(3, 3);
    }
    const shown = await shownAfter(pages, critical());
    expect(shown).toHaveLength(1);
    expect(shown).toMatchObject([{ silent: true }]);
    const tones = async () => (await Promise.all(pages.map(noted))).flatMap((one) => one.tones).toSorted();
    // Two tones for the event, two for the mark after it.
    await expect.poll(tones).toEqual([660, 660, 880, 880]);
  });
});

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: 'Critical' });
const makeCritical = (title: string, more = {}) =>
  nextDraft({ eventType: 'military', urgencyLevel: 'critical', title, ...more });

describe('the banner of what is critical', () => {
  it('stays at the foot of another page until it is opened or dismissed, and moves nothing', async () => {
    const [page] = await openTabs({ permission: 'denied', path: '/privacy' });
    if (!page) throw new Error('there is a tab');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const banner = alerts(page);
    const [first, second] = ['A fictional ferry is late', 'A fictional bridge is closed'];
    await vigil.stores.events.append([makeCritical(first)]);
    await banner.getByText(first).waitFor();
    const next = makeCritical(second);
    await vigil.stores.events.append([next]);
    await banner.getByText(second).waitFor();
    await banner.getByText('1 more').waitFor();
    await expect.poll(() => heading.boundingBox()).toEqual(before);
    await banner.getByRole('link', { name: second }).click();
    const card = page.locator(`article[data-event-id="${next.eventId}"]`);
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
    await banner.getByText(first).waitFor();
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.goto(`${vigil.url}/settings`);
    await page.getByText('This browser blocks notifications of Vigil.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send Test Notification' }).isDisabled()).toBe(true);
    expect((await noted(page)).shown).toEqual([]);
  });

  it.each<[string, Given]>([
    ['with the permission given and the switch off', { isOn: false }],
    ['with notifications on', {}],
    ['with notifications disabled in the account', { settings: { notificationsEnabled: false } }],
    ['before the browser was asked', { permission: 'default' }],
  ])('is shown %s, for events of every type, and for critical ones only', async (_, given) => {
    const [page] = await openTabs(given);
    if (!page) throw new Error('there is a tab');
    await vigil.stores.events.append([makeCritical('A fictional pier is closed', { urgencyLevel: 'high' })]);
    await vigil.stores.events.append([makeCritical('A fictional lock is closed', { eventType: 'cyber' })]);
    await alerts(page).getByRole('link', { name: 'A fictional lock is closed' }).waitFor();
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'A fictional pier' }).count()).toBe(0);
  });

  it('is shown to visitors of a public site', async () => {
    const site = await startVigil({ env: { PUBLIC_SITE: 'true' } });
    try {
      const page = await visit(browser(), site, '/');
      await untilLive(page);
      await page.waitForLoadState('networkidle');
      await site.stores.events.append([makeCritical('A fictional lock is closed')]);
      await alerts(page).getByRole('link', { name: 'A fictional lock is closed' }).waitFor();
      await page.context().close();
    } finally {
      await site.end();
    }
  });
});
