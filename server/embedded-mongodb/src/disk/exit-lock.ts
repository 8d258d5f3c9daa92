/**
 * A lock shared by the worker thread and the thread that started it. `process.exit` stops worker threads at any point,
 * and lmdb's exit handler waits forever for a transaction whose thread was stopped. So the worker holds the lock
 * during each transaction, and the main thread takes it for good before the process exits.
 */
export interface ExitLock {
  acquire: () => void;
  release: () => void;
  /** Waits for the current transaction, then keeps the lock: later `acquire` calls block until their thread ends. */
  block: () => void;
}

/** The memory shared by both threads. */
export const createLockMemory = (): SharedArrayBuffer => new SharedArrayBuffer(4);

/** Opens the lock in one thread. */
export function openExitLock(memory: SharedArrayBuffer): ExitLock {
  const state = new Int32Array(memory);
  const acquire = () => {
    while (Atomics.compareExchange(state, 0, free, locked) !== free) Atomics.wait(state, 0, locked);
  };
  return {
    acquire,
    release() {
      Atomics.store(state, 0, free);
      Atomics.notify(state, 0);
    },
    block: acquire,
  };
}

const free = 0;
const locked = 1;
