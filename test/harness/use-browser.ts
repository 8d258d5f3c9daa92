import { withTimeout } from '@vigil/common/with-timeout';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Vigil } from './vigil.ts';
import { type View, type Visited, visit } from './visit.ts';

export interface UsedBrowser {
  /** The browser, once hooks and tests run. */
  browser: () => Browser;
  /**
   * As `visit`, in a context without pages if there is one: its cookies and storage are cleared first, which takes half
   * the time of a new context. What is set for a whole context stays there, as an installed clock: use `visit` for that.
   */
  openPage: (path: string, view?: View, server?: Vigil) => Promise<Visited>;
  /** Closes all pages of `openPage`, as happens after each test. */
  closePages: () => Promise<void>;
}

/** A context may hang while its storage is cleared. A new one replaces it after this time. */
const clearTimeoutMs = 5_000;

/** Kept for the other files of this worker: a launch takes half a second. It ends with the worker's process. */
let launched: Promise<Browser> | undefined;

/**
 * Sets up a browser for the tests of a file, and the server that `start` returns. Pages of `openPage` are closed after each
 * test; all contexts are closed and the server ends after the last one.
 */
export function useBrowser(start: () => Promise<Vigil | undefined> = async () => undefined): UsedBrowser {
  let browser: Browser | undefined;
  let vigil: Vigil | undefined;
  const pool: { context: BrowserContext; key: string }[] = [];

  const get = () => {
    if (!browser) throw new Error('The browser is there in hooks and tests alone.');
    return browser;
  };

  async function openPage(path: string, view: View = {}, server = vigil): Promise<Visited> {
    if (!server) throw new Error('No server was started to open this page of.');
    const key = JSON.stringify([server.url, view.width, view.scheme, view.isTouch, view.moves]);
    const free = pool.find((one) => one.key === key && one.context.pages().length === 0);
    const reused =
      free && (await withTimeout(clearTimeoutMs, visit(get(), server, path, { ...view, within: free.context })));
    if (reused) return reused;
    if (free) pool.splice(pool.indexOf(free), 1);
    const page = await visit(get(), server, path, view);
    pool.push({ context: page.context(), key });
    return page;
  }

  async function closePages(): Promise<void> {
    for (const { context } of pool) for (const page of context.pages()) await page.close();
  }

  beforeAll(async () => {
    if (!(await launched)?.isConnected()) launched = openBrowser();
    browser = await launched;
    vigil = await start();
  });
  afterEach(async ({ task }) => {
    // From a machine without a screen, this is all that tells why something did not come.
    const [error] = task.result?.errors ?? [];
    const pages = (browser?.contexts() ?? []).flatMap((context) => context.pages());
    if (error) {
      const message = error.message + (await Promise.all(pages.map(describePage))).join('');
      error.stack = error.stack?.replace(error.message, () => message);
      error.message = message;
    }
    await closePages();
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await vigil?.end();
  });

  return { browser: get, openPage, closePages };
}

/** The address of a page, what has the focus, and the start of its text. */
async function describePage(page: Page): Promise<string> {
  const seen = page.evaluate(() => {
    const { activeElement, body } = document;
    const tag = activeElement?.outerHTML.split('>')[0]?.trim();
    return `focus: ${tag}>\n${body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
  });
  return `\n${page.url()}\n${await withTimeout(describeTimeoutMs, seen.catch(String))}`;
}

const describeTimeoutMs = 5_000;
