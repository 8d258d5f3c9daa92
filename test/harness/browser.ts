import { existsSync, statfsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { definedEnv, packagedBrowser, type RunnableBrowser, runsPackaged } from './packaged-browser.ts';

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

/**
 * Saves 14 % of the CPU time of all browser tests, whose pages live for seconds: scripts are compiled when they run and never
 * optimised, and drawing and network run in the browser's own process. Left out where the browser is measured.
 */
const thrifty = [
  '--js-flags=--no-opt --no-maglev --max-lazy',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** How many times slower than they are pages run, to find tests that a slow machine would fail: `SLOW=4`. */
const slowness = Number(process.env.SLOW ?? 1);

/** Long, for a machine of any speed, and below what a test may take: what does not come at all is named. */
const timeoutMs = 60_000;

/**
 * A headless browser, found as `findBrowser` finds it. Its contexts have no service workers unless they ask for them:
 * what a worker fetches passes by the routes that a test lays.
 */
export async function openBrowser(choice?: Choice): Promise<Browser> {
  const browser = await chromium.launch({
    ...(await findBrowser(choice)),
    headless: true,
    ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(choice?.installedFirst ? [] : thrifty),
    ],
  });
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (options: BrowserContextOptions = {}) =>
      patiently(await newContext({ serviceWorkers: 'block', ...options })),
  });
}

/**
 * True where the browser can keep what its processes share in memory. Each answer that a page loads takes half a megabyte
 * of it; in files of the disk, Playwright's default for containers with 64 MB, it takes 6 % more CPU time.
 */
function hasSharedMemory(): boolean {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1_000_000_000;
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

interface Choice {
  /** Takes the installed browser where there is one: what is measured and pictured is what readers run. */
  installedFirst?: boolean;
}

/**
 * The browser that comes inside an npm package: it is the same on every machine, and paints in less time. Where it does
 * not run, or with `E2E_BROWSER=installed`, the installed one.
 */
export async function findBrowser({ installedFirst = isInstalledWanted }: Choice = {}): Promise<RunnableBrowser> {
  return (installedFirst || !runsPackaged ? installedBrowser() : null) ?? packagedBrowser();
}

/** `CHROME_PATH`, else the first installed browser, else null. */
export function installedBrowser(): RunnableBrowser | null {
  const executablePath = process.env.CHROME_PATH || installed.find((path) => existsSync(path));
  return executablePath ? { executablePath, env: definedEnv() } : null;
}

const isInstalledWanted = process.env.E2E_BROWSER === 'installed';

/** In the name of what does not run in the packaged browser. */
export const notRun = '(not run: needs an installed browser)';
