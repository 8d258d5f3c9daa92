import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStore, start as startStore } from '../../src/index.ts';
import { readTests } from './unified-runner.ts';
import { unsupported } from './unsupported.ts';

const folder = mkdtempSync(join(tmpdir(), 'vigil-crud-'));
let store: RunningStore;

beforeAll(async () => {
  store = await startStore(folder);
});

afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true });
});

test.each([{ isError: true }, { isClientError: true }, { errorContains: 'does not know' }])(
  'an operation unknown to the runner does not count as the expected error %o',
  async (expectError) => {
    const fixtures = mkdtempSync(join(tmpdir(), 'vigil-unified-'));
    const createEntities = [
      { client: { id: 'c' } },
      { database: { id: 'd', client: 'c', databaseName: 'unified' } },
      { collection: { id: 'r', database: 'd', collectionName: 'rows' } },
    ];
    const operations = [{ object: 'r', name: 'fold', expectError }];
    const tests = [{ description: 'folds', operations }];
    writeFileSync(join(fixtures, 'fold.json'), JSON.stringify({ createEntities, tests }));
    const [only] = readTests(pathToFileURL(`${fixtures}/`));
    await expect(only?.run(store.uri)).rejects.toThrow('the runner does not know the operation fold');
    rmSync(fixtures, { recursive: true });
  },
);

test("the store passes MongoDB's CRUD tests except those listed with a reason", async () => {
  const failures: Record<string, string> = {};
  const skips = new Map<string, number>();
  let passed = 0;
  for (const { file, description, run } of readTests(
    new URL('../../../../../shared/data/mongodb-crud/', import.meta.url),
  )) {
    try {
      const outcome = await run(store.uri);
      if (outcome === 'passed') passed++;
      else skips.set(outcome.skipped, (skips.get(outcome.skipped) ?? 0) + 1);
    } catch (error) {
      failures[`${file}: ${description}`] = error instanceof Error ? error.message : String(error);
    }
  }
  const listed = Object.entries(unsupported).flatMap(([file, tests]) =>
    Object.keys(tests).map((name) => `${file}: ${name}`),
  );
  console.log(`${passed} pass, ${listed.length} listed`);
  for (const [reason, count] of skips) console.log(`  ${count} not run: the test ${reason}`);
  const surprises = Object.entries(failures).filter(([name]) => !listed.includes(name));
  expect(Object.fromEntries(surprises)).toEqual({});
  expect(listed.filter((name) => !(name in failures))).toEqual([]);
  expect(passed).toBeGreaterThan(0);
}, 300_000);
