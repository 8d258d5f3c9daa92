import { Suspense, useEffect } from 'react';
import { usePressing } from '../features/notifications/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { Notices } from '../kit/Notices.tsx';
import { Toaster } from '../kit/Toaster.tsx';
import { startTooltips } from '../kit/tooltips.ts';
import { startTelling } from './tell.ts';

const PressingBanner = lazyPart(() => import('../features/notifications/PressingBanner.tsx'), 'PressingBanner');

/** What stands around every screen too, and nobody misses before there is something to read. */
export function Later() {
  useEffect(start, []);
  const hasPressing = usePressing(({ ids }) => ids.length > 0);
  return (
    <>
      <Toaster />
      {hasPressing && (
        <Suspense>
          <PressingBanner />
        </Suspense>
      )}
      <Notices />
    </>
  );
}

let isStarted = false;

/** Once a page, however often this is drawn. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  startTooltips(document.getElementById('content') ?? document.body);
  startTelling();
}
