import type { Stats } from '@vigil/common/stats';
import type { DotColour } from '../../kit/Dot.tsx';

/** Green when most feeds can be read, yellow when some, red when none; grey until the first scan has tried them. */
export function collectionOf(stats: Stats | null): { colour: DotColour; word: string } {
  if (!stats) return { colour: 'grey', word: 'Unknown' };
  const { sourcesActive, sourcesTotal, scan } = stats;
  if (sourcesActive * 2 > sourcesTotal) return { colour: 'green', word: 'Most feeds' };
  if (sourcesActive > 0) return { colour: 'yellow', word: 'Some feeds' };
  return scan?.finishedAt ? { colour: 'red', word: 'No feeds' } : { colour: 'grey', word: 'Starting' };
}
