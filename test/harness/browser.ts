import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { definedEnv, packagedBrowser, type RunnableBrowser } from './packaged-browser.ts';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** How many times slower than they are pages run, to find tests that a slow machine would fail: `SLOW=4`. */
const slowness = Number(process.env.SLOW ?? 1);

/** Long, for a machine of any speed, and below what a test may take: what does not come at all is named. */
const timeoutMs = 60_000;

/**
 * A headless browser, found as `findBrowser` finds it. Its contexts have no service workers unless they ask for them:
 * what a worker fetches passes by the routes that a test lays.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (options: BrowserContextOptions = {}) =>
      patiently(await newContext({ serviceWorkers: 'block', ...options })),
  });
}

/** Gives every action in these pages as much time as a slow machine needs. */
export function patiently(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(timeoutMs);
  if (slowness > 1)
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    });
  return context;
}

/**
 * The browser to run: `CHROME_PATH`, else an installed one, else the one that comes inside an npm package.
 * `E2E_BROWSER=packaged` takes the last one even where another is installed.
 */
export async function findBrowser(): Promise<RunnableBrowser> {
  if (isPackaged) return packagedBrowser();
  return { executablePath: ownPath ?? '', env: definedEnv() };
}

const ownPath = process.env.CHROME_PATH || installed.find((path) => existsSync(path));

/** Whether the packaged browser is run. */
export const isPackaged = process.env.E2E_BROWSER === 'packaged' || ownPath === undefined;

/** In the name of what does not run in the packaged browser. */
export const notRun = '(not run: needs an installed browser)';
