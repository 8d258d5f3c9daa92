import { useId } from 'react';
import { UnknownPattern } from '../../kit/plot/UnknownPattern.tsx';
import css from './Indicators.module.css';
import { daysWords } from './words.ts';

/** Pixels. */
const height = 28;
const step = 6;
const bar = 4;

interface DayBarsProps {
  /** Events of each day, oldest first; the last one is today. */
  days: readonly number[];
  /** Whether each of them was observed. */
  observed: readonly boolean[];
}

/** Events of each day as bars. Days that were not observed are hatched. */
export function DayBars({ days, observed }: DayBarsProps) {
  const id = useId();
  const most = Math.max(1, ...days);
  return (
    <svg
      className={css.bars}
      width={days.length * step}
      height={height}
      role="img"
      aria-label={daysWords(days, observed)}
    >
      <UnknownPattern id={id} />
      <line x1="0" x2={days.length * step} y1={height - 0.5} y2={height - 0.5} className={css.ground} />
      {days.map((count, index) => {
        const size = count === 0 ? 0 : Math.max(3, (count / most) * (height - 2));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place.
          <g key={index} transform={`translate(${index * step})`}>
            {!observed[index] && <path d={`M0 0h${step}v${height - 1}h-${step}z`} fill={`url(#${id})`} />}
            <rect y={height - 1 - size} width={bar} height={size} />
          </g>
        );
      })}
    </svg>
  );
}
