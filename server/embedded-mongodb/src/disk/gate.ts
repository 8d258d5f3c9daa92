/**
 * A lock shared by the store's thread and the thread that started it. When a process exits it stops its threads
 * wherever they are, and lmdb waits forever for a transaction whose thread was stopped in the middle. So the store is
 * inside the gate during a transaction, and an exiting process closes the gate first.
 */
export interface Gate {
  enter: () => void;
  leave: () => void;
  /** Waits until nobody is inside; whoever then wants to enter waits for the end of its thread. */
  close: () => void;
}

/** The memory that both threads share. */
export const createGateMemory = (): SharedArrayBuffer => new SharedArrayBuffer(4);

/** The gate over that memory, as one thread sees it. */
export function openGate(memory: SharedArrayBuffer): Gate {
  const state = new Int32Array(memory);
  const take = () => {
    while (Atomics.compareExchange(state, 0, free, taken) !== free) Atomics.wait(state, 0, taken);
  };
  return {
    enter: take,
    leave() {
      Atomics.store(state, 0, free);
      Atomics.notify(state, 0);
    },
    close: take,
  };
}

const free = 0;
const taken = 1;
