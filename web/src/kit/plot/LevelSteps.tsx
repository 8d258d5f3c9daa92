import css from './plot.module.css';
import { gutter, type PlotFrame } from './scale.ts';

interface PlotLevel {
  name: string;
  /** A custom property of the page's colours. */
  colour: `--${string}`;
}

interface LevelStepsProps {
  title: string;
  /** From the top to the bottom. */
  levels: readonly PlotLevel[];
  /** For each point the index of its level in `levels`. */
  values: readonly number[];
  frame: PlotFrame;
}

const lineHeight = 26;

/** A level that holds until the next point, on lines that bear the names of the levels. */
export function LevelSteps({ title, levels, values, frame: { width, xs, at } }: LevelStepsProps) {
  const height = levels.length * lineHeight;
  const toY = (level: number) => level * lineHeight + 12;
  return (
    <div className={css.panel} aria-hidden="true">
      <p className={css.panelTitle}>{title}</p>
      <svg height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {levels.map(({ name, colour }, level) => (
          <g key={name}>
            <line x1={gutter - 8} x2={width} y1={toY(level)} y2={toY(level)} className={css.grid} />
            <text x="0" y={toY(level) + 4} className={css.tick} style={{ fill: `var(${colour})` }}>
              {name}
            </text>
          </g>
        ))}
        <line x1={xs[at]} x2={xs[at]} y1="0" y2={height} className={css.cursor} />
        <path d={steps(xs, values.map(toY))} fill="none" stroke="var(--ink)" strokeWidth="2" />
        {values.map((level, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its point.
            key={index}
            cx={xs[index]}
            cy={toY(level)}
            r={index === at ? 6 : 4}
            fill={`var(${levels[level]?.colour})`}
            stroke="var(--bg)"
            strokeWidth="1.5"
          />
        ))}
      </svg>
    </div>
  );
}

/** Across first, then up or down. */
function steps(xs: readonly number[], ys: readonly number[]): string {
  const parts = ys.map((y, index) => (index === 0 ? `M${xs[0]} ${y}` : `H${xs[index]}V${y}`));
  return parts.join('');
}
