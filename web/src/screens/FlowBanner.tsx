import { Room } from '../features/events/entering/Room.tsx';
import { showGrave } from '../features/events/entering/show-grave.ts';
import { HighPriorityBanner } from '../features/notifications/HighPriorityBanner.tsx';

/** The banner and its place. */
export function FlowBanner({ isShown }: { isShown: boolean }) {
  return <Room>{isShown && <HighPriorityBanner onMore={showGrave} />}</Room>;
}
