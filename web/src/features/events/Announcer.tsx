import type { Event } from '@vigil/common/events';
import { useEffect, useState } from 'react';
import { createDigest, sentenceOf } from './digest.ts';
import { useEvents } from './store.ts';

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
    return () => {
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
