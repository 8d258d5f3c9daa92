import type { Handlers } from '../../kit/mount.ts';
import type { Arrivals } from './arrivals.ts';
import type { Latencies } from './latencies.ts';

export function latencyHandlers(
  latencies: Latencies,
  arrivals: Arrivals,
): Pick<Handlers, 'latency' | 'arrivals' | 'painted'> {
  return {
    latency: () => latencies.list(),
    arrivals: () => arrivals.list(),
    painted: ({ body }) => {
      latencies.note('painted', body.painted);
      return { success: true };
    },
  };
}
