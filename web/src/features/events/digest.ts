import type { Event } from '@vigil/common/events';
import { plural } from '../../kit/words.ts';

const restMs = 10_000;

/**
 * Gathers what arrives and hands it on at most every ten seconds: the first at once, the rest together
 * when the pause is over.
 */
export function createDigest<T>(tell: (things: readonly T[]) => void) {
  let gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    tell(gathered);
    gathered = [];
    timer = setTimeout(flush, restMs);
  }

  return {
    add: (things: readonly T[]) => {
      gathered.push(...things);
      if (timer === undefined) flush();
    },
    end: () => clearTimeout(timer),
  };
}

/** '3 new events, 1 critical' */
export function sentenceOf(events: readonly Pick<Event, 'urgencyLevel'>[]): string {
  const critical = events.filter(({ urgencyLevel }) => urgencyLevel === 'critical').length;
  const all = plural(events.length, 'new event');
  return critical > 0 ? `${all}, ${critical} critical` : all;
}
