import { Fault } from '../kit/fault.ts';
import type { Leases } from './lease.ts';

export type SingleFlight<Name extends string> = ReturnType<typeof createSingleFlight<Name>>;

/**
 * `busy`: the error message while another server runs the work. `onRunning` is called when work of this server starts
 * and ends.
 */
interface SingleFlightOptions<Name extends string> {
  leases: Leases;
  busy: string;
  onRunning: (name: Name, isRunning: boolean) => void;
}

/** Runs work of a name once at a time, over all servers. */
export function createSingleFlight<Name extends string>({ leases, busy, onRunning }: SingleFlightOptions<Name>) {
  const open = new Set<Promise<unknown>>();

  /** Wraps work: concurrent callers on one server share a result, on another server a `Fault` is thrown. */
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

  /** Resolves when all running work has ended. */
  async function settled(): Promise<void> {
    await Promise.allSettled(open);
  }

  return { singleFlight, settled };
}
