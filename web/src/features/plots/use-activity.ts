import { useDeferredValue, useMemo } from 'react';
import { useClock } from '../../kit/clock.ts';
import { useEvents } from '../events/store.ts';
import { useSources } from '../sources/store.ts';
import { type Activity, countIn, endOfArchive, hourMs, type Span, spans } from './bins.ts';
import { unreadSince } from './unread.ts';

interface Shown {
  span: Span;
  activity: Activity;
  /** The window ends in the past, with the archive. */
  isPast: boolean;
}

const [byHour, , , byDay] = spans;

/** The counts of the span, updated with events and hours. The default span: hours for the news, days for the archive. */
export function useActivity(chosen: Span | null): Shown {
  // The timeline renders first. The chart may wait, and then takes many events at once.
  const loaded = useDeferredValue(useEvents((state) => state.loaded));
  const sources = useSources();
  const hour = useClock((now) => Math.floor(now / hourMs));
  const readUntil = useClock((now) => unreadSince(sources, now));
  return useMemo(() => {
    // Not before the hour that `useClock` returned.
    const now = Math.max(Date.now(), hour * hourMs);
    const events = [...loaded.byId.values()];
    const pastEnd = endOfArchive(events, now);
    const isPast = pastEnd !== null;
    const span = chosen ?? (isPast ? byDay : byHour);
    const oldest = loaded.byId.get(loaded.ids.at(-1) ?? '');
    const loadedFrom = oldest && loaded.ids.length < loaded.totalCount ? Date.parse(oldest.timestamp) : null;
    return { span, isPast, activity: countIn(events, { span, now, pastEnd, readUntil, loadedFrom }) };
  }, [loaded, chosen, hour, readUntil]);
}
