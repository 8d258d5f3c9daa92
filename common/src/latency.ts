import { z } from 'zod';
import { call } from './call.ts';
import { Done } from './kit.ts';

/**
 * The stages of a report's delivery. `seen`: from publication to the log; `pushed`: from the log to the sockets;
 * `painted`: from its arrival in a tab to its rendering.
 */
export const stages = ['seen', 'pushed', 'painted'] as const;
export type LatencyStage = (typeof stages)[number];

/** Over the last 1000 samples, in milliseconds; null before the first. */
export const Latency = z.object({
  stage: z.enum(stages),
  count: z.int(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
});
export type Latency = z.infer<typeof Latency>;

export const Delay = Latency.omit({ stage: true });
export type Delay = z.infer<typeof Delay>;

/**
 * From the time the publisher gives to the open tabs, in milliseconds: of the last thousand reports, and of the last hundred
 * of each feed, the slowest feed first.
 */
export const Arrivals = z.object({
  overall: Delay,
  feeds: z.array(Delay.extend({ source: z.string() })),
});
export type Arrivals = z.infer<typeof Arrivals>;

export const latencyCalls = {
  /** As measured by this server since its start. */
  latency: call({ method: 'GET', path: '/api/admin/latency', access: 'admin', reply: z.array(Latency) }),
  /** As this server has measured it since its start; the first reading of a feed does not count. */
  arrivals: call({ method: 'GET', path: '/api/admin/arrivals', access: 'admin', reply: Arrivals }),
  /** The rendering times of new events, as measured by one browser. */
  painted: call({
    method: 'POST',
    path: '/api/admin/latency',
    access: 'admin',
    body: z.strictObject({ painted: z.array(z.number().min(0).max(600_000)).min(1).max(100) }),
    reply: Done,
  }),
};
