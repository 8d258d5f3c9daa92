import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeReport } from '@vigil/common/testing/make';
import { createPush } from '@vigil/server/outside/push';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Device, type PushService, pushEnv, startPushService } from '../fakes/push-service.ts';
import { installedBrowser, patiently } from '../harness/browser.ts';
import { type Member, makeUser, openSession } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { inFullBrowser } from '../harness/full-browser.ts';
import { eventIds, stopClock, turns, untilLive } from '../harness/page.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast } from '../harness/visit.ts';

let service: PushService;
let vigil: Vigil;
let folder: string;
let context: BrowserContext;
let page: Page;
let person: Member;
let devices: Device[];
let worker: Worker;
let cdp: CDPSession;
let registrationId: string;

beforeAll(async () => {
  service = await startPushService();
  vigil = await startVigil({ push: createPush(pushEnv(service.host), service.ca) ?? undefined });
  person = await makeUser(vigil);
  folder = await mkdtemp(join(tmpdir(), 'vigil-browser-'));
  context = patiently(
    await chromium.launchPersistentContext(folder, {
      ...installedBrowser(),
      headless: true,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    }),
  );
  await context.grantPermissions(['notifications'], { origin: vigil.url });
  await signIn(person.client);
  devices = Array.from({ length: 4 }, () => service.subscribe());
  await context.addInitScript(
    standInForPush,
    devices.map(({ subscription }) => subscription),
  );
  page = await context.newPage();
});
afterAll(async () => {
  await context?.close();
  await vigil?.end();
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn({ cookies }: Member['client']): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: vigil.url })));
}

/**
 * A push service that hands out these subscriptions one after the other, in the place of the browser's own, which
 * cannot be reached from here. What it knows survives a reload.
 */
function standInForPush(subscriptions: Device['subscription'][]): void {
  const read = () => JSON.parse(localStorage.getItem('stand-in') ?? '{"next":0,"key":null,"log":[]}');
  const write = (state: unknown) => localStorage.setItem('stand-in', JSON.stringify(state));
  const note = (line: string) => write({ ...read(), log: [...read().log, line] });
  const make = () => {
    const { next, key } = read();
    const subscription = subscriptions[next - 1];
    return {
      endpoint: subscription?.endpoint,
      options: { userVisibleOnly: true, applicationServerKey: Uint8Array.from(key).buffer },
      toJSON: () => subscription,
      unsubscribe: async () => {
        write({ ...read(), key: null });
        note(`unsubscribe ${next}`);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (read().key ? make() : null),
    subscribe: async ({
      applicationServerKey,
      userVisibleOnly,
    }: {
      applicationServerKey: Uint8Array;
      userVisibleOnly: boolean;
    }) => {
      if (read().isAway) throw new DOMException('Registration failed - push service not available', 'AbortError');
      write({ ...read(), next: read().next + 1, key: [...applicationServerKey] });
      note(`subscribe ${read().next} ${userVisibleOnly}`);
      return make();
    },
  });
}

const standIn = () => page.evaluate(() => JSON.parse(localStorage.getItem('stand-in') ?? '{"log":[]}'));
const changeStandIn = (change: object) =>
  page.evaluate(
    (more) =>
      localStorage.setItem(
        'stand-in',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('stand-in') ?? '{}'), ...more }),
      ),
    change,
  );
const endpoints = async () => (await vigil.stores.notifications.listBoundTo(person.id)).map(({ endpoint }) => endpoint);
const deviceAtServer = async () => (await vigil.stores.notifications.listBoundTo(person.id))[0]?.device;
const endpointOf = (index: number) => devices[index]?.subscription.endpoint;
const browserSwitch = () => page.getByRole('switch', { name: 'Browser Notifications' });
const says = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
const tell = /^Also when closed: this device is alerted while no tab of Vigil is open, too\. You will be notified/;

async function openSettings(): Promise<void> {
  await page.goto(`${vigil.url}/settings`);
  await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
}

