import { expect, it } from 'vitest';
import { soak } from '../../soak/soak.ts';

it('a hundred tabs end with the same events after disconnections and restarts of servers', {
  timeout: 600_000,
}, async () => {
  const lines: string[] = [];
  const { broken, figures } = await soak({
    sockets: 100,
    changes: 600,
    lastsMs: 30_000,
    offlineMs: 30_000,
    summaryLength: 700,
    kills: false,
    report: (line) => lines.push(line),
  });
  expect(broken, lines.join('\n')).toEqual([]);
  // The cuts were felt: the news that they missed were asked for by number.
  expect(figures.catch_ups).toBeGreaterThan(20);
});
