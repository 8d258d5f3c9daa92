import type { TestProject } from 'vitest/node';
import { findBrowser, notRun } from './browser.ts';

/** Before the browser tests: unpacks the packaged browser, if it is the one to run. After them: names the tests that did not run. */
export default async function setUp({ vitest }: TestProject): Promise<() => void> {
  await findBrowser();
  return () => {
    const skipped = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests('skipped')]);
    const names = skipped.map(({ fullName }) => fullName).filter((name) => name.includes(notRun));
    if (names.length === 0) return;
    console.log(`\n${names.length} tests did not run: they need an installed browser (CHROME_PATH).`);
    for (const name of names) console.log(`  ${name}`);
  };
}
