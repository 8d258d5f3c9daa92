import type { Section, Sentence } from './analysis.ts';

/** How much of a report a person wants to see. */
export type Mode = (typeof modes)[number];
const modes = ['conservative', 'balanced', 'comprehensive'] as const;

/** The three texts of a report, as one mode shows its sentences. */
export interface ReportView {
  threatAssessment: string;
  keyPatterns: string[];
  /** By section; a section without sentences is left out. */
  detailedAnalysis: Record<string, string>;
}

/** Conservative: two independent origins at least. Balanced: the report. Comprehensive: with what rests on one source. */
export function sentencesFor<S extends Sentence>(sentences: readonly S[], mode: Mode): S[] {
  if (mode === 'conservative') return sentences.filter(({ origins }) => origins >= 2);
  return sentences.filter(({ depth }) => mode === 'comprehensive' || depth === 'main');
}

export function viewOf(sentences: readonly Sentence[], mode: Mode): ReportView {
  const shown = sentencesFor(sentences, mode);
  const textsOf = (section: Section) =>
    shown.filter((one) => one.section === section).map((one) => (mode === 'comprehensive' ? marked(one) : one.text));
  const sections = detailed.map((section) => [section, textsOf(section).join(' ')] as const);
  return {
    threatAssessment: textsOf('assessment').join(' ') || noStatement,
    keyPatterns: textsOf('patterns'),
    detailedAnalysis: Object.fromEntries(sections.filter(([, text]) => text !== '')),
  };
}

/** Stands in stored reports in the place of an assessment without statements. */
export const noStatement = 'No statement with this much support.';

export interface LeftOut {
  /** Statements that this mode leaves out and `next` shows. */
  count: number;
  /** The narrowest mode that shows more. */
  next: Mode;
  /** Some of them rest on events without any source, as administrators write them. */
  isUnsourced: boolean;
}

/** What a wider mode would show besides; null where no mode shows more. */
export function leftOut(sentences: readonly Sentence[], mode: Mode): LeftOut | null {
  const shown = new Set(sentencesFor(sentences, mode));
  for (const next of modes.slice(modes.indexOf(mode) + 1)) {
    const more = sentencesFor(sentences, next).filter((sentence) => !shown.has(sentence));
    if (more.length > 0) return { count: more.length, next, isUnsourced: more.some(({ origins }) => origins === 0) };
  }
  return null;
}

const detailed = [
  'current_situation_analysis',
  'regional_impact_assessment',
  'strategic_implications',
  'risk_analysis',
  'recommendations',
] as const satisfies readonly Section[];

function marked({ text, origins }: Sentence): string {
  return origins < 2 ? `${text} (single source)` : text;
}
