import { Fault } from './fault.ts';

/** How often those who wait are looked after. */
const lookMs = 250;
/** So long nobody asks why they wait, and so long the database may take to say that it is there. */
const patienceMs = 2_000;

/** Waits for `work` like `await`; throws a `Fault` once the database is known to be away. */
export type Endure = <T>(work: Promise<T>) => Promise<T>;

interface Database {
  /** Known at once: no server of the database can be reached. */
  isLost: () => boolean;
  /** Rejects when the database does not answer, however late. */
  ping: () => Promise<void>;
}

interface Waiting {
  since: number;
  giveUp: () => void;
}

/**
 * Whoever asks while the database is away is told so soon, whatever they ask and however many steps it takes: a driver
 * waits seconds for each step, and a change that was stored may wait for its announcement for as long as it takes. The
 * work itself is not ended; what it still does is told to nobody.
 */
export function createEndure({ isLost, ping }: Database): Endure {
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let isAway = false;
  let askedAt: number | null = null;

  function look(): void {
    if (waiting.size === 0 && !isAway) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const now = performance.now();
    if (isAway || [...waiting].some(({ since }) => now - since >= patienceMs)) void ask();
    if (askedAt !== null && now - askedAt >= patienceMs) isAway = true;
    if (!isAway && !isLost()) return;
    for (const { since, giveUp } of waiting) if (now - since >= lookMs / 2) giveUp();
  }

  async function ask(): Promise<void> {
    if (askedAt !== null) return;
    askedAt = performance.now();
    isAway = await ping().then(
      () => false,
      () => true,
    );
    askedAt = null;
  }

  return async (work) => {
    const { promise, reject } = toBeBroken();
    const mine = { since: performance.now(), giveUp: reject };
    waiting.add(mine);
    timer ??= setInterval(look, lookMs).unref();
    try {
      return await Promise.race([work, promise]);
    } finally {
      waiting.delete(mine);
    }
  };
}

function toBeBroken(): { promise: Promise<never>; reject: () => void } {
  let reject = () => {};
  const promise = new Promise<never>((_, broken) => {
    reject = () => broken(new Fault('unavailable'));
  });
  return { promise, reject };
}
