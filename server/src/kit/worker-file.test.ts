import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { workerFile } from './worker-file.ts';

const module = createRequire(import.meta.url)
  .resolve('zod')
  .replace(/\.cjs$/, '.js');

/** Posts what `require()` of an ES module gives in a worker with these arguments. */
async function requireEsm(execArgv: string[]): Promise<unknown> {
  const script = `
    const { parentPort } = require('node:worker_threads');
    const load = () => { try { return typeof require(${JSON.stringify(module)}).z; } catch ({ code }) { return code; } };
    parentPort.postMessage(load());`;
  const worker = new Worker(script, { eval: true, execArgv });
  const [answer] = await once(worker, 'message');
  await worker.terminate();
  return answer;
}

// Node 20 aborts the process if a thread is terminated meanwhile.
it('threads load no ES module by require', async () => {
  const compiled = 'file:///server/dist/kit/caller.js';
  expect(await requireEsm(workerFile(compiled, 'worker').execArgv)).toBe('ERR_REQUIRE_ESM');
  expect(await requireEsm(workerFile(compiled, 'worker', { requiresEsm: true }).execArgv)).toBe('object');
});
