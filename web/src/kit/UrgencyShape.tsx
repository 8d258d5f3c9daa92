import type { UrgencyLevel } from '@vigil/common/events';
import { urgencyShapes } from '@vigil/common/urgency-shapes';

interface UrgencyShapeProps {
  level: UrgencyLevel;
  /** Across, in pixels. */
  size: number;
  x?: number;
  y?: number;
}

/** The mark of an urgency within a drawing, around a point of it: the shapes that the timeline uses. */
export function UrgencyShape({ level, size, x = 0, y = 0 }: UrgencyShapeProps) {
  return (
    <path
      d={urgencyShapes[level]}
      transform={`translate(${x} ${y}) scale(${size / 12})`}
      fill={`var(--${level})`}
      fillRule="evenodd"
    />
  );
}

/** The same beside a word. */
export function UrgencyIcon({ level }: Pick<UrgencyShapeProps, 'level'>) {
  return (
    <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
      <UrgencyShape level={level} size={12} />
    </svg>
  );
}
