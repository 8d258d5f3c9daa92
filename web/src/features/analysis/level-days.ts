import type { AnalysisPoint, ShownLevel } from '@vigil/common/analysis';
import { threatOf } from './threat.ts';

const dayMs = 86_400_000;
const severity: Record<ShownLevel, number> = { unknown: 0, low: 1, elevated: 2, high: 3, critical: 4 };

/** A day of UTC, '2030-01-02', and the most severe level of its reports; null without a report. */
export interface LevelDay {
  day: string;
  level: ShownLevel | null;
}

/** The last `count` days up to `now`, oldest first. `points`: the reports. */
export function levelDays(points: readonly AnalysisPoint[], now: number, count: number): LevelDay[] {
  const worst = new Map<string, ShownLevel>();
  for (const { generatedAt, threatLevel } of points) {
    const day = generatedAt.slice(0, 10);
    const { level } = threatOf(threatLevel);
    const known = worst.get(day);
    if (!known || severity[level] > severity[known]) worst.set(day, level);
  }
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, level: worst.get(day) ?? null };
  });
}

/** How high a bar is, in parts of the highest. */
export function heightOf(level: ShownLevel | null): number {
  return level === null ? 0 : Math.max(0.12, severity[level] / 4);
}
