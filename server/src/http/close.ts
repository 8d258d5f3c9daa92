import type { Server } from 'node:http';
import type { Sockets } from '../live/sockets.ts';

/** For requests in flight to finish when the server stops. */
const graceMs = 8_000;

/** Closes the sockets and the server, and resolves once no connection is open. */
export async function closeConnections(server: Server, sockets: Sockets): Promise<void> {
  // A connection whose last request finishes during the shutdown would otherwise stay open until its keep-alive timeout.
  const closing = setInterval(() => server.closeIdleConnections(), 100);
  const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
  await sockets.close();
  clearInterval(closing);
  clearTimeout(overdue);
  server.closeAllConnections();
}
