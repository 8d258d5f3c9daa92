import css from './Activity.module.css';
import type { Bin } from './bins.ts';
import { paint } from './patterns.tsx';
import { stack } from './stack.ts';
import { type BarWords, marksOf } from './words.ts';

interface BarLineProps {
  bins: readonly Bin[];
  words: BarWords;
  /** Index of the selected bar; outside the range if it is in another line. */
  at: number;
  /** Position of the line and width of a bar with its gap, in pixels. `most`: the highest count of all lines. */
  frame: { top: number; height: number; step: number; most: number };
  paintId: string;
}

/** Heights of the times under the bars and of the numbers above them, in pixels. */
const [footHeight, headHeight] = [18, 15];

/** One line of bars with their times below. */
export function BarLine({ bins, words, at, frame: { top, height, step, most }, paintId }: BarLineProps) {
  const base = top + height - footHeight;
  const room = height - footHeight - headHeight;
  const gap = Math.min(6, step * 0.18);
  return (
    <g>
      {bins.map((bin, index) => (
        <g key={bin.from} transform={`translate(${index * step} 0)`}>
          {index === at && <rect y={top} width={step} height={height - footHeight} className={css.cursor} />}
          {bin.state !== 'known' && (
            <rect y={base - room} width={step} height={room} fill={`url(#${paintId}-unknown)`} opacity="0.6" />
          )}
          {stack(bin.counts, room / most).map(({ level, from, size }) => (
            <rect
              key={level}
              x={gap / 2 + 0.5}
              y={base - from - size + 0.5}
              width={Math.max(1, step - gap - 1)}
              height={Math.max(1, size - 1)}
              {...paint(paintId, level)}
            />
          ))}
          {bin.total > 0 && (
            <text x={step / 2} y={base - (bin.total / most) * room - 4} textAnchor="middle" className={css.number}>
              {bin.total}
            </text>
          )}
        </g>
      ))}
      <line x1="0" x2={step * bins.length} y1={base} y2={base} className={css.base} />
      {marksOf(bins, words).map(({ index, label, isChapter, isAtEnd }) => (
        <g key={index} transform={`translate(${index * step} ${base})`}>
          <line y2={isChapter ? footHeight - 3 : 4} className={css.base} />
          <text
            x={isChapter ? (isAtEnd ? -4 : 4) : 0}
            y="13"
            textAnchor={isAtEnd ? 'end' : isChapter || index === 0 ? 'start' : 'middle'}
            className={isChapter ? css.chapter : css.time}
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
