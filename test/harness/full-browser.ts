import { describe } from 'vitest';
import { installedBrowser, notRun } from './browser.ts';

/** Describes tests of an installed browser, for notifications: the packaged one has no system to show them and refuses them all. */
export function inFullBrowser(name: string, tests: () => void): void {
  if (installedBrowser()) describe(name, tests);
  else describe.skip(`${name} ${notRun}`, tests);
}
