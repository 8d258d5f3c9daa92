import type { HealthIssue } from '@vigil/common/health-issues';
import type { DiskSpace } from '../../database/space.ts';

type SpaceState = Pick<DiskSpace, 'fullSince' | 'lowSince' | 'lowBytes'>;

/** Adds issues of the disk: a full disk is as severe as an unavailable database, low space is the least severe. */
export function withDisk(healthIssues: HealthIssue[], space: SpaceState | undefined): HealthIssue[] {
  const full = space?.fullSince();
  const low = space?.lowSince();
  return [
    ...(full ? [{ kind: 'full' as const, since: full.toISOString() }] : []),
    ...healthIssues,
    ...(space && low && !full
      ? [{ kind: 'low' as const, since: low.toISOString(), below: Math.round(space.lowBytes / 1_000_000) }]
      : []),
  ];
}
