import { withTimeout } from '@vigil/common/with-timeout';
import type { Connection } from 'mongoose';

/** Far longer than a reachable database needs. */
const timeoutMs = 3_000;

/**
 * Closes a connection without waiting for a dead database: the driver sends a goodbye, and waits forever if the socket
 * breaks at that moment.
 */
export async function closeConnection(connection: Connection): Promise<void> {
  await withTimeout(timeoutMs, connection.close());
}
