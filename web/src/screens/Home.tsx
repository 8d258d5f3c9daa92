import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { loadAnalysis } from '../features/analysis/store.ts';
import { ThreatLevel } from '../features/analysis/ThreatLevel.tsx';
import { BalanceBanner } from '../features/balance/BalanceBanner.tsx';
import { loadBalance } from '../features/balance/store.ts';
import { isOffline, useConnection } from '../features/connection/store.ts';
import { titleOf, useEvents } from '../features/events/store.ts';
import { Timeline } from '../features/events/Timeline.tsx';
import { ScanLine } from '../features/scan/ScanLine.tsx';
import { Banners } from '../features/stats/Banners.tsx';
import { ConnectionMark } from '../features/stats/ConnectionMark.tsx';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './Home.module.css';

const OfflineStrip = lazyPart(() => import('../features/offline/OfflineStrip.tsx'), 'OfflineStrip');
const ListBanner = lazyPart(() => import('./ListBanner.tsx'), 'ListBanner');
const StatusPanel = lazyPart(() => import('./StatusPanel.tsx'), 'StatusPanel');
const PastHead = lazyPart(() => import('./PastHead.tsx'), 'PastHead');
const AfterNews = lazyPart(() => import('./AfterNews.tsx'), 'AfterNews');

/** The dashboard: the timeline in the left two thirds, the status in the right third. */
export function Home() {
  useEffect(() => {
    void loadAnalysis();
    void loadBalance();
  }, []);
  const { event, at } = useSearch({ from: '/' });
  useEffect(() => {
    if (!event) return;
    const left = new AbortController();
    void import('../features/events/open-event.ts')
      .then(({ openEvent }) => openEvent(event, left.signal))
      .catch(() => {});
    return () => left.abort();
  }, [event]);
  const isCutOff = useConnection(isOffline);
  const status = (
    <>
      <ConnectionMark isBrief />
      <ScanLine />
    </>
  );
  return (
    <>
      <title>{useEvents(titleOf)}</title>
      <BalanceBanner />
      <Banners />
      {isCutOff && (
        <Suspense>
          <OfflineStrip />
        </Suspense>
      )}
      <div className={css.home}>
        <Timeline
          status={status}
          banner={
            <Suspense>
              <ListBanner />
            </Suspense>
          }
        />
        <aside id="intelligence" className={css.aside} aria-label="Status">
          {at === undefined ? (
            <ThreatLevel className={css.first} />
          ) : (
            <Suspense fallback={<div className={css.first} />}>
              <PastHead at={at} className={css.first} />
            </Suspense>
          )}
          <Suspense fallback={<div className={css.late} />}>
            <StatusPanel />
          </Suspense>
        </aside>
        <Suspense>
          <AfterNews />
        </Suspense>
      </div>
    </>
  );
}
