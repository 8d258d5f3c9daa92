import { useDeferredValue, useMemo } from 'react';
import { endOfArchive } from '../../kit/archive-end.ts';
import { useClock } from '../../kit/clock.ts';
import { useEvents } from '../events/store.ts';
import { usePast } from '../past/store.ts';
import { type Period, within } from './period.ts';

const tickMs = 5 * 60_000;

/**
 * The events of a period that ends now, with the archive, or at the past moment that is shown. By default the period is
 * a day of news, or everything if the news is that of the archive.
 */
export function useMapEvents(chosen: Period | null) {
  // The timeline renders first. The map may wait, and then takes many events at once.
  const live = useDeferredValue(useEvents((state) => state.loaded.events));
  const moment = useDeferredValue(usePast((state) => state.moment));
  const tick = useClock((now) => Math.floor(now / tickMs));
  return useMemo(() => {
    const all = moment?.events ?? live;
    // Not before the tick that `useClock` returned.
    const now = moment ? Date.parse(moment.at) : Math.max(Date.now(), tick * tickMs);
    const archiveEnd = endOfArchive(all, now);
    const period = chosen ?? (archiveEnd === null ? '24 h' : 'All');
    const end = archiveEnd ?? now;
    return {
      period,
      end,
      events: within(all, period, end),
      isPast: archiveEnd !== null || moment !== null,
      isMoment: moment !== null,
    };
  }, [live, moment, chosen, tick]);
}
