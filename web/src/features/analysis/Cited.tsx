import { useState } from 'react';
import { useCited } from '../events/store.ts';
import css from './Cited.module.css';
import { Quoted } from './Quoted.tsx';
import type { ReportSentence } from './report.ts';

/** A count over many events would hide its own sentence behind their numbers. */
const shownAtFirst = 4;

interface CitedProps {
  statement: ReportSentence;
  /** The number of each event in this report. */
  numbers: ReadonlyMap<string, number>;
}

/** A statement that ends in the numbers of its events; each opens the event. */
export function Cited({ statement: { text, eventIds, isMarked, quote }, numbers }: CitedProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [isLong, setLong] = useState(false);
  const shown = isLong ? eventIds : eventIds.slice(0, shownAtFirst);
  const rest = eventIds.length - shown.length;
  return (
    <div className={css.statement} dir="auto">
      {quote ? <Quoted quote={quote} /> : text}
      {isMarked && <em className={css.single}> (single source)</em>}
      {eventIds.length > 0 && (
        <span className={css.marks}>
          {'\u00a0'}
          {shown.map((id) => (
            <button
              key={id}
              type="button"
              className={css.mark}
              data-reach
              aria-label={`Event ${numbers.get(id)}`}
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? null : id)}
            >
              {numbers.get(id)}
            </button>
          ))}
          {rest > 0 && (
            <button
              type="button"
              className={css.mark}
              data-reach
              aria-label={`${rest} more events`}
              onClick={() => setLong(true)}
            >
              +{rest}
            </button>
          )}
        </span>
      )}
      {open && <Evidence key={open} id={open} />}
    </div>
  );
}

function Evidence({ id }: { id: string }) {
  const { event, hasFailed } = useCited(id);
  if (!event) return <p className={css.evidence}>{hasFailed ? gone(id) : 'Loading...'}</p>;
  return (
    <div className={css.evidence}>
      <p dir="auto">{event.title}</p>
      <p className={css.detail}>
        <time dateTime={event.timestamp}>{event.when}</time>
        {event.link && (
          <a data-reach href={event.link} target="_blank" rel="noopener noreferrer">
            Read the report
          </a>
        )}
      </p>
    </div>
  );
}

const gone = (id: string) => `Event ${id} cannot be shown: it was hidden or removed, or the server does not answer.`;
