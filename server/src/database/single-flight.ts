import { Fault } from '../kit/fault.ts';
import type { Leases } from './lease.ts';

export type SingleFlight<Name extends string> = ReturnType<typeof createSingleFlight<Name>>;

/** `busy` is said to who asks while another server is at it; `onRunning` hears when work of this server begins and ends. */
interface SingleFlightOptions<Name extends string> {
  leases: Leases;
  busy: string;
  onRunning: (name: Name, isRunning: boolean) => void;
}

/** Work of which one of a name runs at a time, over all servers. */
export function createSingleFlight<Name extends string>({ leases, busy, onRunning }: SingleFlightOptions<Name>) {
  const open = new Set<Promise<unknown>>();

  /** The same work, for callers who may come together: on one server they share a result, on another one a `Fault` is thrown. */
  function singleFlight<T>(name: Name, work: (by: string) => Promise<T>): (by: string) => Promise<T> {
    let running: Promise<T> | null = null;
    return (by) => {
      if (running) return running;
      const current = begin(name, () => work(by)).finally(() => {
        running = null;
        open.delete(current);
      });
      running = current;
      open.add(current);
      return current;
    };
  }

  async function begin<T>(name: Name, work: () => Promise<T>): Promise<T> {
    const ran = await leases.run(`alone-${name}`, async () => {
      onRunning(name, true);
      try {
        return await work();
      } finally {
        onRunning(name, false);
      }
    });
    if (!ran) throw new Fault('conflict', busy);
    return ran.result;
  }

  /** Resolves when nothing runs any more. */
  async function settled(): Promise<void> {
    await Promise.allSettled(open);
  }

  return { singleFlight, settled };
}
