import type { UrgencyLevel } from './events.ts';

/** SVG paths of the marks of urgency, in a square of 12 around the origin: diamond, triangle, square, ring, dot. */
export const urgencyShapes: Record<UrgencyLevel, string> = {
  critical: 'M0-6L6 0 0 6-6 0Z',
  urgent: 'M0-5.5L6 5.5H-6Z',
  high: 'M-5-5H5V5H-5Z',
  medium: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-3.4 0a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0Z',
  low: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
};
