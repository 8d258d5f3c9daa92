import type { HealthIssue } from '@vigil/common/health-issues';
import type { Stats } from '@vigil/common/stats';
import { create } from 'zustand';

interface StatsState {
  stats: Stats | null;
  /** The health issues, the most severe first. */
  impairments: readonly HealthIssue[];
}

export const useStats = create<StatsState>()(() => ({ stats: null, impairments: [] }));

export function putStats(stats: Stats): void {
  useStats.setState({ stats });
}

/** Sets the health issues that the server reports. */
export function putHealthIssues(impairments: readonly HealthIssue[]): void {
  useStats.setState({ impairments });
}

/** The server answers 503: shown as an unreachable database. */
export function noteUnavailable(now: number): void {
  useStats.setState(({ impairments }) => {
    if (impairments.some(({ kind }) => kind === 'database')) return {};
    return { impairments: [{ kind: 'database', since: new Date(now).toISOString() }, ...impairments] };
  });
}
