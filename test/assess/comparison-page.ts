import { type Section, sections } from '@vigil/common/analysis';
import type { Comparison } from './compare.ts';

/** The two reports side by side as Markdown: a table for each section, then what the verifier refused. */
export function comparisonPage(comparison: Comparison): string {
  const { at, model, events, failure, tokens, byModel, kept, refused } = comparison;
  const proposed = kept + refused.length;
  const share = byModel.filter(({ by }) => by === 'model').length;
  return [
    `# Reports for ${at}`,
    '',
    `${events} events. ${model}: ${tokens} tokens, ${proposed} sentences proposed, ${refused.length} refused by the verifier; ` +
      `${share} of the ${byModel.length} sentences of its report are its own (marked with *), the rules wrote the others.`,
    ...(failure ? ['', `No usable answer: ${failure}`] : []),
    ...sections.flatMap((section) => tableOf(section, comparison)),
    ...(refused.length > 0 ? ['', '## Refused', ''] : []),
    ...refused.map(({ section, text, reason }) => `- ${section}: ${cell(text)} (${reason})`),
    '',
  ].join('\n');
}

function tableOf(section: Section, { model, byRules, byModel }: Comparison): string[] {
  const own = (all: Comparison['byRules']) => all.filter((one) => one.section === section);
  const [left, right] = [own(byRules), own(byModel)];
  if (left.length + right.length === 0) return [];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const said = right[at];
    return `| ${cell(left[at]?.text)} | ${said?.by === 'model' ? '* ' : ''}${cell(said?.text)} |`;
  });
  return ['', `## ${section}`, '', `| rules | ${cell(model)} |`, '| --- | --- |', ...rows];
}

function cell(text = ''): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
