import { classify } from '@vigil/server/pipeline/classify/classify';
import { toModels } from '@vigil/server/pipeline/learned/judge';
import { type Row, trainAll } from './examples.ts';
import type { Judged } from './measures.ts';
import { measure } from './measures.ts';
import { labelledRows } from './rows.ts';

/**
 * `npm run accuracy -- --cross`: each labelled window judged by models that were trained on all others, one table row a
 * measure, one column a kind of day or language; shares with their interval of 95 % (Wilson). Identity is left out: it is
 * not learned here.
 */
function crossWindows(rows: readonly Row[]): Record<string, Record<string, string>> {
  const names = [...new Set(rows.filter((row) => kindOf(row) !== null).map(({ window }) => window))];
  const judged = names.flatMap((name) => judgeWindow(rows, name));
  const table: Record<string, Record<string, string>> = {};
  const kinds = [...new Set(judged.map(kindOf))].flatMap((kind) => kind ?? []);
  const columns = [
    { name: 'English windows', set: judged.filter(({ window }) => window.startsWith('en-')) },
    ...kinds.map((kind) => ({ name: kind, set: judged.filter((row) => kindOf(row) === kind) })),
  ];
  for (const { name, set } of columns) {
    const sizes = sizesOf(set);
    for (const [measured, value] of Object.entries(measure(set))) {
      if (/^(?:pair|BCubed)/.test(measured) || (name === partial && /^(?:relevance|false|place)/.test(measured)))
        continue;
      const cell = Number.isNaN(value) ? '-' : `${value.toFixed(3)}${intervalOf(value, sizes[measured])}`;
      table[measured] = { ...table[measured], [`${name} (${set.length})`]: cell };
    }
  }
  return table;
}

/** Chosen among what the reader takes for relevant, and without places: they say nothing of relevance and place. */
const partial = 'single items, relevant ones alone';

/** What an item is one of; null for headlines of our own, items of calm days and those that are learned from alone. */
function kindOf({ window, drawn }: Pick<Row, 'window' | 'drawn'>): string | null {
  const [language = ''] = window.split('-');
  if (drawn === 'where in doubt') return null;
  if (language === 'single') return drawn === 'by chance' ? 'single items' : partial;
  if (language === 'en') return /^en-2026-(?:04-16|06)/.test(window) ? 'truce' : 'war';
  return { ar: 'Arabic', he: 'Hebrew', fa: 'Persian' }[language] ?? null;
}

/** How many items each share is of. */
function sizesOf(set: readonly Judged[]): Record<string, number> {
  const firm = set.filter(({ label }) => !label.borderline);
  const relevant = firm.filter(({ label }) => label.relevant);
  const found = firm.filter(({ got }) => got.relevant);
  const isUrgent = (level: string | null) => level === 'critical' || level === 'urgent';
  return {
    'relevance precision': found.length,
    'relevance recall': relevant.length,
    type: relevant.length,
    'urgency within one': relevant.length,
    'rated urgent or critical: precision': found.filter(({ got }) => isUrgent(got.urgency)).length,
    'rated urgent or critical: recall': relevant.filter(({ label }) => isUrgent(label.urgency)).length,
    place: relevant.length,
  };
}

function intervalOf(share: number, size: number | undefined): string {
  if (!size) return '';
  const z = 1.96;
  const middle = share + z ** 2 / (2 * size);
  const reach = z * Math.sqrt((share * (1 - share)) / size + z ** 2 / (4 * size ** 2));
  const [low, high] = [middle - reach, middle + reach].map((end) => (end / (1 + z ** 2 / size)).toFixed(2));
  return ` [${low} ${high}] of ${size}`;
}

/** Items of the same days are left out of training too: reports of one event are much alike. */
function judgeWindow(rows: readonly Row[], name: string): (Judged & Row)[] {
  const judged = rows.filter(({ window }) => window === name);
  const days = new Set(judged.map(dayOf));
  const models = toModels(trainAll(rows.filter((row) => row.window !== name && !days.has(dayOf(row)))));
  return judged.map((row) => {
    const { relevant, eventType, urgencyLevel, location, reasons } = classify(row.item, row.state, models);
    const got = {
      id: row.item.id,
      relevant,
      eventType,
      urgency: urgencyLevel,
      location,
      cluster: null,
      reasons: reasons(),
    };
    return { ...row, got };
  });
}

function dayOf({ item }: Row): string {
  return item.date.slice(0, 10);
}

export async function showCross(): Promise<void> {
  console.table(crossWindows(await labelledRows()));
}
