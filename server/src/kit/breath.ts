import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which other work gets its turn. */
const sliceMs = 4;

/** For work in many small steps, before each of them: lets other work have its turn when there was none for a while. */
export function createBreath(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < sliceMs) return;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
