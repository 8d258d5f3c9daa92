import type { Event } from '@vigil/common/events';
import { plural } from '../../kit/words.ts';

const pauseMs = 10_000;

/**
 * Passes items on at most every ten seconds: the first at once, the rest together after the pause.
 */
export function createDigest<T>(send: (things: readonly T[]) => void) {
  let gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    send(gathered);
    gathered = [];
    timer = setTimeout(flush, pauseMs);
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
