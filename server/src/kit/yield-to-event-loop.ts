import { setImmediate as nextTurn } from 'node:timers/promises';

const maxSliceMs = 2;

/** For work in many small steps: call it before each. It yields to the event loop if it has been held for more than 2 ms. */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < maxSliceMs) return;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
