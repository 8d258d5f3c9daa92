import type { ReportReading } from '@vigil/common/statements';

interface MarkedPart {
  /** Its place in the title. */
  at: number;
  text: string;
  /** Null for words between marks. */
  role: ReportReading['spans'][number]['role'] | null;
}

/** A title in parts, marked and not; the spans are in their order. */
export function markedParts(title: string, spans: ReportReading['spans']): MarkedPart[] {
  const parts = spans.flatMap(({ role, start, end }, index): MarkedPart[] => {
    const before = spans[index - 1]?.end ?? 0;
    return [
      { at: before, text: title.slice(before, start), role: null },
      { at: start, text: title.slice(start, end), role },
    ];
  });
  const last = spans.at(-1)?.end ?? 0;
  return [...parts, { at: last, text: title.slice(last), role: null }].filter(({ text }) => text !== '');
}
