import type { Event } from '@vigil/common/events';
import { createContext, Suspense, use } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import css from './tools.module.css';

// The tools of administrators. Only administrators load their code; the fallbacks have their height.

const load = () => import('./AdminTools.tsx');
const Lazy = {
  EventTools: lazyPart(load, 'EventTools'),
  RemoveImage: lazyPart(load, 'RemoveImage'),
  Refresh: lazyPart(load, 'Refresh'),
};

/** Whether the user is an administrator: one subscription for the whole timeline, not one for each card. */
export const ForAdmin = createContext(false);

/** The tools of an event: hide or restore it, correct, merge, split or erase it. */
export function EventTools({ event }: { event: Event }) {
  return (
    <div className={css.row}>
      <Suspense>
        <Lazy.EventTools event={event} />
      </Suspense>
    </div>
  );
}

/** Takes a picture away from an event that is not hidden. `imageUrl` is the address as the event has it. */
export function RemoveImage({ event, imageUrl }: { event: Event; imageUrl: string }) {
  if (!use(ForAdmin) || event.deletedAt !== null) return null;
  return (
    <Suspense>
      <Lazy.RemoveImage eventId={event.id} imageUrl={imageUrl} />
    </Suspense>
  );
}

/** Scans now. */
export function Refresh() {
  if (!use(ForAdmin)) return null;
  return (
    <div className={css.refresh} data-refresh>
      <Suspense>
        <Lazy.Refresh />
      </Suspense>
    </div>
  );
}
