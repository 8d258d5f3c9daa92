import type { Connection } from 'mongoose';
import { withTimeout } from '../kit/with-timeout.ts';

/** Far longer than a database needs that is there. */
const timeoutMs = 3_000;

/**
 * Closes a connection, and does not wait for a database that has just died: the driver says goodbye to it, and where the
 * socket breaks at that very moment it would wait for ever.
 */
export async function closeConnection(connection: Connection): Promise<void> {
  await withTimeout(timeoutMs, connection.close());
}
