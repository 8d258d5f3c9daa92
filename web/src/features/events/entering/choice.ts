import { create } from 'zustand';
import { recall, remember } from '../../../kit/remembered.ts';

const key = 'vigil-new-events';

interface ArrivalChoice {
  /** New events wait until the reader asks for them. This browser remembers it. */
  waits: boolean;
  /** The reader has just asked for new events. */
  isAsking: boolean;
}

export const useArrivalChoice = create<ArrivalChoice>()(() => ({ waits: recall(key) === 'wait', isAsking: false }));

export function chooseArrival(waits: boolean): void {
  remember(key, waits ? 'wait' : null);
  useArrivalChoice.setState({ waits });
}

/** In milliseconds: longer than what a task has brought takes to enter. */
const afterMs = 2_000;

/** Lets in what comes while a task runs that the reader has started. */
export async function askForNew(task: () => Promise<void>): Promise<void> {
  useArrivalChoice.setState({ isAsking: true });
  await task();
  setTimeout(() => useArrivalChoice.setState({ isAsking: false }), afterMs);
}
