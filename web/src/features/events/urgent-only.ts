import { recall, remember } from '../../kit/remembered.ts';

const key = 'vigil-urgent-only';

/** Whether the address names critical and urgent events only, or this browser remembers to show no others. */
export function isUrgentOnlyWanted(): boolean {
  // Tests of pure functions have no address.
  const search = globalThis.location?.search ?? '';
  return new URLSearchParams(search).get('only') === 'urgent' || recall(key) !== null;
}

export const rememberUrgentOnly = (isUrgentOnly: boolean): void => remember(key, isUrgentOnly ? 'yes' : null);
