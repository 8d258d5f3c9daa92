import { lazy, Suspense } from 'react';
import { Section } from '../../kit/Section.tsx';
import css from './ReportCard.module.css';
import { useAnalysis } from './store.ts';

const StrategicReport = lazy(async () => ({ default: (await import('./StrategicReport.tsx')).StrategicReport }));

/** The Strategic Report. News comes first: what it is drawn with is fetched after the timeline. */
export function ReportCard() {
  const isLoading = useAnalysis(({ status }) => status === 'loading');
  const waiting = <p className={css.waiting}>Loading...</p>;
  return (
    <Section title="Strategic Report">
      {isLoading ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <StrategicReport />
        </Suspense>
      )}
    </Section>
  );
}
