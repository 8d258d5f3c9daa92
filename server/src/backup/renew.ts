import { renewEpoch } from '../database/meta.ts';
import type { Stores } from '../stores.ts';

/**
 * Makes a database that was put back safe to serve from: browsers that have seen more of the log than is left load
 * all anew, whoever signed out since is not signed in again, and nobody is notified a second time of what they know.
 */
export async function renew({ connection, sessions, notifications, log, leases }: Stores): Promise<void> {
  await renewEpoch(connection);
  await sessions.endAll();
  await notifications.moveTo(await log.headSeq());
  await leases.freeAll();
}
