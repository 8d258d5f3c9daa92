import { once } from 'node:events';
import { createServer } from 'node:net';

export type Canary = Awaited<ReturnType<typeof startCanary>>;

/** Listens on a free port to which no connection is allowed, and records each one. */
export async function startCanary(host: string) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The canary has no port.');

  return {
    host,
    port: address.port,
    connections: () => connections,
    async close(): Promise<void> {
      server.close();
      await once(server, 'close');
    },
  };
}
