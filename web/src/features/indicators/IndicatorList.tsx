import { Link } from '@tanstack/react-router';
import { type Indicator, indicatorGroups } from '@vigil/common/indicators';
import { useEffect } from 'react';
import { formatDay, formatPoint } from '../../kit/time.ts';
import { useEvents } from '../events/store.ts';
import { DayBars } from './DayBars.tsx';
import css from './Indicators.module.css';
import { loadIndicators, useIndicators } from './store.ts';
import { comparisonWords, groupTitles, stateWords } from './words.ts';

/** All indicators by what they are about, each with its state, its count against its base and a plot of 33 days. */
export function IndicatorList() {
  useEffect(() => void loadIndicators(), []);
  const { status, data } = useIndicators();
  if (!data) return <p role="status">{status === 'failed' ? 'The indicators could not be loaded.' : 'Loading...'}</p>;
  return (
    <>
      {indicatorGroups.map((group) => (
        <section key={group} className={css.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{groupTitles[group]}</h2>
          <ul className={css.rows}>
            {data.indicators
              .filter((one) => one.group === group)
              .map((one) => (
                <Row key={one.id} indicator={one} observed={data.observed} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Row({ indicator, observed }: { indicator: Indicator; observed: readonly boolean[] }) {
  const { name, state, since, last, days } = indicator;
  return (
    <li data-state={state}>
      <div>
        <h3>{name}</h3>
        <p>
          <b className={css.state}>{stateWords[state]}</b>
          {since && (
            <>
              {' '}
              since <time dateTime={since}>{formatDay(since)}</time>
            </>
          )}
          . {comparisonWords(indicator)}.
        </p>
        {last && <Last {...last} />}
      </div>
      <DayBars days={days} observed={observed} />
    </li>
  );
}

function Last({ eventId, title, at }: NonNullable<Indicator['last']>) {
  // Of other events the hour is not known.
  const isExact = useEvents(({ loaded }) => loaded.byId.get(eventId)?.precision === 'time');
  return (
    <p className={css.last} dir="auto">
      Last:{' '}
      <Link to="/" search={{ event: eventId }}>
        {title}
      </Link>
      , <time dateTime={at}>{isExact ? formatPoint(at) : formatDay(at)}</time>
    </p>
  );
}
