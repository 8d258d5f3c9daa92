import type { Report } from '@vigil/common/reports';
import { asksQuestion } from '../language/question.ts';

type Titled = Partial<Pick<Report, 'title' | 'claims' | 'denials' | 'triggers'>>;

/** Whether a report only asks, and passes on the word of no side. */
export function isQuestion({ title = '', claims = [], denials = [] }: Titled): boolean {
  return claims.length === 0 && denials.length === 0 && asksQuestion(title);
}

/**
 * The reports whose titles say what happened: no questions, and none without a trigger. If no report has a trigger, as those
 * stored by earlier versions, all that are no questions.
 */
export function reportingOf<R extends Titled>(reports: readonly R[]): readonly R[] {
  const stated = reports.filter((report) => !isQuestion(report));
  const named = stated.filter(({ triggers = [] }) => triggers.length > 0);
  const found = named.length > 0 ? named : stated;
  return found.length === reports.length ? reports : found;
}
