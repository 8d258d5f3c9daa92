import { Suspense } from 'react';
import { useEvents } from '../features/events/store.ts';
import { useSession } from '../features/session/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './AfterNews.module.css';

const DonationCard = lazyPart(() => import('../features/donations/DonationCard.tsx'), 'DonationCard');
const InstallOffer = lazyPart(() => import('../features/install/InstallOffer.tsx'), 'InstallOffer');

const isPhone = matchMedia('(max-width: 640px)').matches;
/** The payment provider sends the donor back with the outcome. */
const isBackFromPayment = new URLSearchParams(location.search).has('donation');

/** What is asked of the reader, below the news. Each part is loaded where it applies. */
export function AfterNews() {
  const hasEvents = useEvents(({ status }) => status === 'ready');
  const takesDonations = useSession(({ site }) => site?.donations ?? false);
  return (
    <>
      {(takesDonations || isBackFromPayment) && (
        <div className={css.donation}>
          <Suspense>
            <DonationCard />
          </Suspense>
        </div>
      )}
      {isPhone && hasEvents && (
        <div className={css.install}>
          <Suspense>
            <InstallOffer />
          </Suspense>
        </div>
      )}
    </>
  );
}
