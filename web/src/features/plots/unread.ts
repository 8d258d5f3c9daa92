import type { Source } from '@vigil/common/sources';
import { isBlind } from '../sources/store.ts';
import { hourMs } from './bins.ts';

/**
 * Since when nobody has read any feed: because none can be read, or because none was for more than an hour. Null while
 * at least one is being read, or where there are none to read. Before all time when none ever was.
 */
export function unreadSince(sources: readonly Source[], now: number): number | null {
  if (sources.length === 0) return null;
  const last = Math.max(...sources.map(({ lastUpdate }) => (lastUpdate === null ? -Infinity : Date.parse(lastUpdate))));
  return isBlind(sources) || now - last > hourMs ? last : null;
}
