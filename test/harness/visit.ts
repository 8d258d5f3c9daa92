import { withTimeout } from '@vigil/common/with-timeout';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Client } from './client.ts';
import type { Vigil } from './vigil.ts';

export interface View {
  width?: number;
  scheme?: 'dark' | 'light';
  /** A phone: it has no pointer that could hover. */
  isTouch?: boolean;
  /** Shows what moves. Other pages are of a system that asks for less motion: no test waits for the end of a transition. */
  moves?: boolean;
  /** The signed-in user; a visitor if left out. */
  as?: { client: Client };
  /**
   * The browser of an earlier page, as wide and as coloured as it is: another tab opens much faster than another
   * browser. Once it has no other page it is like new, but for its cache.
   */
  within?: BrowserContext;
  /** What is done with the page before it goes anywhere. */
  before?: (page: Page) => Promise<unknown>;
}

/** A page, and what its console complained about. */
export type Visited = Page & { complaints: string[] };

/** A page in a browser of its own. Its context is closed by the caller. */
export async function visit(browser: Browser, vigil: Vigil, path: string, view: View = {}): Promise<Visited> {
  return go(await newPage(browser, vigil, view), vigil, path, view);
}

/** An empty page, whose browser is signed in. */
export async function newPage(browser: Browser, vigil: Vigil, view: View): Promise<Page> {
  const page = await anyPage(browser, view);
  if (page.context().pages().length === 1) {
    if (view.within) {
      const devtools = await view.within.newCDPSession(page);
      await forget(view.within, devtools, vigil);
      await devtools.detach();
    }
    await signIn(page, vigil, view);
  }
  return page;
}

/** Has the browser of a page that another visit has left forget that visit. `devtools`: a session with the page. */
export async function renew(page: Page, devtools: CDPSession, vigil: Vigil, view: View): Promise<Page> {
  await forget(page.context(), devtools, vigil);
  await signIn(page, vigil, view);
  return page;
}

/** Goes to a path with a page that is new or renewed. */
export async function go(page: Page, vigil: Vigil, path: string, { before }: View): Promise<Visited> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A browser logs every 401, and that is how the session's absence is told.
    const isSession = message.location().url.endsWith('/api/auth/session');
    if (message.type() === 'error' && !isSession) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await before?.(page);
  await page.goto(vigil.url + path);
  return Object.assign(page, { complaints });
}

/** Chromium rarely does not answer while a page is made. Another context replaces that one then. */
const newPageTimeoutMs = 15_000;

async function anyPage(browser: Browser, view: View): Promise<Page> {
  if (view.within) return view.within.newPage();
  const make = async () => (await newContext(browser, view)).newPage();
  return (await withTimeout(newPageTimeoutMs, make())) ?? make();
}

function newContext(browser: Browser, view: View): Promise<BrowserContext> {
  const { isTouch = false } = view;
  return browser.newContext({
    viewport: sizeOf(view),
    colorScheme: view.scheme ?? 'dark',
    reducedMotion: motionOf(view),
    hasTouch: isTouch,
    isMobile: isTouch,
  });
}

const sizeOf = ({ width = 1280 }: View) => ({ width, height: 900 });
const motionOf = ({ moves = false }: View) => (moves ? 'no-preference' : 'reduce');

/** Takes back what a test had the page pretend: its size, its colours, its contrast, paper. */
export async function restoreView(page: Page, view: View): Promise<void> {
  await page.emulateMedia({
    media: null,
    colorScheme: view.scheme ?? 'dark',
    reducedMotion: motionOf(view),
    forcedColors: null,
    contrast: null,
  });
  await page.setViewportSize(sizeOf(view));
}

/** Clears what earlier pages of this context have stored. */
async function forget(context: BrowserContext, devtools: CDPSession, { url }: Vigil): Promise<void> {
  await context.clearCookies();
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: kept });
}

/** What a page can keep in its browser, other than cookies. */
const kept = 'local_storage,indexeddb,cache_storage,service_workers';

async function signIn(page: Page, { url }: Vigil, { as }: View): Promise<void> {
  const cookies = [...(as?.client.cookies ?? [])];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}

/** Waits for the toast with these words, then puts it away, unless it has gone by itself before. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  const card = region.locator('[data-phase]').filter({ has: page.getByText(title, { exact: true }) });
  await (description ? card.filter({ has: page.getByText(description, { exact: true }) }) : card).waitFor();
  const close = card.getByRole('button', { name: 'Close' });
  // What is pointed at would stay.
  await close.click({ timeout: 6_000 }).catch(() => page.mouse.move(0, 0));
  await card.waitFor({ state: 'detached' });
}

interface Failure {
  method: string;
  /** A glob of Playwright's. */
  path: string;
  /** The sentence of the server; without it there is no answer. */
  error?: string;
}

/** Lets one call fail from now on. */
export async function failCall(page: Page, { method, path, error }: Failure): Promise<void> {
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return error === undefined ? route.abort() : route.fulfill({ status: 422, json: { error } });
  });
}
