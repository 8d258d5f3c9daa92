import { type Area, areas, type Goal, preface, type Row } from './areas.ts';
import { format, type Summaries, type Summary } from './summary.ts';

/**
 * The document with these areas as measured now, and the others as they stood in `old`. `run` says when and on what
 * machine, and stands below each table.
 */
export function writeDocument(old: string, measured: Record<string, Summaries>, run: string): string {
  const kept = new Map(old.split(/^(?=## )/m).map((section) => [titleOf(section), section]));
  const sections = Object.entries(areas).map(([name, area]) => {
    const figures = measured[name];
    return figures ? writeSection(area, figures, run) : (kept.get(area.title) ?? '');
  });
  return [preface, ...sections.filter((section) => section !== '')].map((text) => `${text.trim()}\n`).join('\n');
}

export function writeTable({ rows }: Area, figures: Summaries): string {
  const head = ['Measure', 'Vigil', 'Reference', 'Ratio', 'Spread', 'Goal', 'Met'];
  const lines = [head, head.map(() => '---'), ...rows.map((row) => writeRow(row, figures))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function titleOf(section: string): string {
  return /^## (.*)$/m.exec(section)?.[1] ?? '';
}

function writeSection(area: Area, figures: Summaries, run: string): string {
  return `## ${area.title}\n\n${area.says}\n\n${writeTable(area, figures)}\n\n${run}\n`;
}

function writeRow({ measure, unit = '', figure, reference, ratio, goal }: Row, figures: Summaries): string[] {
  const judgedUnit = goal?.of === 'ratio' ? 'x' : unit;
  const judged = goal?.of === 'ratio' && ratio ? figures[ratio] : figures[figure];
  return [
    measure,
    value(figures[figure]?.median, unit),
    reference ? value(figures[reference]?.median, unit) : none,
    ratio ? value(figures[ratio]?.median, 'x') : none,
    judged && judged.repetitions > 1 ? spread(judged, judgedUnit) : none,
    goal
      ? bounds(goal)
          .map((bound) => withUnit(bound, judgedUnit))
          .join(' ')
      : none,
    goal ? verdict(judged?.median, goal) : none,
  ];
}

const none = '–';

function value(figure: number | undefined, unit: string): string {
  const digits = format(figure);
  return digits === null ? 'not measurable here' : withUnit(digits, unit);
}

function spread({ least, most }: Summary, unit: string): string {
  const [from, to] = [format(least), format(most)];
  return from === null || to === null ? none : withUnit(`${from}–${to}`, unit);
}

/** `1.2x` and `12 ms`. */
function withUnit(digits: string, unit: string): string {
  return unit === 'x' ? `${digits}x` : `${digits} ${unit}`.trim();
}

function bounds({ most, least }: Goal): string[] {
  return [most === undefined ? '' : `≤ ${format(most)}`, least === undefined ? '' : `≥ ${format(least)}`].filter(
    Boolean,
  );
}

function verdict(figure: number | undefined, { most = Infinity, least = -Infinity }: Goal): string {
  if (figure === undefined || Number.isNaN(figure)) return none;
  return figure <= most && figure >= least ? 'yes' : '**no**';
}
