import type { Handlers } from '../../kit/mount.ts';
import type { Latencies } from './latencies.ts';

export function latencyHandlers(latencies: Latencies): Pick<Handlers, 'latency' | 'painted'> {
  return {
    latency: () => latencies.list(),
    painted: ({ body }) => {
      latencies.note('painted', body.painted);
      return { success: true };
    },
  };
}