inFullBrowser('a browser that is subscribed', () => {
  it('is so once notifications are switched on, and is notified of what it has chosen itself', async () => {
    await openSettings();
    await browserSwitch().press('Space');
    await expectToast(page, 'Notifications enabled');
    await says(tell);
    await expect.poll(async () => (await standIn()).log).toEqual(['subscribe 1 true']);
    await expect.poll(() => endpoints()).toEqual([endpointOf(0)]);
    // What the device chooses is sent at once; the account has saved nothing of it.
    await page.getByRole('checkbox', { name: 'Other' }).press('Space');
    await expect.poll(async () => (await deviceAtServer())?.preferences.eventTypes).toContain('other');
    expect((await person.client.call('settings')).body.notificationPreferences.enabled).toBe(false);
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expectToast(page, 'Settings Updated');
  });

  it('says again that it is there whenever Vigil is opened', async () => {
    const [before] = await vigil.stores.notifications.listBoundTo(person.id);
    await page.goto(vigil.url);
    await expect
      .poll(async () => (await vigil.stores.notifications.listBoundTo(person.id))[0]?.lastSeenAt.getTime())
      .toBeGreaterThan(before?.lastSeenAt.getTime() ?? 0);
    await expect.poll(() => endpoints()).toEqual([endpointOf(0)]);
    await expect.poll(async () => (await standIn()).log).toEqual(['subscribe 1 true']);
  });

  it('is subscribed again when the server’s key has changed', async () => {
    await changeStandIn({ key: [4, 1, 2, 3] });
    await openSettings();
    await says(tell);
    await expect.poll(async () => (await standIn()).log.slice(1)).toEqual(['unsubscribe 1', 'subscribe 2 true']);
    await expect.poll(() => endpoints()).toEqual([endpointOf(1)]);
  });

  it('stays so when a new password gives its session another id', async () => {
    const [before] = await vigil.stores.notifications.listBoundTo(person.id);
    await page.evaluate(
      ([currentPassword, newPassword]) =>
        fetch('/api/profile/change-password', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ currentPassword, newPassword }),
        }),
      [person.password, 'Another-horse-2'],
    );
    await expect
      .poll(async () => (await vigil.stores.notifications.listBoundTo(person.id)).map(({ sessionId }) => sessionId))
      .not.toEqual([before?.sessionId]);
    await expect.poll(endpoints).toEqual([endpointOf(1)]);
  });

  it('can be tried: by itself, and by way of the push service; the toast stays twelve seconds', async () => {
    await page.clock.install();
    await openSettings();
    await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
    await stopClock(page);
    await page.getByRole('button', { name: 'Send Test Notification' }).click();
    const toast = page.locator('[data-phase]').filter({ hasText: 'Test notification sent' });
    await toast.waitFor();
    await turns(page);
    await page.clock.fastForward(50);
    await expect.poll(() => devices[1]?.received).toHaveLength(1);
    await expect.poll(() => toast.textContent()).toContain('sent through the push service as well');
    await expect.poll(() => shown()).toMatchObject([{ title: 'Test notification', tag: 'test' }]);
    await page.mouse.move(0, 0);
    await expect.poll(() => toast.getAttribute('data-phase')).toBe('shown');
    await page.clock.fastForward(11_500);
    await turns(page);
    await expect.poll(() => toast.getAttribute('data-phase')).toBe('shown');
    await page.clock.fastForward(500);
    await page.locator('[data-phase=leaving]').waitFor();
    // The tabs of a browser share their clock.
    await page.clock.resume();
    await clear();
    page = await renew();
  });
});

/** What the global scope of a service worker has. */
interface InWorker {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

interface Displayed {
  title: string;
  body: string;
  tag: string;
  silent: boolean;
  requireInteraction: boolean;
}

/** What the system shows at this moment. It holds the lock of the app: without it a notification may be forgotten. */
function shown(): Promise<Displayed[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await navigator.locks.request('vigil-notifications', () => registration.getNotifications());
    return all.map(({ title, body, tag, silent, requireInteraction }) => ({
      title,
      body,
      tag,
      silent: silent === true,
      requireInteraction,
    }));
  });
}

/** A notification is closed some time after the call: one of the same tag that is shown before would be closed with it. */
async function clear(): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
  });
  await expect.poll(shown).toEqual([]);
}

/** Another tab in the place of this one, which keeps its clock. */
async function renew(): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  return next;
}

/** Everything that the page or the worker has handed to the system since, the loud ones marked. */
const handed = async (tabs: Page[]): Promise<string[]> => {
  const read = () => (globalThis as unknown as { handed: string[] }).handed;
  const lists = await Promise.all([...tabs.map((tab) => tab.evaluate(read)), worker.evaluate(read)]);
  return lists.flat();
};

function noteHanding(): void {
  const lines: string[] = [];
  Object.assign(globalThis, { handed: lines });
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    const { tag, silent, renotify } = { renotify: false, ...options };
    lines.push([tag, silent ? '' : 'loud', renotify ? 'again' : ''].filter(Boolean).join(' '));
    return showNotification.call(this, title, options);
  };
}

async function openHome(): Promise<void> {
  await page.goto(vigil.url);
  await untilLive(page);
  await page.waitForLoadState('networkidle');
}

