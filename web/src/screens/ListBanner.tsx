import { Suspense, useState } from 'react';
import { useHighPriority } from '../features/notifications/state.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { useMedia } from '../kit/use-media.ts';

const FlowBanner = lazyPart(() => import('./FlowBanner.tsx'), 'FlowBanner');

/** The banner of critical events in its place above the list. On phones it stands at the foot of the window: `Overlays`. */
export function ListBanner() {
  const isPhone = useMedia('(max-width: 640px)');
  const hasHighPriority = useHighPriority(({ ids }) => ids.length > 0);
  const isShown = hasHighPriority && !isPhone;
  // Its place stays, which lets go of its height when it may.
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  return <Suspense>{wasShown && <FlowBanner isShown={isShown} />}</Suspense>;
}
