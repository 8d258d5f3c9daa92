import { withTimeout } from '@vigil/common/with-timeout';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Vigil } from './vigil.ts';
import { go, newPage, renew, restoreView, type View, type Visited } from './visit.ts';

/**
 * Pages that outlive their test: a page that goes from one address of a site to the next keeps its process, which takes half
 * the CPU time of a page in a new one.
 */
interface KeptPages {
  /** A page at this path of the server, as `visit` opens it. */
  open: (browser: Browser, server: Vigil, path: string, view: View) => Promise<Visited>;
  /** Lets go of all pages that were opened since: each is kept as if new, or closed if that can't be. */
  leave: () => Promise<void>;
  /** Closes every context of the browser that holds no kept page. */
  closeOthers: (browser: Browser) => Promise<void>;
}

interface Kept {
  page: Page;
  devtools: CDPSession;
  view: View;
  /** The server of its last visit. */
  url: string;
  isInUse: boolean;
  /** It, or its context, was told what can't be taken back: the clock, a script for each page. */
  isSpoilt: boolean;
}

/** Each page is a process of the browser with tens of megabytes. */
const maxKept = 4;

/** A page may hang while it is left or cleared. Another one replaces it after this time. */
const changeTimeoutMs = 5_000;

/** What tests listen to. Playwright itself listens to `close`. */
const watched = ['console', 'dialog', 'load', 'pageerror', 'request', 'response'] as const;

export function createKeptPages(): KeptPages {
  let all: Kept[] = [];

  async function open(browser: Browser, server: Vigil, path: string, view: View): Promise<Visited> {
    const free = all.find((one) => !one.isInUse && !one.page.isClosed() && isLike(one.view, view));
    if (free) {
      Object.assign(free, { isInUse: true, url: server.url });
      const page = await withTimeout(changeTimeoutMs, renew(free.page, free.devtools, server, view));
      if (page) return go(page, server, path, view);
      await drop(free);
    }
    const page = await newPage(browser, server, view);
    const devtools = await page.context().newCDPSession(page);
    const kept = { page, devtools, view, url: server.url, isInUse: true, isSpoilt: false };
    noteSpoiling(page, () => {
      kept.isSpoilt = true;
    });
    all.push(kept);
    return go(page, server, path, view);
  }

  async function leave(): Promise<void> {
    for (const one of all.filter(({ isInUse }) => isInUse)) {
      one.isInUse = false;
      const isClean = !one.isSpoilt && (await withTimeout(changeTimeoutMs, clear(one)));
      if (!isClean) await drop(one);
    }
    for (const one of all.slice(0, -maxKept)) await drop(one);
  }

  async function closeOthers(browser: Browser): Promise<void> {
    const kept = new Set(all.map(({ page }) => page.context()));
    await Promise.all(browser.contexts().map((context) => kept.has(context) || context.close()));
  }

  async function drop(one: Kept): Promise<void> {
    all = all.filter((other) => other !== one);
    await withTimeout(changeTimeoutMs, one.page.context().close());
  }

  return { open, leave, closeOthers };
}

function isLike(a: View, b: View): boolean {
  return a.width === b.width && a.scheme === b.scheme && a.isTouch === b.isTouch && a.moves === b.moves;
}

/** Ends what the page shows, and takes back what it was told. True once it is like new. */
async function clear({ page, view, url }: Kept): Promise<boolean> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const name of watched) page.removeAllListeners(name);
  await context.setOffline(false);
  await context.clearPermissions();
  await restoreView(page, view);
  await page.mouse.move(0, 0);
  // A page without scripts of the same site: the app ends as in a tab that is closed.
  await page.goto(`${url}/healthz`);
  await page.evaluate(() => sessionStorage.clear());
  return true;
}

/** Calls back before the page, or its context, is told what can't be taken back. */
function noteSpoiling(page: Page, note: () => void): void {
  const spoiling: [object: object, method: string][] = [
    [page, 'addInitScript'],
    [page, 'routeWebSocket'],
    [page.context(), 'addInitScript'],
    [page.context(), 'route'],
    [page.context(), 'newCDPSession'],
    [page.clock, 'install'],
    [page.clock, 'setFixedTime'],
  ];
  for (const [object, method] of spoiling) {
    const call = Reflect.get(object, method).bind(object);
    Reflect.set(object, method, (...values: unknown[]) => {
      note();
      return call(...values);
    });
  }
}
