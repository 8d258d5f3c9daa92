import type { UrgencyLevel } from '@vigil/common/events';

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
      d={shapes[level]}
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

/** Diamond, triangle, square, ring, dot, in a square of 12 around the origin. */
const shapes: Record<UrgencyLevel, string> = {
  critical: 'M0-6L6 0 0 6-6 0Z',
  urgent: 'M0-5.5L6 5.5H-6Z',
  high: 'M-5-5H5V5H-5Z',
  medium: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-3.4 0a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0Z',
  low: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
};
