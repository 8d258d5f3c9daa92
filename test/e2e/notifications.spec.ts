import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../harness/browser.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let browser: Browser;
let vigil: Vigil;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  vigil = await startVigil();
});
afterAll(async () => {
  await vigil.end();
  await browser.close();
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

/**
 * A browser whose system takes note of what it is to show. Like a phone's it knows no other way than
 * the service worker's: its constructor throws.
 */
async function openContext(settings: object = {}, tabs = 1): Promise<Page[]> {
  const person = await makeUser(vigil);
  await person.client.call('saveSettings', { body: { alertThreshold: 'high', ...settings } });
  const context = await browser.newContext();
  contexts.push(context);
  const cookies = [...person.client.cookies].map(([name, value]) => ({ name, value, url: vigil.url }));
  await context.addCookies(cookies);
  await context.addInitScript(() => {
    const preferences = {
      enabled: true,
      urgencyLevels: ['critical', 'urgent', 'high', 'low'],
      eventTypes: ['military'],
      soundEnabled: false,
    };
    localStorage.setItem('vigil-notifications', JSON.stringify(preferences));
    const shown: unknown[] = [];
    class Refusing {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(window, { Notification: Refusing, shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, ...options });
    };
  });
  const pages = [];
  for (let tab = 0; tab < tabs; tab++) {
    const page = await context.newPage();
    await page.goto(vigil.url);
    await untilLive(page);
    pages.push(page);
  }
  return pages;
}

function shownIn(page: Page): Promise<Shown[]> {
  return page.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

/** Adds an event and returns what all tabs together have shown once they have all drawn its end mark. */
async function shownAfter(pages: Page[], ...drafts: ReturnType<typeof nextDraft>[]): Promise<Shown[]> {
  const mark = nextDraft({ eventType: 'military', urgencyLevel: 'critical', title: 'The fictional end mark' });
  await vigil.stores.events.append(drafts);
  await vigil.stores.events.append([mark]);
  await expect
    .poll(async () => (await Promise.all(pages.map(shownIn))).flat().map(({ tag }) => tag), { timeout: 10_000 })
    .toContain(`event-${mark.eventId}`);
  return (await Promise.all(pages.map(shownIn))).flat().filter(({ tag }) => tag !== `event-${mark.eventId}`);
}

const critical = () => nextDraft({ eventType: 'military', urgencyLevel: 'critical' });

describe('a browser notification', () => {
  it('is shown as soon as an event is pushed, where the constructor throws as on phones', async () => {
    const title = 'A fictional ferry is late';
    const draft = nextDraft({ eventType: 'military', urgencyLevel: 'critical', title });
    const shown = await shownAfter(await openContext(), draft);
    expect(shown).toMatchObject([{ title, tag: `event-${draft.eventId}`, requireInteraction: true, silent: true }]);
  });

  it('is one however many tabs are open', async () => {
    expect(await shownAfter(await openContext({}, 3), critical())).toHaveLength(1);
  });

  it('is held back below the alert threshold, and let through when that is lowered', async () => {
    const low = () => nextDraft({ eventType: 'military', urgencyLevel: 'low' });
    expect(await shownAfter(await openContext({ alertThreshold: 'high' }), low())).toEqual([]);
    expect(await shownAfter(await openContext({ alertThreshold: 'low' }), low())).toHaveLength(1);
  });

  it('is held back for a type or an urgency that was not chosen', async () => {
    const pages = await openContext({ alertThreshold: 'low' });
    const others = [
      nextDraft({ eventType: 'economic', urgencyLevel: 'critical' }),
      nextDraft({ eventType: 'military', urgencyLevel: 'medium' }),
    ];
    expect(await shownAfter(pages, ...others)).toEqual([]);
  });
});
