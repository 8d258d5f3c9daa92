import { classify } from '@vigil/server/pipeline/classify/classify';
import { toModels } from '@vigil/server/pipeline/learned/judge';
import { type Row, trainAll } from './examples.ts';
import type { Judged } from './measures.ts';
import { measure } from './measures.ts';
import { labelledRows } from './rows.ts';

/**
 * `npm run accuracy -- --cross`: each labelled window judged by models that were trained on all others, one table row a
 * measure. Identity is left out: it is not learned here.
 */
export function crossWindows(rows: readonly Row[]): Record<string, Record<string, string>> {
  const names = [...new Set(rows.map(({ window }) => window))].filter((name) => name.startsWith('en-'));
  const judged = names.flatMap((name) => judgeWindow(rows, name));
  const table: Record<string, Record<string, string>> = {};
  for (const [measured, value] of Object.entries(measure(judged))) {
    if (!/^(?:pair|BCubed)/.test(measured))
      table[measured] = { [`${names.length} windows (${judged.length})`]: value.toFixed(3) };
  }
  return table;
}

function judgeWindow(rows: readonly Row[], name: string): Judged[] {
  const models = toModels(trainAll(rows.filter(({ window }) => window !== name)));
  return rows
    .filter(({ window }) => window === name)
    .map((row) => {
      const { relevant, eventType, urgencyLevel, location, reasons } = classify(row.item, row.state, models);
      const got = { id: row.item.id, relevant, eventType, urgency: urgencyLevel, location, cluster: null, reasons };
      return { ...row, got };
    });
}

export async function showCross(): Promise<void> {
  console.table(crossWindows(await labelledRows()));
}
