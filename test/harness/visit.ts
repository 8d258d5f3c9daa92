import type { Browser, Page } from 'playwright-core';
import type { Client } from './client.ts';
import type { Vigil } from './vigil.ts';

interface View {
  width?: number;
  scheme?: 'dark' | 'light';
  /** A phone: it has no pointer that could hover. */
  isTouch?: boolean;
  /** Who looks; nobody is signed in when it is left out. */
  as?: { client: Client };
}

/** A page in a browser of its own, and what its console complained about. Its context is closed by the caller. */
export async function visit(
  browser: Browser,
  vigil: Vigil,
  path: string,
  { width = 1280, scheme = 'dark', isTouch = false, as }: View = {},
): Promise<Page & { complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  const cookies = [...(as?.client.cookies ?? [])];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: vigil.url })));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A browser logs every 401, and that is how the session's absence is told.
    const isSession = message.location().url.endsWith('/api/auth/session');
    if (message.type() === 'error' && !isSession) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(vigil.url + path);
  return Object.assign(page, { complaints });
}

/** Waits for the toast with these words, then puts it away. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  const card = region.locator('[data-phase]').filter({ has: page.getByText(title, { exact: true }) });
  await (description ? card.filter({ has: page.getByText(description, { exact: true }) }) : card).waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
}

interface Failure {
  method: string;
  /** A glob of Playwright's. */
  path: string;
  /** The sentence of the server; without it nobody answers. */
  error?: string;
}

/** Lets one call fail from now on. */
export async function failCall(page: Page, { method, path, error }: Failure): Promise<void> {
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return error === undefined ? route.abort() : route.fulfill({ status: 422, json: { error } });
  });
}
