import type { ReportReading, StatedFields } from '@vigil/common/statements';
import type { Statement } from '@vigil/reader';
import type { StoredReport } from '../../timeline/change.ts';

/** What a report was read as, for readers; undefined where it was not read. */
export function readingOf({ statement, title }: Pick<StoredReport, 'statement' | 'title'>): ReportReading | undefined {
  if (!statement) return undefined;
  const { model, spans } = statement;
  const reader = model === 'admin' || model === 'archive' || model === 'alert' ? model : 'model';
  return { ...statedFields(statement), reader, spans: titleSpans(spans, title.length) };
}

/** The fields of a statement that an administrator can correct. */
export function statedFields(statement: Statement): StatedFields {
  const { relevance, type, urgency, kind, reality, again, by, on, country } = statement;
  return { relevance, type, urgency, kind, reality, again, by, on, country };
}

/**
 * The spans of the title, in their order, without those that begin within another. The title can have lost the name of its outlet
 * since it was read, which stood at its end.
 */
function titleSpans(spans: Statement['spans'], length: number): ReportReading['spans'] {
  const inTitle = spans.filter((span) => span.in === 'title' && span.end <= length && span.start < span.end);
  const sorted = inTitle.sort((a, b) => a.start - b.start);
  return sorted
    .filter(({ start }, at) => sorted.slice(0, at).every((before) => before.end <= start))
    .map(({ role, start, end }) => ({ role, start, end }));
}
