import type { Section, Sentence } from './analysis.ts';

/** How much of a report a user wants to see. */
export type Mode = (typeof modes)[number];
const modes = ['conservative', 'balanced', 'comprehensive'] as const;

/** The texts of a report for one mode. */
interface ReportView {
  threatAssessment: string;
  keyPatterns: string[];
  /** By section; sections without sentences are missing. */
  detailedAnalysis: Record<string, string>;
}

/**
 * Conservative: at least two independent origins, and what Vigil counts itself. Balanced: the report. Comprehensive: also sentences
 * with one source.
 */
export function sentencesFor<S extends Sentence>(sentences: readonly S[], mode: Mode): S[] {
  if (mode === 'conservative') return sentences.filter(({ origins, kind }) => origins >= 2 || kind === 'template');
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

/** Replaces the assessment in stored reports without statements. */
export const noStatement = 'No statement with this much support.';

export interface LeftOut {
  /** The number of statements that this mode omits and `next` shows. */
  count: number;
  /** The narrowest mode that shows more. */
  next: Mode;
  /** Some are based on events without a source, as administrators write them. */
  isUnsourced: boolean;
}

/** What a wider mode shows in addition; null if no mode shows more. */
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

function marked(sentence: Sentence): string {
  return isSingle(sentence) ? `${sentence.text} (single source)` : sentence.text;
}

/** It rests on one source, and does not say so: quotes do, and templates only count. */
export function isSingle({ origins, kind }: Sentence): boolean {
  return origins < 2 && kind === undefined;
}
