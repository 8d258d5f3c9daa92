import css from './Indicators.module.css';

/** Pixels. */
const height = 28;
const step = 6;
const bar = 4;

/** Events of each day as bars, the last one of today; `label` says the same in words. */
export function DayBars({ days, label }: { days: readonly number[]; label: string }) {
  const most = Math.max(1, ...days);
  return (
    <svg className={css.bars} width={days.length * step} height={height} role="img" aria-label={label}>
      <line x1="0" x2={days.length * step} y1={height - 0.5} y2={height - 0.5} className={css.ground} />
      {days.map((count, index) => {
        const size = count === 0 ? 0 : Math.max(3, (count / most) * (height - 2));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place.
          <rect key={index} x={index * step} y={height - 1 - size} width={bar} height={size} />
        );
      })}
    </svg>
  );
}
