import type { Report } from './timeline.ts';

/** How many independent origins stand behind reports: for now each source is one. */
export function originsOf(reports: readonly Pick<Report, 'source'>[]): number {
  return new Set(reports.map(({ source }) => source)).size;
}
