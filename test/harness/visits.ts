import { within } from '@vigil/server/kit/within';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Vigil } from './vigil.ts';
import { type View, type Visited, visit } from './visit.ts';

export interface Visits {
  /** As `visit`: nobody else looks through its browser meanwhile, and it keeps nothing of anybody before. */
  open: (browser: Browser, vigil: Vigil, path: string, view?: View) => Promise<Visited>;
  /** Closes all that was opened. */
  leave: () => Promise<void>;
}

/** A browser that is used again may get stuck where it forgets what it kept: nothing ends that wait but this. */
const patienceMs = 30_000;

/**
 * Visits one after another through few browsers: one whose pages are closed is used again, which saves half of what a
 * new one costs. What is set for a whole browser stays there, as a clock that was installed: such a page is `visit`'s.
 */
export function createVisits(): Visits {
  const known: { context: BrowserContext; looks: string }[] = [];

  async function open(browser: Browser, vigil: Vigil, path: string, view: View = {}): Promise<Visited> {
    const looks = JSON.stringify([vigil.url, view.width, view.scheme, view.isTouch]);
    const free = known.find((one) => one.looks === looks && one.context.pages().length === 0);
    const again = free && (await within(patienceMs, visit(browser, vigil, path, { ...view, within: free.context })));
    if (again) return again;
    if (free) known.splice(known.indexOf(free), 1);
    const page = await visit(browser, vigil, path, view);
    known.push({ context: page.context(), looks });
    return page;
  }

  async function leave(): Promise<void> {
    for (const { context } of known) for (const page of context.pages()) await page.close();
  }

  return { open, leave };
}
