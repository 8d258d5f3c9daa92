import { LevelDays } from '../features/analysis/LevelDays.tsx';
import { ReportCard } from '../features/analysis/ReportCard.tsx';
import { useAnalysis, useLevel } from '../features/analysis/store.ts';
import { TodaysActivity } from '../features/events/TodaysActivity.tsx';
import { IndicatorBoard } from '../features/indicators/IndicatorBoard.tsx';
import { ActiveSources } from '../features/sources/ActiveSources.tsx';
import { SystemStatus } from '../features/stats/SystemStatus.tsx';
import { Charts } from './Charts.tsx';

/** What stands below the threat level beside the timeline. Loaded after the first paint. */
export function StatusPanel() {
  const hasAnalysis = useAnalysis(({ data }) => data !== null);
  const level = useLevel()?.level ?? 'unknown';
  return (
    <>
      <LevelDays />
      <Charts />
      <IndicatorBoard />
      <TodaysActivity />
      <ReportCard>
        <ActiveSources />
        <SystemStatus hasAnalysis={hasAnalysis} level={level} />
      </ReportCard>
    </>
  );
}
