import type { Event } from '@vigil/common/events';
import { useEffect, useState } from 'react';
import { createDigest, sentenceOf } from './digest.ts';
import { useEvents } from './store.ts';

/** After all that the first screen needs, in milliseconds. */
const aheadMs = 4_000;

/**
 * Announces new events to screen readers, at most every ten seconds. Critical events are also announced by the banner,
 * which is an alert.
 */
export function Announcer() {
  const [polite, setPolite] = useState('');

  useEffect(() => {
    const digest = createDigest<Event>((events) => setPolite(sentenceOf(events)));
    const unsubscribe = useEvents.subscribe(({ arrived }, { arrived: before }) => {
      if (arrived !== before) digest.add(arrived);
    });
    // The first event that comes need not wait for the part that lets it in.
    const timer = setTimeout(() => void import('./entering/NewEvents.tsx').catch(() => {}), aheadMs);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      digest.end();
    };
  }, []);

  return (
    <p className="only-heard" role="status">
      {polite}
    </p>
  );
}
