import { useOwnPlaces } from '../../kit/own-places.ts';
import { capitalise } from '../../kit/words.ts';
import card from './EventCard.module.css';
import { EventItem } from './EventCard.tsx';
import { EventTime } from './EventTime.tsx';
import { eventLink } from './event-link.ts';
import css from './Fold.module.css';
import { type FoldProps, keyOf, type Row } from './fold.ts';
import { countWords, mostSevereOf, placeWords, sumWords, timeWords, tollWords, urgencyWords } from './fold-words.ts';
import { openOrClose } from './opened.ts';
import shape from './Shape.module.css';
import { useEvents } from './store.ts';

/** Several events of one kind, country and half hour: their sum, the most severe of them, and each of them on demand. */
export function Fold({ row, isFresh, day }: FoldProps) {
  const key = keyOf(row);
  const isOpen = useEvents(({ view }) => view.opened.includes(key));
  const own = useOwnPlaces(({ places }) => places);
  const top = mostSevereOf(row);
  const toll = tollWords(row);
  const sum = sumWords(row, own);
  return (
    <li data-day={day}>
      <article
        className={card.event}
        aria-label={sum}
        data-fold={row.length}
        data-urgency={top.urgencyLevel}
        data-fresh={row.some(({ id }) => isFresh.has(id)) || undefined}
        tabIndex={-1}
      >
        <EventTime event={row[0]} />
        <i className={shape.shape} />
        <div className={`${card.body} ${css.body}`}>
          <p className={card.flags}>
            <strong>{capitalise(top.urgencyLevel)}</strong>
            <i>{timeWords(row)}</i>
          </p>
          <h2 className={css.title}>
            {countWords(row)} · <span dir="auto">{placeWords(row, own)}</span>
          </h2>
          {/* Drawn again with another event: its words stand elsewhere in the lines. */}
          <p key={`${top.id} ${top.title}`} className={css.example} data-event-id={top.id}>
            Most severe:{' '}
            <a data-title href={eventLink(top.id)} dir="auto" lang={top.lang}>
              {top.title}
            </a>{' '}
            <span dir="auto">{top.location}</span>
          </p>
          <div className={css.sum}>
            <p>
              <b>{urgencyWords(row)}</b>
              {toll && <span>{`Highest toll of one: ${toll}`}</span>}
            </p>
            <button type="button" aria-expanded={isOpen} onClick={() => openOrClose(key)}>
              {isOpen ? `Close the ${row.length} events` : `Open the ${row.length} events`}
            </button>
            <Ticks row={row} />
          </div>
        </div>
      </article>
      {isOpen && (
        <ol className={css.events} aria-label={sum}>
          {row.map((event) => (
            <EventItem key={event.id} event={event} isFresh={isFresh.has(event.id)} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** The moments of the events. What the drawing says is in the words around it. */
function Ticks({ row }: { row: Row }) {
  const at = row.map(({ timestamp }) => Date.parse(timestamp));
  const [from, to] = [Math.min(...at), Math.max(...at)];
  return (
    <div className={css.ticks} aria-hidden="true">
      {row.map(({ id, urgencyLevel, timestamp }) => (
        <i
          key={id}
          data-urgency={urgencyLevel}
          style={{ insetInlineStart: `${((Date.parse(timestamp) - from) / Math.max(1, to - from)) * 100}%` }}
        />
      ))}
    </div>
  );
}
