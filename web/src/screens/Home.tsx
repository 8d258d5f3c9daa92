import { useEffect } from 'react';
import { ReportCard } from '../features/analysis/ReportCard.tsx';
import { loadAnalysis } from '../features/analysis/store.ts';
import { ThreatLevel } from '../features/analysis/ThreatLevel.tsx';
import { BalanceBanner } from '../features/balance/BalanceBanner.tsx';
import { loadBalance } from '../features/balance/store.ts';
import { ConnectionMark } from '../features/connection/ConnectionMark.tsx';
import { DonationCard } from '../features/donations/DonationCard.tsx';
import { Timeline } from '../features/events/Timeline.tsx';
import { ScanLine } from '../features/scan/ScanLine.tsx';
import { ActiveSources } from '../features/sources/ActiveSources.tsx';
import { Banners } from '../features/stats/Banners.tsx';
import { SystemStatus } from '../features/stats/SystemStatus.tsx';
import { TodaysActivity } from '../features/stats/TodaysActivity.tsx';
import css from './Home.module.css';

/** The dashboard: what happened in the left two thirds, how things stand in the right one. */
export function Home() {
  useEffect(() => {
    void loadAnalysis();
    void loadBalance();
  }, []);
  const status = (
    <>
      <ConnectionMark isDetailed />
      <ScanLine />
    </>
  );
  return (
    <>
      <title>Vigil</title>
      <BalanceBanner />
      <Banners />
      <div className={css.home}>
        <div className={css.donation}>
          <DonationCard />
        </div>
        <Timeline status={status} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on its own must be within reach of the keyboard */}
        <aside id="intelligence" className={css.aside} aria-label="Status" tabIndex={0}>
          <ThreatLevel className={css.first} />
          <TodaysActivity />
          <ReportCard />
          <ActiveSources />
          <SystemStatus />
        </aside>
      </div>
    </>
  );
}
