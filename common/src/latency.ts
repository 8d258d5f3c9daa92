import { z } from 'zod';
import { call } from './call.ts';
import { Done } from './kit.ts';

/**
 * The way of a report to the reader, by stages. `seen`: from the time the publisher gives to the log; `pushed`: from
 * the log to the sockets; `painted`: from a tab's hearing of it to its being on the screen.
 */
export const stages = ['seen', 'pushed', 'painted'] as const;
export type Stage = (typeof stages)[number];

/** Of the last thousand: milliseconds that half and 95 of 100 stayed below; null before the first. */
export const Latency = z.object({
  stage: z.enum(stages),
  count: z.int(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
});
export type Latency = z.infer<typeof Latency>;

export const latencyCalls = {
  /** As this server has seen it since its start. */
  latency: call({ method: 'GET', path: '/api/admin/latency', access: 'admin', reply: z.array(Latency) }),
  /** How long the events that arrived took to be painted, as one browser measured it. */
  painted: call({
    method: 'POST',
    path: '/api/admin/latency',
    access: 'admin',
    body: z.strictObject({ painted: z.array(z.number().min(0).max(600_000)).min(1).max(100) }),
    reply: Done,
  }),
};
