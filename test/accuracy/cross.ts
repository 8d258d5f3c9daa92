import { allLabelled } from './labels.ts';
import { isLeftOut } from './left-out.ts';
import { type Judged, judgeAll, measure } from './measures.ts';

type Row = Judged & { news: string };

/**
 * `npm run accuracy -- --cross`: the labelled items that training left out, one table row a measure, one column a kind of day or
 * language; shares with their interval of 95 % (Wilson). Identity is left out: few of these items are of windows.
 */
export async function showCross(): Promise<void> {
  const rows = (await allLabelled()).filter(isLeftOut);
  const judged: Row[] = (await judgeAll(rows)).map((one, at) => ({ ...one, news: rows[at]?.news ?? '' }));
  console.table(tableOf(judged));
}

function tableOf(judged: readonly Row[]): Record<string, Record<string, string>> {
  const table: Record<string, Record<string, string>> = {};
  for (const kind of [...new Set(judged.map(kindOf))].sort()) {
    const set = judged.filter((row) => kindOf(row) === kind);
    const sizes = sizesOf(set);
    for (const [measured, value] of Object.entries(measure(set))) {
      if (/^(?:pair|BCubed)/.test(measured) || (kind === chosen && /^(?:relevance|false|place)/.test(measured)))
        continue;
      const cell = Number.isNaN(value) ? '-' : `${value.toFixed(3)}${intervalOf(value, sizes[measured])}`;
      table[measured] = { ...table[measured], [`${kind} (${set.length})`]: cell };
    }
  }
  return table;
}

/** Chosen among what an earlier judge took for relevant, and without places: they say nothing of relevance and place. */
const chosen = 'relevant ones alone';

function kindOf({ window, news, item }: Row): string {
  if (window.startsWith('scattered/')) return chosen;
  if (news === 'calm') return 'calm';
  const language = { ar: 'Arabic', he: 'Hebrew', fa: 'Persian' }[item.lang.slice(0, 2)];
  return language ?? (item.date >= '2026-06' ? 'June 2026' : item.date >= '2026-04-20' ? 'late April 2026' : 'war');
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
