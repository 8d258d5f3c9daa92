import { type ShownLevel, threatLevels } from '@vigil/common/analysis';

/** Grows with the level. From `unknown` to `low` nothing rises. */
export function levelRank(level: ShownLevel): number {
  return level === 'unknown' ? 0 : threatLevels.length - 1 - threatLevels.indexOf(level);
}
