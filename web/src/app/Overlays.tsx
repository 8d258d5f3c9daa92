import './media.css';
import { useLocation, useRouter } from '@tanstack/react-router';
import { screens } from '@vigil/common/screens';
import { Suspense, useEffect } from 'react';
import { followEventLinks, openPath } from '../features/events/event-links.ts';
import { startTabMarks } from '../features/events/tab-marks.ts';
import { followClicks } from '../features/notifications/open.ts';
import { useHighPriority } from '../features/notifications/state.ts';
import { useStats } from '../features/stats/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { Notices } from '../kit/Notices.tsx';
import { Toaster } from '../kit/Toaster.tsx';
import { startTooltips } from '../kit/tooltips.ts';
import { useMedia } from '../kit/use-media.ts';
import { startNotices } from './notices.ts';
import css from './Overlays.module.css';

const HighPriorityBanner = lazyPart(
  () => import('../features/notifications/HighPriorityBanner.tsx'),
  'HighPriorityBanner',
);
const AlertStrip = lazyPart(() => import('../features/stats/AlertStrip.tsx'), 'AlertStrip');

/**
 * Toasts, notices, tooltips, the strip of alert channels and, where there is no list beside which it has its place, the banner of
 * critical events. Loaded after the first paint.
 */
export function Overlays() {
  const { navigate } = useRouter();
  useEffect(start, []);
  useEffect(() => {
    const routes = {
      toEvent: (event: string) => void navigate({ to: '/', search: { event }, resetScroll: false }),
      toHref: (href: string) => void navigate({ href }),
    };
    const stops = [followClicks((href) => openPath(href, routes)), followEventLinks(routes)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate]);
  const hasHighPriority = useHighPriority(({ ids }) => ids.length > 0);
  const isPhone = useMedia('(max-width: 640px)');
  const hasList = useLocation({ select: ({ pathname }) => pathname === screens.home.path });
  const isDeaf = useStats(({ healthIssues }) => healthIssues.some(({ kind }) => kind === 'alerts'));
  return (
    <>
      <Toaster />
      <div className={css.foot}>
        {hasHighPriority && (isPhone || !hasList) && (
          <Suspense>
            <HighPriorityBanner onMore={showMore} />
          </Suspense>
        )}
        {isDeaf && (
          <Suspense>
            <AlertStrip />
          </Suspense>
        )}
      </div>
      <Notices />
    </>
  );
}

async function showMore(ids: readonly string[]): Promise<void> {
  (await import('../features/events/entering/show-grave.ts')).showGrave(ids);
}

let isStarted = false;

/** Runs once, however often the component mounts. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  startTooltips(document.getElementById('content') ?? document.body);
  startNotices();
  startTabMarks();
}
