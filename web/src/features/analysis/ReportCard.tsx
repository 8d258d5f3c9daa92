import { useSearch } from '@tanstack/react-router';
import { type PropsWithChildren, Suspense } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { Section } from '../../kit/Section.tsx';
import css from './ReportCard.module.css';
import { useAnalysis } from './store.ts';

const StrategicReport = lazyPart(() => import('./StrategicReport.tsx'), 'StrategicReport', NotFetched);
const PastReport = lazyPart(() => import('./PastReport.tsx'), 'PastReport', NotFetched);

/**
 * The Strategic Report, or the earlier one that the address names by its number or a moment. News comes first: what it is drawn with is fetched
 * after the timeline. Its height is not known before, so what stands below it comes with it and never moves.
 */
export function ReportCard({ children }: PropsWithChildren) {
  const { report, at } = useSearch({ from: '/' });
  const isLoading = useAnalysis(({ status }) => status === 'loading');
  const waiting = (
    <Section title="Strategic Report">
      <p className={css.waiting}>Loading...</p>
    </Section>
  );
  if (isLoading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Section title="Strategic Report">
        {report === undefined && at === undefined ? <StrategicReport /> : <PastReport id={report} at={at} />}
      </Section>
      {children}
    </Suspense>
  );
}
