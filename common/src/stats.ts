import { z } from 'zod';
import { call } from './call.ts';
import { HealthIssue } from './health-issues.ts';
import { ScanProgress } from './scan.ts';

export const Stats = z.object({
  /** Events whose time lies in the current day, UTC. */
  eventsToday: z.int(),
  /** Sources whose feed was read within 30 minutes and not failed to be read since, and all of them. */
  sourcesActive: z.int(),
  sourcesTotal: z.int(),
  /** The running scan, else the last one, else null. */
  scan: ScanProgress.nullable(),
  /** What writes reports: the rules, where no model is set up, or a model by how its last question went. */
  engine: z.enum(['rules', 'untried', 'model', 'degraded', 'spent']),
  /** Why this server may not see what happens, the gravest first; empty when it does. */
  impairments: z.array(HealthIssue),
  /** True when this server replays the archive instead of reading the news. */
  replay: z.boolean(),
});
export type Stats = z.infer<typeof Stats>;

export const statsCalls = {
  stats: call({ method: 'GET', path: '/api/stats', access: 'anyone', reply: Stats }),
};