/** Hands the worker what a push service would bring. */
async function deliver(data: unknown): Promise<void> {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: vigil.url, registrationId, data: text });
}

/** Something happens just now; the event's id. */
async function happen(of: Parameters<typeof nextDraft>[0] = {}): Promise<string> {
  const draft = nextDraft({
    timestamp: new Date().toISOString(),
    eventType: 'other',
    urgencyLevel: 'critical',
    archived: false,
    ...of,
  });
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

/** What the server has pushed to this browser about an event. */
async function pushedOf(eventId: string, count = 1): Promise<object> {
  const own = () =>
    (devices[1]?.received ?? []).flatMap(({ payload }) =>
      JSON.stringify(payload).includes(`"event-${eventId}"`) && typeof payload === 'object' && payload ? payload : [],
    );
  await expect.poll(own).toHaveLength(count);
  return own()[count - 1] ?? {};
}

inFullBrowser('an event', () => {
  beforeAll(async () => {
    await context.addInitScript(noteHanding);
    await openHome();
    await page.evaluate(() => navigator.serviceWorker.ready);
    worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(noteHanding);
    cdp = await context.newCDPSession(page);
    const known = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const id = registrations[0]?.registrationId;
        if (id) resolve(id);
      });
    });
    await cdp.send('ServiceWorker.enable');
    registrationId = await known;
  });
  beforeEach(async () => {
    await clear();
    await page.evaluate(forgetNotes);
    const empty = () => void (globalThis as unknown as { handed: string[] }).handed.splice(0);
    await page.evaluate(empty);
    await worker.evaluate(empty);
  });

  it('that is pushed is one notification, as the page would show it', async () => {
    await page.goto('about:blank');
    const eventId = await happen({ title: 'A fictional ferry stays in port', location: 'Northport' });
    await deliver(await pushedOf(eventId));
    await page.goto(`${vigil.url}/privacy`);
    await expect.poll(shown).toEqual([
      {
        title: 'A fictional ferry stays in port',
        body: 'Critical · Northport · 1 source',
        tag: `event-${eventId}`,
        silent: false,
        requireInteraction: true,
      },
    ]);
  });

  it('that is notified by the page and by push, in either order, sounds once', async () => {
    await openHome();
    const first = await happen();
    await expect.poll(() => handed([page])).toEqual([`event-${first} loud`]);
    await deliver(await pushedOf(first));
    await expect.poll(() => handed([page])).toHaveLength(2);
    expect((await handed([page])).toSorted()).toEqual([`event-${first}`, `event-${first} loud`]);
    await expect.poll(() => shown()).toHaveLength(1);

    const message = {
      web_push: 8030,
      notification: {
        title: 'Pushed first',
        tag: 'event-early',
        data: { id: 'early', urgencyLevel: 'critical', eventType: 'other' },
      },
    };
    await deliver(message);
    await expect.poll(() => handed([page])).toContain('event-early loud');
    const draft = nextDraft({ timestamp: new Date().toISOString(), eventType: 'other', urgencyLevel: 'critical' });
    await vigil.stores.events.append([{ ...draft, eventId: 'early' }]);
    const mark = await happen();
    await expect.poll(() => handed([page])).toContain(`event-${mark} loud`);
    await page.reload();
    await untilLive(page);
    expect((await handed([page])).filter((line) => line.startsWith('event-early'))).toEqual(['event-early loud']);
  });

  it('is one notification however many tabs are open, and one more only when it presses more', async () => {
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) {
      await tab.goto(vigil.url);
      await untilLive(tab);
      await tab.waitForLoadState('networkidle');
    }
    const eventId = await happen({ urgencyLevel: 'high' });
    const grow = async (urgencyLevel: 'high' | 'urgent') => {
      const item = `${eventId}-${urgencyLevel}`;
      const data = { report: makeReport({ item, source: `Courier ${item}` }), imageUrls: [], urgencyLevel };
      await vigil.stores.events.append([{ op: 'report', eventId, item, by: 'test', data }]);
    };
    await expect.poll(() => handed(tabs)).toEqual([`event-${eventId} loud`]);
    await grow('high');
    await expect.poll(async () => (await shown())[0]?.body).toMatch(/2 sources$/);
    await grow('urgent');
    await expect.poll(async () => (await shown())[0]?.body).toMatch(/^Urgent.*3 sources$/);
    const loud = (await handed(tabs)).filter((line) => line.includes('loud'));
    expect(loud.toSorted()).toEqual([`event-${eventId} loud`, `event-${eventId} loud again`]);
    await expect.poll(() => shown()).toHaveLength(1);
    for (const tab of tabs.slice(1)) await tab.close();
  });

  it('that is pushed while the page updates another one stays shown', async () => {
    await openHome();
    const eventId = await happen();
    await expect.poll(() => handed([page])).toEqual([`event-${eventId} loud`]);
    const grow = async (item: string) => {
      const data = {
        report: makeReport({ item, source: `Courier ${item}` }),
        imageUrls: [],
        urgencyLevel: 'critical' as const,
      };
      await vigil.stores.events.append([{ op: 'report', eventId, item, by: 'test', data }]);
    };
    const tags = Array.from({ length: 100 }, (_, index) => `pushed-${index}`);
    let isPushing = true;
    let grown = 0;
    const growing = (async () => {
      for (; isPushing; grown += 1) await grow(`grown-${grown}`);
    })();
    for (const tag of tags) {
      await deliver({ web_push: 8030, notification: { title: 'Pushed', tag } });
      await expect.poll(() => handed([])).toContain(`${tag} loud`);
    }
    isPushing = false;
    await growing;
    const updated = async () => (await shown()).find(({ tag }) => tag === `event-${eventId}`)?.body;
    await expect.poll(updated).toMatch(new RegExp(`${grown + 1} sources$`));
    expect((await shown()).map(({ tag }) => tag)).toEqual(expect.arrayContaining(tags));
  });

  it('is opened by a click: the tab that is open goes there, and nowhere else than within Vigil', async () => {
    const eventId = await happen({ title: 'A fictional bridge opens', timestamp: '2025-01-01T00:00:00.000Z' });
    for (let made = 0; made < 6; made += 1) await happen();
    await page.goto(`${vigil.url}/privacy`);
    // A tab that is still beginning would not say in time that it goes there, and another one would be opened.
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const click = (navigate: string) =>
      worker.evaluate(async (path) => {
        const { registration, NotificationEvent: Click } = globalThis as unknown as InWorker;
        await registration.showNotification('Clicked', { tag: 'clicked', data: { path } });
        const [notification] = await registration.getNotifications({ tag: 'clicked' });
        if (!notification) throw new Error('nothing is shown');
        dispatchEvent(new Click('notificationclick', { notification }));
      }, navigate);
    await click(`/?event=${eventId}`);
    const card = page.locator(`article[data-event-id="${eventId}"]`);
    await card.waitFor();
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => eventIds(page)).toContain(eventId);
    await expect.poll(() => new URL(page.url()).search).toBe(`?event=${eventId}`);
    await click('https://elsewhere.example/trap');
    await page.waitForURL(`${vigil.url}/`);
  });

  it('whose message cannot be read still tells that there is news, and tells it plainly', async () => {
    for (const data of ['no json', '[]', 'null', { web_push: 8030 }, { web_push: 8030, notification: { title: '' } }]) {
      await clear();
      await deliver(data);
      await expect.poll(shown).toMatchObject([{ title: 'Vigil', body: expect.stringContaining('There is news') }]);
    }
  });
});

