import type { AnalysisPoint, ShownLevel } from '@vigil/common/analysis';
import { threatOf } from './threat.ts';

const dayMs = 86_400_000;
const severity: Record<ShownLevel, number> = { unknown: 0, low: 1, elevated: 2, high: 3, critical: 4 };

/** A day of UTC, '2030-01-02', and the most severe level of its reports; null without a report. */
export interface LevelDay {
  day: string;
  level: ShownLevel | null;
}

/** The last `count` days up to `now`, oldest first. `points`: the reports. `present`: the level of now, which may be above theirs. */
export function levelDays(
  points: readonly AnalysisPoint[],
  now: number,
  count: number,
  present: ShownLevel | null = null,
): LevelDay[] {
  const worst = new Map<string, ShownLevel>();
  const note = (day: string, level: ShownLevel) => {
    const known = worst.get(day);
    if (!known || severity[level] > severity[known]) worst.set(day, level);
  };
  for (const { generatedAt, threatLevel } of points) note(generatedAt.slice(0, 10), threatOf(threatLevel).level);
  if (present && present !== 'unknown') note(new Date(now).toISOString().slice(0, 10), present);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, level: worst.get(day) ?? null };
  });
}

/** How high a bar is, in parts of the highest: a day without a report, whose level is unknown, is an empty frame of full height. */
export function heightOf(level: ShownLevel | null): number {
  return level === null ? 1 : Math.max(0.12, severity[level] / 4);
}
