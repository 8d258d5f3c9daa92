import { renewEpoch } from '../database/meta.ts';
import type { Stores } from '../stores.ts';

/**
 * Makes a restored database safe to serve from: browsers that have seen later changes reload everything, all sessions
 * end, and no user is notified twice.
 */
export async function renew({ connection, sessions, notifications, log, leases }: Stores): Promise<void> {
  await renewEpoch(connection);
  await sessions.endAll();
  await notifications.moveTo(await log.headSeq());
  await leases.freeAll();
}
