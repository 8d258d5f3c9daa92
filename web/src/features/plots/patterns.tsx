import type { UrgencyLevel } from '@vigil/common/events';
import { urgencyLevels } from '@vigil/common/listing';
import type { ReactNode } from 'react';
import { UnknownPattern } from '../../kit/plot/UnknownPattern.tsx';

/** Solid, stripes, lines, dots, outline: urgencies are told apart by their texture as well as by their colour. */
const textures: Record<UrgencyLevel, (colour: string) => ReactNode> = {
  critical: (colour) => <rect width="6" height="6" fill={colour} />,
  urgent: (colour) => <path d="M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3" stroke={colour} strokeWidth="2.6" />,
  high: (colour) => <path d="M0 1.5H6M0 4.5H6" stroke={colour} strokeWidth="1.7" />,
  medium: (colour) => <path d="M1.5 1.5h.01M4.5 4.5h.01" stroke={colour} strokeWidth="2.6" strokeLinecap="round" />,
  low: () => null,
};

/** The definitions that `paint` refers to; drawn once in each drawing. `id` tells drawings apart. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {urgencyLevels.map((level) => (
        <pattern key={level} id={`${id}-${level}`} width="6" height="6" patternUnits="userSpaceOnUse">
          {textures[level](`var(--${level})`)}
        </pattern>
      ))}
      <UnknownPattern id={`${id}-unknown`} />
    </defs>
  );
}

export function paint(id: string, level: UrgencyLevel) {
  return { fill: `url(#${id}-${level})`, stroke: `var(--${level})`, strokeWidth: 1 };
}

/** The texture of an urgency beside its word. */
export function Swatch({ level }: { level: UrgencyLevel }) {
  return (
    <svg width="16" height="12" aria-hidden="true">
      <Patterns id={`swatch-${level}`} />
      <rect x="0.5" y="0.5" width="15" height="11" {...paint(`swatch-${level}`, level)} />
    </svg>
  );
}
