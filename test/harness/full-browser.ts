import { describe } from 'vitest';
import { isPackaged, notRun } from './browser.ts';

/** Describes tests that need notifications: the packaged browser has no system to show them and refuses them all. */
export function inFullBrowser(name: string, tests: () => void): void {
  if (isPackaged) describe.skip(`${name} ${notRun}`, tests);
  else describe(name, tests);
}
