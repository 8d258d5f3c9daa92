import { DonationCard } from '../features/donations/DonationCard.tsx';
import { useEvents } from '../features/events/store.ts';
import { InstallOffer } from '../features/install/InstallOffer.tsx';
import css from './AfterNews.module.css';

const isPhone = matchMedia('(max-width: 640px)').matches;

/** What is asked of the reader, below the news. */
export function AfterNews() {
  const hasEvents = useEvents(({ status }) => status === 'ready');
  return (
    <>
      <div className={css.donation}>
        <DonationCard />
      </div>
      {isPhone && hasEvents && (
        <div className={css.install}>
          <InstallOffer />
        </div>
      )}
    </>
  );
}
