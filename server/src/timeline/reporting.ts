import type { Report } from '@vigil/common/reports';

type ReportWords = Partial<Pick<Report, 'title' | 'claims' | 'denials'>>;

/** Whether a report only asks, and passes on the word of no side. */
export function isQuestion({ title = '', claims = [], denials = [] }: ReportWords): boolean {
  return claims.length === 0 && denials.length === 0 && asksOnly(title);
}

/**
 * 'Who is the leader of Iran, and why is he a target?'. What stands before or behind a question may report: 'Israel strikes
 * Iran: what comes next?'.
 */
function asksOnly(title: string): boolean {
  const all = (title.match(parts) ?? []).filter((part) => !label.test(part));
  return all.length > 0 && all.every((part) => asked.test(part) || opensQuestion.test(part));
}

/** A title in parts, each with the mark at its end. */
const parts = /[^?؟:;|]+[?؟:;|]*/gu;
/** 'Explainer:' */
const label = /^\s*\p{L}+(?: \p{L}+)?:$/u;
const asked = /[?؟]/u;
const opensQuestion =
  /^\s*["“‘']?(?:who|what|why|where|how) (?:is|are|was|were|did|does|do|will|would|could|can|might)\b/i;
