import { expect, it, vi } from 'vitest';
import { createLog } from '../../kit/log.ts';
import { type Change, isEventChange } from '../../timeline/change.ts';
import { createForecastKeeper } from './keeper.ts';
import { type ForecastStore, historyMs } from './store.ts';

const at = Date.parse('2031-03-04T02:10:00.000Z');
const hidden = { seq: 1, eventId: 'e-1', op: 'hide', by: 'test', data: {} } as unknown as Change;

it('scores again what a withdrawn event may change, until it is stopped', async () => {
  expect(isEventChange(hidden)).toBe(true);
  const reopen = vi.fn(async () => {});
  const keeper = createForecastKeeper({
    forecasts: { reopen } as unknown as ForecastStore,
    status: () => {
      throw new Error('Nothing is shown here.');
    },
    events: () => [],
    timeOf: () => at,
    now: () => new Date(at),
    log: createLog('silent'),
  });
  await keeper.follow([hidden]);
  await vi.waitFor(() => expect(reopen).toHaveBeenCalledWith([new Date(at)]));

  await keeper.stop();
  await keeper.follow([hidden]);
  await keeper.stop();
  expect(reopen).toHaveBeenCalledOnce();
});

it('remembers the times of events only as far back as forecasts look', async () => {
  let now = at;
  const times = new Map<string, number>();
  const keeper = createForecastKeeper({
    forecasts: { settle: async () => {}, reopen: async () => {} } as unknown as ForecastStore,
    status: () => {
      throw new Error('Nothing is shown here.');
    },
    events: () => [],
    timeOf: (id) => times.get(id),
    now: () => new Date(now),
    log: createLog('silent'),
  });
  for (let day = 0; day < 400; day++) {
    now = at + day * 86_400_000;
    times.set(`e-${day}`, now);
    await keeper.follow([{ ...hidden, op: 'add', eventId: `e-${day}` } as unknown as Change]);
    keeper.settle();
  }
  expect(keeper.size()).toBeLessThanOrEqual(historyMs / 86_400_000 + 1);
  await keeper.stop();
});
