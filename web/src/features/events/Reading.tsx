import type { EvidenceReport } from '@vigil/common/evidence';
import { keysOf, roleNames } from '@vigil/common/statement-words';
import { markedParts } from './marked-parts.ts';
import css from './Reading.module.css';
import { readingWords } from './reading-words.ts';

type OfReport = Pick<EvidenceReport, 'title' | 'reading'>;

/** A title, with the words underlined that say who, whom, where and how many. */
export function MarkedTitle({ title, reading }: OfReport) {
  const spans = reading?.spans ?? [];
  if (spans.length === 0) return title;
  return markedParts(title, spans).map(({ at, text, role }) =>
    role === null ? (
      <span key={at} className={css.plain}>
        {text}
      </span>
    ) : (
      <mark key={at} className={css.mark} data-role={role}>
        {/* With a direction of its own: it does not decide that of the title. */}
        <span className="only-heard" lang="en" dir="ltr">{`${roleNames[role]}: `}</span>
        {text}
      </mark>
    ),
  );
}

/** The line below a title: what it was read as. */
export function ReadingLine({ reading }: Pick<OfReport, 'reading'>) {
  return reading ? <p className={css.line}>{readingWords(reading)}</p> : null;
}

/** What the lines under words mean, where there are any. */
export function MarksLegend({ reports }: { reports: readonly OfReport[] }) {
  const used = new Set(reports.flatMap(({ reading }) => reading?.spans.map(({ role }) => role) ?? []));
  if (used.size === 0) return null;
  return (
    <p className={css.legend}>
      Underlined in titles:{' '}
      {keysOf(roleNames)
        .filter((role) => used.has(role))
        .map((role) => (
          <mark key={role} className={css.mark} data-role={role}>
            {roleNames[role]}
          </mark>
        ))}
    </p>
  );
}
