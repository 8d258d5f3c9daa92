import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { ReportCard } from '../features/analysis/ReportCard.tsx';
import { loadAnalysis } from '../features/analysis/store.ts';
import { ThreatLevel } from '../features/analysis/ThreatLevel.tsx';
import { BalanceBanner } from '../features/balance/BalanceBanner.tsx';
import { loadBalance } from '../features/balance/store.ts';
import { isOffline, useConnection } from '../features/connection/store.ts';
import { DonationCard } from '../features/donations/DonationCard.tsx';
import { useEvents } from '../features/events/store.ts';
import { Timeline } from '../features/events/Timeline.tsx';
import { TodaysActivity } from '../features/events/TodaysActivity.tsx';
import { ScanLine } from '../features/scan/ScanLine.tsx';
import { Banners } from '../features/stats/Banners.tsx';
import { ConnectionMark } from '../features/stats/ConnectionMark.tsx';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './Home.module.css';

const OfflineStrip = lazyPart(() => import('../features/offline/OfflineStrip.tsx'), 'OfflineStrip');
const SystemSummary = lazyPart(() => import('./SystemSummary.tsx'), 'SystemSummary');
const BalanceAsOf = lazyPart(() => import('../features/balance/BalanceAsOf.tsx'), 'BalanceAsOf');
const Charts = lazyPart(() => import('./Charts.tsx'), 'Charts');
const InstallOffer = lazyPart(() => import('../features/install/InstallOffer.tsx'), 'InstallOffer');

const isPhone = matchMedia('(max-width: 640px)').matches;

/** The dashboard: the timeline in the left two thirds, the status in the right third. */
export function Home() {
  useEffect(() => {
    void loadAnalysis();
    void loadBalance();
  }, []);
  const { event, at } = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  useEffect(() => {
    if (!event) return;
    const left = new AbortController();
    // The same event may be asked for again.
    const forget = () =>
      navigate({ search: (search) => ({ ...search, event: undefined }), replace: true, resetScroll: false });
    void import('../features/events/focus-event.ts')
      .then(({ focusEvent }) => focusEvent(event, forget, left.signal))
      .catch(() => {});
    return () => left.abort();
  }, [event, navigate]);
  const isCutOff = useConnection(isOffline);
  const hasEvents = useEvents(({ status }) => status === 'ready');
  const status = (
    <>
      <ConnectionMark isBrief />
      <ScanLine />
    </>
  );
  return (
    <>
      <title>Vigil</title>
      <BalanceBanner />
      {at !== undefined && (
        <Suspense>
          <BalanceAsOf at={at} />
        </Suspense>
      )}
      <Banners />
      {isCutOff && (
        <Suspense>
          <OfflineStrip />
        </Suspense>
      )}
      <div className={css.home}>
        <div className={css.donation}>
          <DonationCard />
        </div>
        <div className={css.charts}>
          <Suspense>
            <Charts />
          </Suspense>
        </div>
        <Timeline status={status} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on its own must be within reach of the keyboard */}
        <aside id="intelligence" className={css.aside} aria-label="Status" tabIndex={0}>
          <ThreatLevel className={css.first} />
          <TodaysActivity />
          <ReportCard>
            <SystemSummary />
          </ReportCard>
        </aside>
        {isPhone && hasEvents && (
          <div className={css.last}>
            <Suspense>
              <InstallOffer />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
