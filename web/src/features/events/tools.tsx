import type { Event } from '@vigil/common/events';
import { lazy, Suspense } from 'react';
import { isAdmin, useSession } from '../session/store.ts';
import css from './tools.module.css';

// What administrators do to the timeline. Its code comes only to them; the places are kept until it is here.

const load = () => import('./AdminTools.tsx');
const Lazy = {
  EventTools: lazy(async () => ({ default: (await load()).EventTools })),
  RemoveImage: lazy(async () => ({ default: (await load()).RemoveImage })),
  Refresh: lazy(async () => ({ default: (await load()).Refresh })),
};

/** Hide or restore an event, or erase it. */
export function EventTools({ event }: { event: Event }) {
  if (!useSession(isAdmin)) return null;
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
  if (!useSession(isAdmin) || event.deletedAt !== null) return null;
  return (
    <Suspense>
      <Lazy.RemoveImage eventId={event.id} imageUrl={imageUrl} />
    </Suspense>
  );
}

/** Scans now. */
export function Refresh() {
  if (!useSession(isAdmin)) return null;
  return (
    <div className={css.refresh}>
      <Suspense>
        <Lazy.Refresh />
      </Suspense>
    </div>
  );
}
