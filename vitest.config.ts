import { defineConfig } from 'vitest/config';

/** Packages of this repository are read from their sources; nothing under test needs a build but the browser's pages. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'], externalConditions: ['source'] } };

const project = (name: string, include: string[], test: object = {}) => ({
  resolve,
  ssr,
  test: { name, include, environment: 'node', maxWorkers: 2, ...test },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', [
        '{common,server,server/embedded-mongodb,web,seed}/src/**/*.test.ts',
        'test/accuracy/**/*.test.ts',
        'test/words.test.ts',
      ]),
      project(
        'flows',
        ['test/{contract,flows}/**/*.test.ts', 'test/!(words).test.ts', 'server/embedded-mongodb/test/*.test.ts'],
        {
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The default of one second fails on a busy machine; what happens does not wait for the end of it.
          expect: { poll: { timeout: 20_000 } },
        },
      ),
      project('e2e', ['test/e2e/**/*.spec.ts'], {
        // Long, for a machine of any speed: what passes does not wait for it.
        testTimeout: 180_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 30_000 } },
        globalSetup: ['test/harness/browser-setup.ts'],
        // A worker imports the server once for all its files; each file starts its own servers, and ends them.
        isolate: false,
        // Browsers come after everything else, so that nothing that is timed runs beside them.
        sequence: { groupOrder: 1 },
      }),
      project('material', ['test/material/**/*.test.ts', 'server/embedded-mongodb/test/crud/*.test.ts'], {
        testTimeout: 120_000,
        hookTimeout: 90_000,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
