import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { loadAnalysis } from '../features/analysis/store.ts';
import { ThreatLevel } from '../features/analysis/ThreatLevel.tsx';
import { BalanceBanner } from '../features/balance/BalanceBanner.tsx';
import { loadBalance } from '../features/balance/store.ts';
import { isOffline, useConnection } from '../features/connection/store.ts';
import { isDismissed } from '../features/donations/store.ts';
import { titleOf, useEvents } from '../features/events/store.ts';
import { Timeline } from '../features/events/Timeline.tsx';
import { ScanLine } from '../features/scan/ScanLine.tsx';
import { useSession } from '../features/session/store.ts';
import { Banners } from '../features/stats/Banners.tsx';
import { ConnectionMark } from '../features/stats/ConnectionMark.tsx';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './Home.module.css';

const DonationCard = lazyPart(() => import('../features/donations/DonationCard.tsx'), 'DonationCard');
const OfflineStrip = lazyPart(() => import('../features/offline/OfflineStrip.tsx'), 'OfflineStrip');
const ListBanner = lazyPart(() => import('./ListBanner.tsx'), 'ListBanner');
const StatusPanel = lazyPart(() => import('./StatusPanel.tsx'), 'StatusPanel');
const PastHead = lazyPart(() => import('./PastHead.tsx'), 'PastHead');
const InstallOffer = lazyPart(() => import('../features/install/InstallOffer.tsx'), 'InstallOffer');

const isPhone = matchMedia('(max-width: 640px)').matches;

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
      <Donation />
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
        {isPhone && (
          <Suspense>
            <InstallOffer />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The payment provider sends the donor back with the outcome. */
const isBackFromPayment = new URLSearchParams(location.search).has('donation');

/** The donation card, whose place is kept while its code loads. */
function Donation() {
  const takesDonations = useSession(({ site }) => site?.donations ?? false);
  if (!isBackFromPayment && (!takesDonations || isDismissed())) return null;
  return (
    <div className={css.donation}>
      <Suspense fallback={<div className={css.card} />}>
        <DonationCard />
      </Suspense>
    </div>
  );
}
