import { withTimeout } from '@vigil/common/with-timeout';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { createKeptPages } from './kept-pages.ts';
import type { Vigil } from './vigil.ts';
import type { View, Visited } from './visit.ts';

interface UsedBrowser {
  /** The browser, once hooks and tests run. */
  browser: () => Browser;
  /**
   * As `visit`, in a page that an earlier test has left, if there is one alike: it takes half the time. What that test set is
   * taken back, or its page was closed.
   */
  openPage: (path: string, view?: View, server?: Vigil) => Promise<Visited>;
  /** Lets go of all pages of `openPage`, as happens after each test. */
  closePages: () => Promise<void>;
}

/** Kept for the other files of this worker: a launch takes half a second. It ends with the worker's process. */
let launched: Promise<Browser> | undefined;
const kept = createKeptPages();

/**
 * Sets up a browser for the tests of a file, and the server that `start` returns. Pages of `openPage` are let go of
 * after each test; all others are closed and the server ends after the last one.
 */
export function useBrowser(start: () => Promise<Vigil | undefined> = async () => undefined): UsedBrowser {
  let browser: Browser | undefined;
  let vigil: Vigil | undefined;

  const get = () => {
    if (!browser) throw new Error('The browser is there in hooks and tests alone.');
    return browser;
  };

  async function openPage(path: string, view: View = {}, server = vigil): Promise<Visited> {
    if (!server) throw new Error('No server was started to open this page of.');
    return kept.open(get(), server, path, view);
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
    await kept.leave();
  });
  afterAll(async () => {
    if (browser) await kept.closeOthers(browser);
    await vigil?.end();
  });

  return { browser: get, openPage, closePages: kept.leave };
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
