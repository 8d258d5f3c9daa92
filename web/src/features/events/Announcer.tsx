import type { Event } from '@vigil/common/events';
import { useEffect, useState } from 'react';
import { isWarned } from '../notifications/store.ts';
import { useSession } from '../session/store.ts';
import { createDigest, sentenceOf } from './digest.ts';
import { useEvents } from './store.ts';

/** Says aloud what has arrived, now and then, to who does not see the pill; what is critical at once. */
export function Announcer() {
  const [polite, setPolite] = useState('');
  const [pressing, setPressing] = useState('');

  useEffect(() => {
    const digest = createDigest<Event>((events) => setPolite(sentenceOf(events)));
    const unsubscribe = useEvents.subscribe(({ arrived }, { arrived: before }) => {
      if (arrived === before) return;
      digest.add(arrived);
      // The banner is an alert by itself.
      if (isWarned(useSession.getState())) return;
      const critical = arrived.find((event) => event.urgencyLevel === 'critical' && !event.archived);
      if (critical) setPressing(`Critical: ${critical.title}`);
    });
    return () => {
      unsubscribe();
      digest.end();
    };
  }, []);

  return (
    <>
      <p className="only-heard" role="status">
        {polite}
      </p>
      <p className="only-heard" role="alert">
        {pressing}
      </p>
    </>
  );
}