inFullBrowser('a browser that is not subscribed any more', () => {
  it('says so where its push service is out of reach, and can be notified while Vigil is open', async () => {
    await changeStandIn({ key: null, isAway: true });
    await openSettings();
    await says('Only while this tab is open: the push service of this browser could not be reached.');
    await changeStandIn({ isAway: false });
  });

  it('takes itself back when notifications are switched off', async () => {
    await openSettings();
    await says(tell);
    await expect.poll(() => endpoints()).toContain(endpointOf(2));
    await browserSwitch().press('Space');
    await expect.poll(endpoints).not.toContain(endpointOf(2));
    await expect.poll(async () => (await standIn()).log.at(-1)).toBe('unsubscribe 3');
  });

  it('takes itself back, and forgets what it notified, when its reader signs out', async () => {
    await changeStandIn({ next: 2 });
    await browserSwitch().press('Space');
    await says(tell);
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await expect.poll(async () => (await standIn()).key).toBeNull();
    await expect.poll(() => page.evaluate(countNotes)).toBe(0);
  });

  it('is subscribed again when its reader signs in again, as the account has it', async () => {
    await changeStandIn({ next: 3 });
    await signIn(await openSession(vigil, person.id));
    await page.goto(`${vigil.url}/privacy`);
    await expect.poll(endpoints).toContain(endpointOf(3));
  });
});

function forgetNotes(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('vigil-notifications');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
}

function countNotes(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vigil-notifications');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('notes').objectStore('notes').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
