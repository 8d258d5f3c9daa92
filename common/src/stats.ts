import { z } from 'zod';
import { call } from './call.ts';
import { HealthIssue } from './health-issues.ts';
import { ScanProgress } from './scan.ts';

export const Stats = z.object({
  /** Events dated on the current day, UTC. */
  eventsToday: z.int(),
  /** Sources read within the last 30 minutes and not failed since, and all sources. */
  sourcesActive: z.int(),
  sourcesTotal: z.int(),
  /** The running scan, else the last one, else null. */
  scan: ScanProgress.nullable(),
  /** What writes reports: the rules if no model is configured; otherwise the result of the last call of the model. */
  engine: z.enum(['rules', 'untried', 'model', 'degraded', 'spent']),
  /** The current health issues, most severe first. */
  healthIssues: z.array(HealthIssue),
  /** True if this server replays the archive instead of reading feeds. */
  replay: z.boolean(),
});
export type Stats = z.infer<typeof Stats>;

export const statsCalls = {
  stats: call({ method: 'GET', path: '/api/stats', access: 'anyone', reply: Stats }),
};
