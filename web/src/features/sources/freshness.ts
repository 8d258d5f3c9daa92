import type { Source } from '@vigil/common/sources';
import { ageLabel } from '../../kit/time.ts';

export type Dot = 'grey' | 'green' | 'yellow' | 'orange';

type Read = Pick<Source, 'status' | 'lastUpdate'>;

const minuteMs = 60_000;

/** Grey: not active. Green, yellow, orange: read less than 5, less than 15, more minutes ago. */
export function dotOf({ status, lastUpdate }: Read, now: number): Dot {
  if (status !== 'active' || lastUpdate === null) return 'grey';
  const age = now - Date.parse(lastUpdate);
  if (age < 5 * minuteMs) return 'green';
  return age < 15 * minuteMs ? 'yellow' : 'orange';
}

/** The age of the last reading, or the reason why there is none. */
export function freshness({ status, lastUpdate }: Read, now: number): string {
  if (status === 'failing') return 'failing';
  return lastUpdate === null ? 'not read' : ageLabel(lastUpdate, now);
}
