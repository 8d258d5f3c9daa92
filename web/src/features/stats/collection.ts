import type { HealthIssue } from '@vigil/common/health-issues';
import type { Stats } from '@vigil/common/stats';
import type { DotColour } from '../../kit/Dot.tsx';

/**
 * Green if most feeds can be read, yellow if some, red if none; grey until the first scan has tried them. Not green
 * while scans have stopped.
 */
export function collectionOf(
  stats: Stats | null,
  healthIssues: readonly HealthIssue[],
): { colour: DotColour; word: string } {
  if (!stats) return { colour: 'grey', word: 'Unknown' };
  const { sourcesActive, sourcesTotal, scan } = stats;
  const kinds = healthIssues.map(({ kind }) => kind);
  if (kinds.includes('database')) return { colour: 'red', word: 'Stopped' };
  if (kinds.includes('late')) return { colour: 'red', word: 'No scans' };
  if (kinds.includes('off')) return { colour: 'yellow', word: 'Turned off' };
  if (sourcesActive > 0 && sourcesActive === sourcesTotal) return { colour: 'green', word: 'All feeds' };
  if (sourcesActive * 2 > sourcesTotal) return { colour: 'green', word: 'Most feeds' };
  if (sourcesActive > 0) return { colour: 'yellow', word: 'Some feeds' };
  return scan?.finishedAt ? { colour: 'red', word: 'No feeds' } : { colour: 'grey', word: 'Starting' };
}
