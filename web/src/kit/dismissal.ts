import { recall, remember } from './remembered.ts';

/** Stores in this browser that the user has dismissed something. */
export function createDismissal(key: string) {
  return {
    isDismissed: (): boolean => recall(key) !== null,
    keepDismissed: (): void => remember(key, new Date().toISOString()),
  };
}
