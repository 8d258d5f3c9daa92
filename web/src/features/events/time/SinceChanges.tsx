import type { Event } from '@vigil/common/events';
import { listedAt } from '@vigil/common/listing';
import { movedWords } from '@vigil/common/moved';
import { formatRecent } from '../../../kit/time.ts';
import { eventLink } from '../event-link.ts';
import css from './Since.module.css';
import type { missedSince } from './since.ts';

interface ChangesProps {
  missed: ReturnType<typeof missedSince>;
  onClose: () => void;
}

/** What later reports have added to events that were known before, and what was corrected. */
export function SinceChanges({ missed: { moved, corrected }, onClose }: ChangesProps) {
  if (moved.length + corrected.length === 0) return null;
  const line = (event: Event, at: string, words: string) => (
    <li key={event.id} className={css.change}>
      <b>{words}</b>
      <time dateTime={at}>{formatRecent(at, Date.now())}</time>
      <a href={eventLink(event.id)} dir="auto" lang={event.lang} onClick={onClose}>
        {event.title}
      </a>
    </li>
  );
  return (
    <section aria-labelledby="since-changes">
      <h3 id="since-changes">What changed</h3>
      <ul>
        {moved.map((event) => line(event, listedAt(event), movedWords(event)))}
        {corrected.map(
          (event) => event.corrected && line(event, event.corrected.at, `corrected: ${event.corrected.reason}`),
        )}
      </ul>
    </section>
  );
}
