import { median } from './child.ts';

export type Figures = Record<string, number>;

/** One figure of several repetitions. */
export interface Summary {
  median: number;
  least: number;
  most: number;
  repetitions: number;
}

export type Summaries = Record<string, Summary>;

/** The median of each figure, and between what the repetitions lay. */
export function summarize(runs: Figures[]): Summaries {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN);
      const summary = {
        median: median(values),
        least: Math.min(...values),
        most: Math.max(...values),
        repetitions: runs.length,
      };
      return [name, summary];
    }),
  );
}

/** Three digits that count, or whole numbers from a hundred on; null where nothing could be measured. */
export function format(value: number | undefined): string | null {
  if (value === undefined || !Number.isFinite(value)) return null;
  if (value === 0 || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
  return String(Number(value.toPrecision(3)));
}
