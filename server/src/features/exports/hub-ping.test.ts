import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../kit/log.ts';
import type { Change } from '../../timeline/change.ts';
import { createHubPing } from './hub-ping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change: Change = { seq: 1, at: new Date(0), op: 'hide', eventId: 'e-1', item: null, by: 'test', data: {} };

it('a change during a ping is followed by another ping', async () => {
  let isHeld = false;
  const pings: number[] = [];
  const hubPing = createHubPing({
    hub: 'https://hub.example',
    topics: () => ['https://vigil.example/feed.xml'],
    // Slower than changes are gathered.
    postForm: async () => {
      pings.push(Date.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return 202;
    },
    leases: {
      run: async (_, work) => {
        if (isHeld) return null;
        isHeld = true;
        const result = await work({ token: 1, signal: new AbortController().signal });
        isHeld = false;
        return { result };
      },
    },
    log: createLog('silent'),
  });
  const startedAt = Date.now();
  await hubPing.follow([change]);
  await vi.advanceTimersByTimeAsync(1_200);
  await hubPing.follow([change]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(pings).toEqual([1_000, 2_501]);
  await hubPing.stop();
});
