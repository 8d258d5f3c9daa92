import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil();
});
afterAll(() => vigil.end());

/** The part of the driver's internals that sends heartbeats. */
interface Monitor {
  connection: {
    socket: { destroy: () => void };
    command: (ns: { db: string }, command: object) => Promise<unknown>;
  };
}

it('a command of the driver fails if its connection closes while it is sent, the heartbeat too', async () => {
  const client = vigil.stores.connection.getClient();
  const servers: Map<string, { monitor: Monitor }> = Reflect.get(client, 'topology').s.servers;
  const [server] = servers.values();
  const connection = server?.monitor.connection;
  if (!connection) throw new Error('The driver keeps its monitor elsewhere.');
  const ping = () => connection.command({ db: 'admin' }, { ping: 1 });
  expect(await ping()).toMatchObject({ ok: 1 });

  connection.socket.destroy();
  const outcome = ping().then(
    () => 'answered',
    (error: Error) => error.name,
  );
  expect(await Promise.race([outcome, pause(5_000, 'waits')])).toBe('MongoNetworkError');
});
