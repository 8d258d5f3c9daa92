import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagedBrowser, runsPackaged } from '../harness/packaged-browser.ts';

const run = promisify(execFile);

let cache: string;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vigil-cache-'));
});
afterAll(() => rm(cache, { recursive: true, force: true }));

describe.skipIf(!runsPackaged)('the packaged browser', () => {
  it('can be started by each of those who unpack it at the same time, and is there once', async () => {
    const versions = await Promise.all([1, 2].map(startWhenUnpacked));
    expect(versions).toEqual([expect.stringMatching(/^Chromium \d+/), versions[0]]);
    expect(await readdir(cache)).toEqual([expect.stringMatching(/^vigil-browser-[\d.]+$/)]);
  }, 120_000);
});

async function startWhenUnpacked(): Promise<string> {
  const { executablePath, env } = await packagedBrowser(cache);
  const { stdout } = await run(executablePath, ['--version'], { env });
  return stdout.trim();
}
