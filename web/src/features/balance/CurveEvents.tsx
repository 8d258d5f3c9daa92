import type { BalanceCurve } from '@vigil/common/balance';
import { type PlotFrame, scaleTime } from '../../kit/plot/scale.ts';
import css from './BalanceCurve.module.css';

interface CurveEventsProps {
  /** Of the points of the curve, in milliseconds. */
  times: readonly number[];
  events: BalanceCurve['events'];
  frame: PlotFrame;
}

/** Numbers need this much room, in pixels. */
const room = 16;

/** A mark for each event on the axis of the curve, numbered as in the list below it where there is room. */
export function CurveEvents({ times, events, frame }: CurveEventsProps) {
  const toX = scaleTime(times, frame.width);
  let last = Number.NEGATIVE_INFINITY;
  const marks = events.map(({ id, at }, index) => {
    const x = toX(Date.parse(at));
    const hasRoom = x - last >= room;
    if (hasRoom) last = x;
    return { id, x, number: hasRoom ? String(index + 1) : '' };
  });
  return (
    <svg height="26" className={css.marks} aria-hidden="true">
      {marks.map(({ id, x, number }) => (
        <g key={id}>
          <line x1={x} x2={x} y1="0" y2="9" />
          <text x={x} y="22" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
