import type { KeyboardEvent, MouseEvent, PropsWithChildren } from 'react';
import css from './plot.module.css';

interface ScrubberProps {
  /** What is drawn, for screen readers. */
  label: string;
  count: number;
  /** Index of the selected value. */
  at: number;
  onMove: (index: number) => void;
  /** Text of a value for screen readers. */
  textAt: (index: number) => string;
  /** Index of the value at a point of the drawing, in pixels from its top left corner. */
  indexAt: (x: number, y: number) => number;
  /** Number of values in a line, if the drawing has several lines. */
  lineLength?: number;
  /** Called when the selected value is clicked, or Enter is pressed. */
  onOpen?: (index: number) => void;
}

/**
 * A drawing whose values are selected by the arrow keys, Home and End, by pointing and by touch. It is one tab stop for
 * any number of values. Screen readers read the text of the selected value, not the drawing.
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
        // A finger cannot hover: the first touch selects, the second opens.
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
