import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './test/harness/sequencer.ts';

/** The packages of this repository are read from their sources. */
const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
};

/** Two more than the cores of CI: servers and pages wait for timers much of the time. With one more, 15 % of the cores was idle. */
const maxWorkers = 4;

const project = (name: string, include: string[], test: object = {}, from: object = source) => ({
  ...from,
  test: { name, include, environment: 'node', maxWorkers, ...test },
});

/**
 * The compiled packages, as they are shipped, imported by Node itself. That takes 30 % less CPU time than their sources:
 * each server starts workers, which would compile their part of the sources again.
 */
const compiled = {
  globalSetup: ['test/harness/compile.ts', 'test/harness/store-folder.ts'],
  server: { deps: { external: [/\/(?:common|server|embedded-mongodb|seed)\/dist\//] } },
};

/**
 * A worker imports what it tests once for all its files; each file starts its own servers and ends them. Vitest restores
 * spies after each file. A file that replaces modules restores them itself.
 */
const shared = { isolate: false };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      project(
        'unit',
        [
          '{common,server,server/embedded-mongodb,server/reader,web,seed}/src/**/*.test.ts',
          'test/accuracy/**/*.test.ts',
          'test/words.test.ts',
        ],
        // Long, for a machine of any speed: what passes does not wait for it.
        { ...shared, testTimeout: 60_000 },
      ),
      project(
        'flows',
        ['test/{contract,flows}/**/*.test.ts', 'test/!(words).test.ts', 'server/embedded-mongodb/test/*.test.ts'],
        {
          ...compiled,
          ...shared,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The default of one second fails on a busy machine; what happens does not wait for the end of it.
          expect: { poll: { timeout: 20_000 } },
        },
        {},
      ),
      project(
        'e2e',
        ['test/e2e/**/*.spec.ts'],
        {
          ...compiled,
          ...shared,
          // Long, for a machine of any speed: what passes does not wait for it.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          globalSetup: [...compiled.globalSetup, 'test/harness/browser-setup.ts'],
          // Browsers come after everything else, so that nothing that is timed runs beside them.
          sequence: { groupOrder: 1 },
        },
        {},
      ),
      project('material', ['test/material/**/*.test.ts', 'server/embedded-mongodb/test/crud/*.test.ts'], {
        testTimeout: 120_000,
        hookTimeout: 90_000,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
