import type { Event } from '@vigil/common/events';
import type { AsOfReply } from '@vigil/common/time';
import { useDeferredValue, useMemo } from 'react';
import { endOfArchive } from '../../kit/archive-end.ts';
import { useClock } from '../../kit/clock.ts';
import { useEvents } from '../events/store.ts';
import { usePast } from '../past/store.ts';
import { useLoadedSources } from '../sources/store.ts';
import { type Activity, type ActivitySpan, countIn, hourMs, spans } from './bins.ts';
import { readAtLeastUntil, unreadSince } from './unread.ts';

interface ShownActivity {
  span: ActivitySpan;
  activity: Activity;
  /** The window ends in the past, with the archive or with a past moment. */
  isPast: boolean;
  isMoment: boolean;
}

const [byHour, , , byDay] = spans;

/** The counts of the span, updated with events and hours. The default span: hours for the news, days for the archive. */
export function useActivity(chosen: ActivitySpan | null): ShownActivity {
  // The timeline renders first. The chart may wait, and then takes many events at once.
  const loaded = useDeferredValue(useEvents((state) => state.loaded));
  const moment = useDeferredValue(usePast((state) => state.moment));
  const sources = useLoadedSources();
  const hour = useClock((now) => Math.floor(now / hourMs));
  const unread = useClock((now) => unreadSince(sources, now));
  return useMemo(() => {
    if (moment) return ofMoment(moment, chosen);
    // Not before the hour that `useClock` returned.
    const now = Math.max(Date.now(), hour * hourMs);
    const { events, totalCount } = loaded;
    const pastEnd = endOfArchive(events, now);
    const isPast = pastEnd !== null;
    const readUntil = unread === null ? null : readAtLeastUntil(unread, events, now);
    const span = chosen ?? (isPast ? byDay : byHour);
    const loadedFrom = heldFrom(events, totalCount);
    return { span, isPast, isMoment: false, activity: countIn(events, { span, now, pastEnd, readUntil, loadedFrom }) };
  }, [loaded, moment, chosen, hour, unread]);
}

/** The counts up to a past moment. */
function ofMoment({ at, events, totalCount }: AsOfReply, chosen: ActivitySpan | null): ShownActivity {
  const now = Date.parse(at);
  const loadedFrom = heldFrom(events, totalCount);
  const span = chosen ?? (endOfArchive(events, now) === null ? byHour : byDay);
  // The window ends with the moment, not with its newest event.
  return {
    span,
    isPast: true,
    isMoment: true,
    activity: countIn(events, { span, now, pastEnd: now, readUntil: null, loadedFrom }),
  };
}

/** The time of the oldest event that the browser holds; null if it holds all there are. `events`: newest first. */
function heldFrom(events: readonly Event[], totalCount: number): number | null {
  const oldest = events.at(-1);
  return oldest && events.length < totalCount ? Date.parse(oldest.timestamp) : null;
}
