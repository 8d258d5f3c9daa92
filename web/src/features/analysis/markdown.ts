import type { Analysis } from '@vigil/common/analysis';
import type { ReportInMode, ReportSentence } from './report.ts';
import { intelId, numberEvents } from './report.ts';

/** An event that a report cites, as its list of sources gives it. */
export interface CitedSource {
  title: string;
  /** ISO 8601. */
  timestamp: string;
  /** Null for an event whose reports have none. */
  link: string | null;
}

/** A report as Markdown: its sections, each statement with the numbers of its events, and these as numbered sources. */
export function toMarkdown(
  analysis: Analysis,
  report: ReportInMode,
  sources: ReadonlyMap<string, CitedSource>,
  address: string,
): string {
  const numbers = numberEvents(report);
  const line = (statement: ReportSentence) => `${escaped(statement.text)}${marksOf(statement, numbers)}`;
  const paragraphs = (statements: readonly ReportSentence[]) => statements.map(line).join('\n\n');
  const parts = [
    `# Strategic Report ${intelId(analysis.id)}`,
    `Generated ${analysis.generatedAt.slice(0, 16).replace('T', ' ')} UTC. Threat level: ${analysis.threatLevel}.\n${address}`,
    `## Assessment\n\n${paragraphs(report.assessment)}`,
    report.patterns.length > 0 && `## Key Indicators\n\n${report.patterns.map((one) => `- ${line(one)}`).join('\n')}`,
    report.counted.length > 0 &&
      `## What was counted\n\n${report.counted.map(({ text }) => `- ${escaped(text)}`).join('\n')}`,
    ...report.detailed.map(({ title, statements }) => `## ${title}\n\n${paragraphs(statements)}`),
    `## Sources\n\n${[...numbers].map(([id, number]) => sourceLine(number, sources.get(id))).join('\n')}`,
  ];
  return `${parts.filter((part) => part !== false).join('\n\n')}\n`;
}

/** ' [1, 4-7]': the numbers of the events of a statement, runs of them as ranges. */
export function marksOf({ eventIds }: Pick<ReportSentence, 'eventIds'>, numbers: ReadonlyMap<string, number>): string {
  const cited = eventIds.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of cited) {
    const run = runs.at(-1);
    if (run && number <= run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const marks = runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  return marks.length > 0 ? ` [${marks.join(', ')}]` : '';
}

function sourceLine(number: number, source: CitedSource | undefined): string {
  if (!source) return `${number}. An event that can no longer be shown`;
  const { title, timestamp, link } = source;
  const text = escaped(title);
  return `${number}. ${link ? `[${text}](<${link}>)` : text}, ${timestamp.slice(0, 10)}`;
}

/** Characters that mean something in Markdown, and HTML that a title may hold. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
}
