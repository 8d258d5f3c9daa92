import type { Event } from '@vigil/common/events';
import { useEffect, useRef, useState } from 'react';
import { useEvents } from '../store.ts';
import { EventPages } from './EventPages.tsx';
import { missedSince } from './since.ts';
import css from './Time.module.css';
import { useVisit } from './visits.ts';

const pageSize = 20;

/** The events since the last visit, as of when the panel was opened. */
export function SincePanel({ onClose }: { onClose: () => void }) {
  const [events] = useState(missed);
  const [pages, setPages] = useState(1);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div data-instead className={css.panel}>
      <div className={css.head}>
        <h2 ref={title} tabIndex={-1}>
          Since your last visit
        </h2>
        <button type="button" className={css.act} onClick={onClose}>
          Back to the live timeline
        </button>
      </div>
      <EventPages
        label="Events since your last visit"
        events={events.slice(0, pages * pageSize)}
        total={events.length}
        onMore={() => setPages(pages + 1)}
      />
    </div>
  );
}

function missed(): Event[] {
  const { visit } = useVisit.getState();
  if (!visit) return [];
  const { events } = useEvents.getState().loaded;
  const { added, corrected } = missedSince(visit, events);
  const wanted = new Set([...added, ...corrected]);
  return events.filter((event) => wanted.has(event));
}
