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
            <KeyEvent key={ids[index] ?? title} title={title} id={ids[index] ?? ''} />
          ))}
        </ol>
      ) : (
        <p className={css.facts}>No event moves the balance at present.</p>
      )}
    </section>
  );
}

/** What happened, when, and where it is reported. Of an event that cannot be shown any more the title alone is left. */
function KeyEvent({ title, id }: { title: string; id: string }) {
  const { event } = useCited(id);
  return (
    <li>
      {/* The title begins with the day, which stands in words below it. */}
      <span dir="auto">{event ? title.replace(/^\d{4}-\d\d-\d\d: /, '') : title}</span>
      {event && (
        <span className={css.facts}>
          <time dateTime={event.timestamp}>{event.when}</time>
          {event.link && (
            <a href={event.link} target="_blank" rel="noopener noreferrer">
              Read the report
            </a>
          )}
        </span>
      )}
    </li>
  );
}
