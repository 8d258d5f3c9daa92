import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

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

/** A headless browser: `CHROME_PATH`, else an installed one, else the one that comes inside an npm package. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH || installed.find((path) => existsSync(path)) || (await packaged());
  return chromium.launch({
    executablePath,
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
}

/**
 * Unpacks the packaged browser. Two settings must stand before its module is read: it unpacks the
 * shared libraries that a bare machine lacks only where it believes to run in a function service,
 * and it trusts whatever browser already lies in the temporary folder, so it gets one of its own.
 */
async function packaged(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/vigil-browser', import.meta.url));
  await mkdir(folder, { recursive: true });
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
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
