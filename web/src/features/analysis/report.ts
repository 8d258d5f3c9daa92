import type { Analysis, Quote, Sentence, Template } from '@vigil/common/analysis';
import { isSingle, type LeftOut, leftOut, type Mode, noStatement, sentencesFor } from '@vigil/common/report-view';
import { sectionsOf } from './detailed.ts';

/** What is said, and the events that it rests on. */
export interface ReportSentence {
  text: string;
  eventIds: readonly string[];
  /** It rests on one source, and the mode is one that also shows such. */
  isMarked: boolean;
  /** The parts of a quote; missing for what is no quote. */
  quote?: Quote;
}

/** A row of 'What was counted'. */
export type CountedRow = Extract<Template, { name: 'counted' }> & { text: string };

export interface ReportInMode {
  assessment: readonly ReportSentence[];
  patterns: readonly ReportSentence[];
  detailed: readonly { title: string; statements: readonly ReportSentence[] }[];
  counted: readonly CountedRow[];
  isEmpty: boolean;
  /** What this mode leaves out; null where that is nothing, and in a balanced report that is not empty. */
  left: LeftOut | null;
}

/** The report as a mode shows it. What is not kept by statements is shown as the plain text that it is. */
export function reportIn(analysis: Analysis, mode: Mode): ReportInMode {
  const { sentences, threatAssessment, keyPatterns, detailedAnalysis } = analysis;
  const shown = sentencesFor(sentences, mode);
  const read = (section: string, texts: readonly string[]) => {
    if (!sentences.some((one) => one.section === section)) return texts.filter(isStatement).map(withoutEvents);
    return shown.filter((one) => one.section === section).map((one) => toStatement(one, mode));
  };
  const assessment = read('assessment', [threatAssessment]);
  const patterns = read('patterns', keyPatterns);
  const detailed = sectionsOf(detailedAnalysis)
    .map(({ name, title, text }) => ({ title, statements: read(name, text.split(/\n\s*\n/)) }))
    .filter(({ statements }) => statements.length > 0);
  const isEmpty = assessment.length === 0 && patterns.length === 0 && detailed.length === 0;
  const counted = shown.flatMap(({ template, text }) => (template?.name === 'counted' ? [{ ...template, text }] : []));
  const left = mode === 'conservative' || isEmpty ? leftOut(sentences, mode) : null;
  return { assessment, patterns, detailed, counted, isEmpty, left };
}

/** The number of each event in the report: by where it is first cited, from 1. */
export function numberEvents({ assessment, patterns, detailed }: ReportInMode): ReadonlyMap<string, number> {
  const statements = [...assessment, ...patterns, ...detailed.flatMap((section) => section.statements)];
  const ids = new Set(statements.flatMap(({ eventIds }) => eventIds));
  return new Map([...ids].map((id, index) => [id, index + 1]));
}

/** 'INTEL-0007' */
export function intelId(id: string): string {
  return `INTEL-${id.padStart(4, '0')}`;
}

/** Who wrote a report, and what its readers should know of that. */
export function madeBy({ model, modelNote = '', sentences }: Analysis): { label: string; note: string } {
  if (model === null) return { label: 'Rule-based', note: modelNote };
  const byModel = sentences.filter(({ by }) => by === 'model').length;
  const others = byModel < sentences.length ? ', the others by the rules' : '';
  const shares = byModel > 0 ? `${byModel} of ${sentences.length} statements by the model${others}. ` : '';
  return { label: `AI-generated · ${model}`, note: `${shares}${modelNote}`.trim() };
}

function toStatement(sentence: Sentence, mode: Mode): ReportSentence {
  const { text, eventIds, quote } = sentence;
  return { text, eventIds, isMarked: mode === 'comprehensive' && isSingle(sentence), ...(quote && { quote }) };
}

const isStatement = (text: string): boolean => text !== noStatement;

function withoutEvents(text: string): ReportSentence {
  return { text, eventIds: [], isMarked: false };
}
