import type { Source } from '@vigil/common/sources';
import { isBlind } from '../sources/store.ts';
import { hourMs } from './bins.ts';

/**
 * Since when no feed has been read: because none can be read, or because none was for more than an hour. Null while at
 * least one is read, or if there are no feeds. Minus infinity if none was ever read.
 */
export function unreadSince(sources: readonly Source[], now: number): number | null {
  if (sources.length === 0) return null;
  const last = Math.max(...sources.map(({ lastUpdate }) => (lastUpdate === null ? -Infinity : Date.parse(lastUpdate))));
  return isBlind(sources) || now - last > hourMs ? last : null;
}
