import { Suspense } from 'react';
import { useEvents } from '../features/events/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './AfterNews.module.css';

const InstallOffer = lazyPart(() => import('../features/install/InstallOffer.tsx'), 'InstallOffer');

const isPhone = matchMedia('(max-width: 640px)').matches;

/** The offer to install Vigil, below the news. Its code is loaded on phones alone. */
export function AfterNews() {
  const hasEvents = useEvents(({ status }) => status === 'ready');
  if (!isPhone || !hasEvents) return null;
  return (
    <div className={css.install}>
      <Suspense>
        <InstallOffer />
      </Suspense>
    </div>
  );
}
