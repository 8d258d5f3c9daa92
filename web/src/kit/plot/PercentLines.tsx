import css from './plot.module.css';
import { gutter, type PlotFrame } from './scale.ts';

export interface PercentLine {
  name: string;
  /** A custom property of the page's colours. */
  colour: `--${string}`;
  /** Distinguishes the lines without colour. */
  look: 'solid' | 'dashed' | 'dotted';
  /** From 0 to 100, one for each point. */
  values: readonly number[];
}

const height = 132;
const pad = 8;
const dashes = { solid: undefined, dashed: '7 4', dotted: '1.5 4.5' };
/** More marks than this would overlap. */
const maxMarks = 60;

/** Percentages over time. The legend shows the values of the selected point. */
export function PercentLines({
  title,
  lines,
  frame,
}: {
  title: string;
  lines: readonly PercentLine[];
  frame: PlotFrame;
}) {
  const { width, xs, at } = frame;
  const toY = (percent: number) => pad + ((height - 2 * pad) * (100 - percent)) / 100;
  return (
    <div className={css.panel} aria-hidden="true">
      <p className={css.panelTitle}>{title}</p>
      <ul className={css.legend}>
        {lines.map(({ name, colour, look, values }) => (
          <li key={name}>
            <svg width="30" height="10" aria-hidden="true">
              <path d="M0 5H30" {...stroke(colour, look)} />
              <Mark x={15} y={5} colour={colour} look={look} />
            </svg>
            {name} <b>{values[at]}%</b>
          </li>
        ))}
      </ul>
      <svg height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 50, 100].map((percent) => (
          <g key={percent}>
            <line x1={gutter - 8} x2={width} y1={toY(percent)} y2={toY(percent)} className={css.grid} />
            <text x="0" y={toY(percent) + 4} className={css.tick}>
              {percent}%
            </text>
          </g>
        ))}
        <line x1={xs[at]} x2={xs[at]} y1="0" y2={height} className={css.cursor} />
        {lines.map(({ name, colour, look, values }) => (
          <g key={name}>
            <path
              d={`M${values.map((value, index) => `${xs[index]} ${toY(value)}`).join('L')}`}
              {...stroke(colour, look)}
            />
            {values.map((value, index) =>
              index === at || values.length <= maxMarks ? (
                <Mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its point.
                  key={index}
                  x={xs[index] ?? 0}
                  y={toY(value)}
                  colour={colour}
                  look={look}
                  isLarge={index === at}
                />
              ) : null,
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function stroke(colour: string, look: PercentLine['look']) {
  return { fill: 'none', stroke: `var(${colour})`, strokeWidth: 2, strokeDasharray: dashes[look] };
}

interface MarkProps extends Pick<PercentLine, 'colour' | 'look'> {
  x: number;
  y: number;
  isLarge?: boolean;
}

/** Disc, square, diamond. */
function Mark({ x, y, colour, look, isLarge = false }: MarkProps) {
  const r = isLarge ? 5.5 : 3.5;
  const paint = { fill: `var(${colour})`, stroke: 'var(--bg)', strokeWidth: 1.5 };
  if (look === 'solid') return <circle cx={x} cy={y} r={r} {...paint} />;
  if (look === 'dashed') return <rect x={x - r} y={y - r} width={2 * r} height={2 * r} {...paint} />;
  return <path d={`M${x} ${y - r - 1}l${r + 1} ${r + 1}l${-r - 1} ${r + 1}l${-r - 1} ${-r - 1}Z`} {...paint} />;
}
