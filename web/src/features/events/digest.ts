import type { Event } from '@vigil/common/events';
import { gravityOf } from '../../kit/gravity.ts';
import { plural } from '../../kit/words.ts';

const pauseMs = 10_000;
/** What comes within this time is one sum, in milliseconds. */
const gatherMs = 1_000;

/**
 * Passes items on at most every ten seconds: the first with all that come in the second after it, the rest together after the pause.
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
      timer ??= setTimeout(flush, gatherMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** '3 new events, 1 critical' */
export function sentenceOf(events: readonly Pick<Event, 'kind' | 'urgencyLevel'>[]): string {
  const critical = events.filter((event) => gravityOf(event) === 'critical').length;
  const all = plural(events.length, 'new event');
  return critical > 0 ? `${all}, ${critical} critical` : all;
}
