import { useAnalysis, useLevel } from '../features/analysis/store.ts';
import { IndicatorBoard } from '../features/indicators/IndicatorBoard.tsx';
import { ActiveSources } from '../features/sources/ActiveSources.tsx';
import { SystemStatus } from '../features/stats/SystemStatus.tsx';

/** The indicators, the feeds and the state of the system, below the report and in its chunk. */
export function SystemSummary() {
  const hasAnalysis = useAnalysis(({ data }) => data !== null);
  const level = useLevel()?.level ?? 'unknown';
  return (
    <>
      <IndicatorBoard />
      <ActiveSources />
      <SystemStatus hasAnalysis={hasAnalysis} level={level} />
    </>
  );
}
