import { Suspense } from 'react';
import { Room } from '../features/events/entering/Room.tsx';
import { showGrave } from '../features/events/entering/show-grave.ts';
import { useHighPriority } from '../features/notifications/state.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { useMedia } from '../kit/use-media.ts';

const HighPriorityBanner = lazyPart(
  () => import('../features/notifications/HighPriorityBanner.tsx'),
  'HighPriorityBanner',
);

/** The banner of critical events in its place above the list. On phones it stands at the foot of the window: `Overlays`. */
export function ListBanner() {
  const isPhone = useMedia('(max-width: 640px)');
  const hasHighPriority = useHighPriority(({ ids }) => ids.length > 0);
  return (
    <Room>
      {hasHighPriority && !isPhone && (
        <Suspense>
          <HighPriorityBanner onMore={showGrave} />
        </Suspense>
      )}
    </Room>
  );
}
