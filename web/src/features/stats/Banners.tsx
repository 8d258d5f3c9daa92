import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import css from './Banners.module.css';
import { useStats } from './store.ts';

const HealthBanner = lazyPart(() => import('./HealthBanner.tsx'), 'HealthBanner');

/**
 * What a reader must know before reading: a quiet timeline may mean that no feed can be read. While the page is
 * offline the strip at the foot of the page replaces the banner of health issues. Their place is always kept.
 */
export function Banners() {
  const isReplay = useStats(({ stats }) => stats?.replay ?? false);
  const isDegraded = useStats(({ healthIssues }) => healthIssues.length > 0);
  const isCutOff = useConnection(isOffline);
  return (
    <div className={css.place}>
      {isReplay && <p className={css.banner}>Replay: documented events of the archive, not live news.</p>}
      {isDegraded && !isCutOff && (
        <Suspense>
          <HealthBanner />
        </Suspense>
      )}
    </div>
  );
}
