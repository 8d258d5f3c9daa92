import type { Audience } from '@vigil/common/access';
import type { HealthIssue } from '@vigil/common/health-issues';
import type { Stats } from '@vigil/common/stats';
import type { Handlers } from '../../kit/mount.ts';
import type { EventStore } from '../events/store.ts';
import type { ScanStore } from '../scan/store.ts';
import type { SourceStore } from '../sources/store.ts';
import { coverageOf } from './coverage.ts';

interface StatsOptions {
  events: EventStore;
  sources: SourceStore;
  scan: ScanStore;
  /** The state of the model. */
  engine: () => Promise<Stats['engine']>;
  /** The health issues as of the last check. */
  healthIssues: (audience: Audience) => HealthIssue[];
  now: () => Date;
  replay: boolean;
}

export function statsHandlers({
  events,
  sources,
  scan,
  engine,
  healthIssues,
  now,
  replay,
}: StatsOptions): Pick<Handlers, 'stats'> {
  return {
    stats: async ({ person }) => {
      const today = new Date(now().toISOString().slice(0, 10));
      const [eventsToday, feeds, progress, state] = await Promise.all([
        events.countSince(today),
        sources.list(),
        scan.progress(),
        engine(),
      ]);
      const { read, total } = coverageOf(feeds, now());
      return {
        eventsToday,
        sourcesActive: read,
        sourcesTotal: total,
        scan: progress,
        engine: state,
        healthIssues: healthIssues(person?.isAdmin ? 'admin' : 'visitor'),
        replay,
      };
    },
  };
}
