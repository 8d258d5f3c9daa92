import type { Source } from '@vigil/common/sources';
import { ageLabel } from '../../kit/time.ts';

type Dot = 'grey' | 'green' | 'yellow' | 'orange';

type ReadSource = Pick<Source, 'status' | 'lastUpdate' | 'paused' | 'language'>;

const minuteMs = 60_000;

/** Grey: not active, paused, or in a language that is not read. Green, yellow, orange: read less than 5, less than 15, more minutes ago. */
export function dotOf({ status, lastUpdate, paused, language }: ReadSource, now: number): Dot {
  if (status !== 'active' || lastUpdate === null || paused || language?.isRead === false) return 'grey';
  const age = now - Date.parse(lastUpdate);
  if (age < 5 * minuteMs) return 'green';
  return age < 15 * minuteMs ? 'yellow' : 'orange';
}

/** The age of the last reading, or the reason why there is none. */
export function freshness({ status, lastUpdate, paused, language }: ReadSource, now: number): string {
  if (paused) return 'paused';
  if (status === 'active' && language?.isRead === false) return 'other language';
  if (status === 'failing') return 'failing';
  return lastUpdate === null ? 'not read' : ageLabel(lastUpdate, now);
}
