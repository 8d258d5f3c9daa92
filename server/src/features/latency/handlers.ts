import type { Handlers } from '../../kit/mount.ts';
import type { ArrivalLog } from './arrivals.ts';
import type { Latencies } from './latencies.ts';

interface LatencyHandlerOptions {
  latencies: Latencies;
  arrivals: ArrivalLog;
}

export function latencyHandlers({
  latencies,
  arrivals,
}: LatencyHandlerOptions): Pick<Handlers, 'latency' | 'arrivals' | 'painted'> {
  return {
    latency: () => latencies.list(),
    arrivals: () => arrivals.list(),
    painted: ({ body }) => {
      latencies.note('painted', body.painted);
      return { success: true };
    },
  };
}
