import type { ThreatStatus } from '@vigil/common/threat';
import { formatPoint } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';

/** 'If nothing else is reported: Elevated from 9 Oct 2026, 14:05.' */
export function lowersWords({ to, at }: NonNullable<ThreatStatus['lowers']>): string {
  return `If nothing else is reported: ${capitalise(to)} from ${formatPoint(at)}.`;
}
