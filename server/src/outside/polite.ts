export type Polite = ReturnType<typeof createPolite>;

interface Waiter {
  host: string;
  begin: () => void;
}

/**
 * Lets so many requests run at a time, and so many of them to one host; the others wait in the
 * order in which they came, and a busy host holds up nobody else.
 */
export function createPolite({ total, perHost }: { total: number; perHost: number }) {
  const running = new Map<string, number>();
  let busy = 0;
  let waiting: Waiter[] = [];

  async function run<T>(host: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    await place(host, signal);
    try {
      return await work();
    } finally {
      change(host, -1);
      beginNext();
    }
  }

  function place(host: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const giveUp = () => {
        waiting = waiting.filter((other) => other !== waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        host,
        begin: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(waiter);
      beginNext();
    });
  }

  function beginNext(): void {
    while (busy < total) {
      const next = waiting.find(({ host }) => (running.get(host) ?? 0) < perHost);
      if (!next) return;
      waiting = waiting.filter((other) => other !== next);
      change(next.host, 1);
      next.begin();
    }
  }

  function change(host: string, by: 1 | -1): void {
    busy += by;
    const count = (running.get(host) ?? 0) + by;
    if (count > 0) running.set(host, count);
    else running.delete(host);
  }

  return { run };
}
