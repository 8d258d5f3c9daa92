import { isDiskFull } from '../kit/disk-full.ts';

/** The reason of a failed start, as a sentence for the operator if it is known. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A value that was not written by a driver.
  if (error.name === 'BSONError')
    return `The store is damaged: restore a backup. A document cannot be read: ${error.message}.`;
  if (isDiskFull(error)) return 'The disk is full: Vigil cannot start until there is space again.';
  return error.message;
}
