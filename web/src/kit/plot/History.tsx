import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { AsTable } from './AsTable.tsx';
import css from './History.module.css';
import { Scrubber } from './Scrubber.tsx';
import { gutter, nearest, type PlotFrame, scaleTime, type Tick, timeTicks } from './scale.ts';

interface HistoryPoint {
  id: string;
  /** ISO 8601. */
  at: string;
}

interface HistoryProps<P extends HistoryPoint> {
  title: string;
  /** In order of time, at least one. */
  points: readonly P[];
  /** A point in words, without its time. */
  textOf: (point: P) => string;
  timeOf: (point: P) => string;
  onOpen: (point: P) => void;
  /** The link to what a point stands for. */
  linkTo: (point: P) => ReactNode;
  head: readonly string[];
  cellsOf: (point: P) => readonly ReactNode[];
  note: string;
  panels: (frame: PlotFrame) => ReactNode;
}

/** Figures over time, as panels above one time axis. A click on a point opens the report or balance of that time. */
export function History<P extends HistoryPoint>(props: HistoryProps<P>) {
  const { title, points, textOf, timeOf, onOpen, linkTo, head, cellsOf, note, panels } = props;
  const id = useId();
  const { ref, width } = useElementSize();
  const [chosen, choose] = useState<string | null>(null);
  const found = points.findIndex((point) => point.id === chosen);
  const at = found < 0 ? points.length - 1 : found;
  const point = points[at];
  const times = points.map((one) => Date.parse(one.at));
  const toX = scaleTime(times, width);
  const xs = times.map(toX);
  const open = (index: number) => {
    const one = points[index];
    if (one) onOpen(one);
  };
  const say = (one: P | undefined) => (one ? `${timeOf(one)}: ${textOf(one)}` : '');
  return (
    <figure className={css.history} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div ref={ref}>
        <Scrubber
          label={`${title}. Enter opens what a point stands for.`}
          count={points.length}
          at={at}
          onMove={(index) => choose(points[index]?.id ?? null)}
          textAt={(index) => say(points[index])}
          indexAt={(x) => nearest(xs, x)}
          onOpen={open}
        >
          {panels({ width, xs, at })}
          <Axis ticks={timeTicks(times, Math.floor((width - gutter) / 140) + 1)} toX={toX} width={width} />
        </Scrubber>
      </div>
      <p className={css.readout}>
        {point && (
          <>
            <span>
              <b>{timeOf(point)}</b> {textOf(point)}
            </span>
            {linkTo(point)}
          </>
        )}
      </p>
      <p className={css.note}>{note}</p>
      <AsTable
        caption={title}
        head={['Time', ...head]}
        rows={() => points.toReversed().map((one) => ({ key: one.id, cells: [timeOf(one), ...cellsOf(one)] }))}
      />
    </figure>
  );
}

function Axis({ ticks, toX, width }: { ticks: readonly Tick[]; toX: (time: number) => number; width: number }) {
  return (
    <svg height="20" viewBox={`0 0 ${width} 20`} className={css.axis} aria-hidden="true">
      {ticks.map(({ at, label }) => {
        const x = toX(at);
        const isLast = x > width - 40;
        return (
          <text key={at} x={isLast ? width : x} y="15" textAnchor={isLast ? 'end' : 'middle'}>
            {label}
          </text>
        );
      })}
    </svg>
  );
}
