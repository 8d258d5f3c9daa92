import type { HealthIssue } from '@vigil/common/health-issues';
import type { Stats } from '@vigil/common/stats';
import { create } from 'zustand';

interface StatsState {
  stats: Stats | null;
  /** The health issues, the most severe first. */
  healthIssues: readonly HealthIssue[];
}

export const useStats = create<StatsState>()(() => ({ stats: null, healthIssues: [] }));

export function putStats(stats: Stats): void {
  useStats.setState({ stats });
}

/** Sets the health issues that the server reports. */
export function putHealthIssues(healthIssues: readonly HealthIssue[]): void {
  useStats.setState({ healthIssues });
}

/** The server answers 503: shown as an unreachable database. */
export function noteUnavailable(now: number): void {
  useStats.setState(({ healthIssues }) => {
    if (healthIssues.some(({ kind }) => kind === 'database')) return {};
    return { healthIssues: [{ kind: 'database', since: new Date(now).toISOString() }, ...healthIssues] };
  });
}
