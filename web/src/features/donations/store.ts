import { recall, remember } from '../../kit/remembered.ts';

const key = 'vigil-donation-dismissed';

/** Whether the donation card was dismissed. Not by `createDismissal`, whose code the first load lacks. */
export const isDismissed = (): boolean => recall(key) !== null;

export const keepDismissed = (): void => remember(key, new Date().toISOString());
