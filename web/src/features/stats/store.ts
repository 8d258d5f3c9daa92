import type { Impairment } from '@vigil/common/impairment';
import type { Stats } from '@vigil/common/stats';
import { create } from 'zustand';

interface StatsState {
  stats: Stats | null;
  /** Why a quiet timeline may not mean a quiet world, the gravest first. */
  impairments: readonly Impairment[];
}

export const useStats = create<StatsState>()(() => ({ stats: null, impairments: [] }));

export function putStats(stats: Stats): void {
  useStats.setState({ stats });
}

/** What the server says of itself. */
export function putImpairments(impairments: readonly Impairment[]): void {
  useStats.setState({ impairments });
}

/** The server answers, and says that it cannot: what stands behind it is away, as far as can be seen from here. */
export function noteUnavailable(now: number): void {
  useStats.setState(({ impairments }) => {
    if (impairments.some(({ kind }) => kind === 'database')) return {};
    return { impairments: [{ kind: 'database', since: new Date(now).toISOString() }, ...impairments] };
  });
}
