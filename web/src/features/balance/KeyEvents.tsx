import { useCited } from '../events/store.ts';
import css from './BalanceReport.module.css';

interface KeyEventsProps {
  titles: readonly string[];
  /** Of the events behind them, at the same places. */
  ids: readonly string[];
}

/** The events that weigh most. */
export function KeyEvents({ titles, ids }: KeyEventsProps) {
  return (
    <section aria-labelledby="key-events">
      <h2 id="key-events">Key Events Influencing Analysis</h2>
      {titles.length > 0 ? (
        <ol className={css.events}>
          {titles.map((title, index) => (
            <li key={ids[index] ?? title}>
              <span dir="auto">{title}</span>
              <Evidence id={ids[index] ?? ''} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.facts}>No event moves the balance at present.</p>
      )}
    </section>
  );
}

/** When an event was and where it is reported. Nothing where it cannot be shown any more. */
function Evidence({ id }: { id: string }) {
  const { event } = useCited(id);
  if (!event) return null;
  return (
    <span className={css.facts}>
      <time dateTime={event.timestamp}>{event.when}</time>
      {event.link && (
        <a href={event.link} target="_blank" rel="noopener noreferrer">
          Read the report
        </a>
      )}
    </span>
  );
}
