import { readPassages } from '@vigil/server/language/passage';
import { classify } from '@vigil/server/pipeline/classify/classify';
import { termsOf } from '@vigil/server/pipeline/identify/terms';
import type { GivenItem } from '../predict.ts';

/** Terms that fewer reports hold are left out of the table. */
const minShare = 0.0015;
const minReports = 8;

/** The share of relevant items that hold each term, most common first; items of one title count once. */
export function termSharesOf(items: readonly GivenItem[]): [term: string, share: string][] {
  const counts = new Map<string, number>();
  const titles = new Set<string>();
  let reports = 0;
  for (const { title, summary } of items) {
    if (titles.has(title)) continue;
    titles.add(title);
    if (!classify({ title, summary }).relevant) continue;
    reports += 1;
    for (const term of termsOf(readPassages({ title, summary })).keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= minReports && count / reports >= minShare)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : a > b ? 1 : 0))
    .map(([term, count]) => [term, String(Number((count / reports).toPrecision(2)))]);
}
