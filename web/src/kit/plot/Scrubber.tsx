import type { KeyboardEvent, MouseEvent, PropsWithChildren } from 'react';
import css from './plot.module.css';

interface ScrubberProps {
  /** What is drawn, for screen readers. */
  label: string;
  count: number;
  /** Which of the values is looked at, from 0. */
  at: number;
  onMove: (index: number) => void;
  /** A value in words. */
  textAt: (index: number) => string;
  /** Which value lies at a point of the drawing: in pixels from its top left corner. */
  indexAt: (x: number, y: number) => number;
  /** How many values a line of the drawing has, where there are several lines. */
  lineLength?: number;
  /** The value looked at was clicked, or entered. */
  onOpen?: (index: number) => void;
}

/**
 * A drawing whose values are looked at one after the other: by the arrow keys, Home and End, by pointing and
 * by touch. It takes one stop of the Tab key, however many values there are. What is drawn is not read out.
 */
export function Scrubber({
  label,
  count,
  at,
  onMove,
  textAt,
  indexAt,
  lineLength,
  onOpen,
  children,
}: PropsWithChildren<ScrubberProps>) {
  const move = (index: number) => onMove(Math.max(0, Math.min(count - 1, index)));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event.key, at, count, lineLength);
    if (to === null && !(event.key === 'Enter' && onOpen)) return;
    event.preventDefault();
    if (to === null) onOpen?.(at);
    else move(to);
  };
  const pointedAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(count - 1, indexAt(clientX - left, clientY - top)));
  };
  return (
    <div
      className={css.scrubber}
      data-opens={onOpen !== undefined || undefined}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={textAt(at)}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => event.pointerType === 'mouse' && onMove(pointedAt(event))}
      onClick={(event) => {
        const index = pointedAt(event);
        // A finger cannot hover: its first touch looks, the second opens.
        if (index === at) onOpen?.(index);
        else onMove(index);
      }}
    >
      {children}
    </div>
  );
}

/** Time runs from left to right in every language, and so do the keys. Null for keys that are not ours. */
function target(key: string, at: number, count: number, lineLength?: number): number | null {
  const keys: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    // Where there are lines the keys go the way they point; where there is one, up means more.
    ArrowDown: lineLength ? at + lineLength : at - 1,
    ArrowUp: lineLength ? at - lineLength : at + 1,
    Home: 0,
    End: count - 1,
  };
  return keys[key] ?? null;
}
