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

/** The counts of the span, as events come and hours go. Where none is chosen: hours of the news, days of the archive. */
export function useActivity(chosen: Span | null): Shown {
  // The news is drawn first; what is drawn of it here may wait, and takes many events at once.
  const loaded = useDeferredValue(useEvents((state) => state.loaded));
  const sources = useSources((state) => state.sources);
  const hour = useClock((now) => Math.floor(now / hourMs));
  const readUntil = useClock((now) => unreadSince(sources, now));
  return useMemo(() => {
    // Never before the hour that the clock has struck.
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
