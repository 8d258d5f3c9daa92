import { maxAheadMs } from '@vigil/common/events';
import { Fault } from './fault.ts';

/**
 * When an event happened that an administrator dates: `now` where they give no time. Clocks that differ by a few
 * minutes are forgiven and nothing is dated ahead of now; a `Fault` for a time further ahead.
 */
export function happenedAt(given: string | undefined, now: Date): Date {
  const time = given === undefined ? now : new Date(given);
  if (time.getTime() <= now.getTime()) return time;
  if (time.getTime() > now.getTime() + maxAheadMs) throw new Fault('badInput', aheadOf(now));
  return now;
}

function aheadOf(now: Date): string {
  return `The time lies in the future: here it is ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC. Please check date and time.`;
}
