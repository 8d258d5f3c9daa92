import { Link } from '@tanstack/react-router';
import { byChange } from '@vigil/common/indicators';
import { useEffect } from 'react';
import { Section } from '../../kit/Section.tsx';
import { usePast } from '../past/store.ts';
import css from './Indicators.module.css';
import { loadIndicators, useIndicators } from './store.ts';
import { changeWords, comparisonWords, stateWords } from './words.ts';

const shown = 5;

/** The indicators that changed most against their own base, and the way to all of them. Those of a past moment are not known here. */
export function IndicatorBoard() {
  useEffect(() => void loadIndicators(), []);
  const { status, data } = useIndicators();
  const isPast = usePast(({ moment }) => moment !== null);
  if (!data) return status === 'failed' ? null : <Waiting />;
  const seen = data.indicators.filter(({ state }) => state === 'seen').length;
  return (
    <Section title={isPast ? 'Indicators now' : 'Indicators'}>
      <ul className={css.board} aria-live="off">
        {byChange(data.indicators)
          .slice(0, shown)
          .map((one) => (
            <li key={one.id} data-state={one.state}>
              <b>{one.name}</b>
              <span title={comparisonWords(one)}>
                {one.state === 'seen'
                  ? [`${one.count} in 72 h`, changeWords(one)].filter(Boolean).join(', ')
                  : stateWords[one.state]}
              </span>
            </li>
          ))}
      </ul>
      <p className={css.all}>
        {seen} of {data.indicators.length} seen in 72 hours.{' '}
        <Link to="/indicators" data-reach>
          All indicators
        </Link>
      </p>
    </Section>
  );
}

/** As high as the board of one-line rows, so that what stands below does not move. */
function Waiting() {
  return (
    <Section title="Indicators">
      <ul className={css.board}>
        <li>Loading...</li>
      </ul>
      <p className={css.all}>&nbsp;</p>
    </Section>
  );
}
