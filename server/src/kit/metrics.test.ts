import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

describe('the metrics of a server', () => {
  it('hold those of its process beside its own', async () => {
    const first = createMetrics();
    const second = createMetrics();
    first.gauge('vigil_first', 'Of the first.', () => 1);
    second.gauge('vigil_second', 'Of the second.', () => 2);

    expect(await first.registry.metrics()).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(await second.registry.metrics()).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(await first.registry.metrics()).toContain('vigil_first 1');
    expect(await second.registry.metrics()).not.toContain('vigil_first');
  });

  it('are released with it', async () => {
    const server = new WeakRef(serverWithMetrics());

    const isThere = () => {
      collectGarbage();
      return server.deref() !== undefined;
    };
    await expect.poll(isThere).toBe(false);
  });
});

function serverWithMetrics(): object {
  const server = { seq: 1 };
  createMetrics().gauge('vigil_seq', 'Read from the server.', () => server.seq);
  return server;
}
