interface Waiter {
  host: string;
  start: () => void;
}

/** Limits the requests that run at once, in total and for each host. Others wait in order; a busy host does not delay the rest. */
export function createHostLimiter({ total, perHost }: { total: number; perHost: number }) {
  const running = new Map<string, number>();
  let busy = 0;
  let waiting: Waiter[] = [];

  async function run<T>(host: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    await slot(host, signal);
    try {
      return await work();
    } finally {
      change(host, -1);
      startNext();
    }
  }

  function slot(host: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const cancel = () => {
        waiting = waiting.filter((other) => other !== waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        host,
        start: () => {
          signal?.removeEventListener('abort', cancel);
          resolve();
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      waiting.push(waiter);
      startNext();
    });
  }

  function startNext(): void {
    while (busy < total) {
      const next = waiting.find(({ host }) => (running.get(host) ?? 0) < perHost);
      if (!next) return;
      waiting = waiting.filter((other) => other !== next);
      change(next.host, 1);
      next.start();
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
