import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Audience, Person } from '@vigil/common/access';
import { type LiveName, type LivePayload, live } from '@vigil/common/live';
import { withTimeout } from '@vigil/common/with-timeout';
import { Server, type Socket } from 'socket.io';
import type { Log } from '../kit/log.ts';
import { type AdmissionOptions, createAdmission } from './admission.ts';
import { createBroadcaster } from './broadcast.ts';

export type Sockets = ReturnType<typeof createSockets>;

interface SocketsOptions extends AdmissionOptions {
  server: HttpServer;
  log: Log;
  hello: (audience: Audience) => LivePayload<'hello'>;
}

/** Messages a client may send: browsers only listen, so a client that sends more is not our page. */
const maxReceived = 20;

/** Time for pending messages when the server closes; then connections are destroyed, new ones every 100 ms. */
const closeGraceMs = 1_000;
const destroyEveryMs = 100;

/** Says that a new version of something can be fetched. */
type Ready = 'analysis-ready' | 'balance-ready';

/** New sockets receive messages of the last minute: their page may have loaded the previous version. */
const recentMs = 60_000;

/** The audiences of a message, by its access in the contract. */
const audiencesOf: Record<(typeof live)[LiveName]['access'], Audience[]> = {
  anyone: ['visitor', 'admin'],
  admin: ['admin'],
};

/** The open sockets. Browsers only listen, and fetch missed changes by sequence number: nothing is queued for them here. */
export function createSockets({ server, log, hello, ...options }: SocketsOptions) {
  const clients = new WeakMap<IncomingMessage, { person: Person | null; asOf: number }>();
  const entry = createAdmission(options);
  /** Upgraded TCP connections. One whose client has vanished stays open long after its socket. */
  const connections = new Set<Duplex>();
  const broadcaster = createBroadcaster(log);
  const recent = new Map<Ready, { at: number; payload: LivePayload<Ready> }>();
  let disconnects = 0;

  async function admit(request: IncomingMessage): Promise<string | null> {
    const asOf = disconnects;
    const answer = await entry.admit(request);
    if ('refusal' in answer) return answer.refusal;
    clients.set(request, { person: answer.person, asOf });
    return null;
  }

  const io = new Server(server, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 15_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      admit(request).then(
        (refusal) => answer(refusal, refusal === null),
        () => answer('Not available at the moment.', false),
      );
    },
  });

  /** An exception in one client's handler disconnects that client only. */
  function guard(work: () => void, disconnect: () => void): void {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'socket failed');
      disconnect();
    }
  }

  function register(connection: EngineSocket): void {
    const free = entry.open(connection.request);
    if (free) connection.once('close', free);
    else connection.close();
  }

  function welcome(socket: Socket): void {
    const client = clients.get(socket.request);
    // The session may have ended during the handshake: the client reconnects, and its session is read again.
    if (!client || (client.person && client.asOf !== disconnects)) {
      socket.disconnect(true);
      return;
    }
    let received = 0;
    socket.onAny(() => {
      received += 1;
      if (received > maxReceived) socket.disconnect(true);
    });
    if (client.person) socket.join([roomOf(client.person.id), roomOf(client.person.sessionId)]);
    const audience = client.person?.isAdmin ? 'admin' : 'visitor';
    broadcaster.join(audience, socket);
    socket.emit('hello' satisfies LiveName, hello(audience));
    for (const [name, { at, payload }] of recent) if (performance.now() - at < recentMs) socket.emit(name, payload);
  }

  server.on('upgrade', (_, connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  io.engine.on('connection', (connection: EngineSocket) => {
    guard(
      () => register(connection),
      () => connection.close(),
    );
  });
  io.on('connection', (socket) => {
    guard(
      () => welcome(socket),
      () => socket.disconnect(true),
    );
  });

  /** Sends to the sockets of one audience, if the message is for it. */
  function send<N extends LiveName>(audience: Audience, name: N, payload: LivePayload<N>): void {
    if (audiencesOf[live[name].access].includes(audience)) broadcaster.send([audience], name, payload);
  }

  return {
    send,
    /** Sends to every socket that the message is for. */
    sendAll: <N extends LiveName>(name: N, payload: LivePayload<N>) => {
      broadcaster.send(audiencesOf[live[name].access], name, payload);
    },
    /** Sends to every socket, and to those that connect within a minute. */
    sendReady: (name: Ready, payload: LivePayload<Ready>) => {
      recent.set(name, { at: performance.now(), payload });
      broadcaster.send(audiencesOf[live[name].access], name, payload);
    },
    /** Disconnects the sockets of a user or a session, by its id. Their pages reconnect with the session that they then have. */
    disconnect: (subject: string) => {
      disconnects += 1;
      io.in(roomOf(subject)).disconnectSockets(true);
    },
    /** Resolves when every message has been written. */
    flushed: broadcaster.settled,
    /** Open tabs. */
    counts: broadcaster.counts,
    /** The users of open sockets, as their sessions were at the handshake. */
    people: (): Person[] =>
      [...io.of('/').sockets.values()].flatMap(({ request }) => clients.get(request)?.person ?? []),
    /** Closes every socket; does not wait for clients that do not answer. */
    close: async () => {
      // While other servers append, there may always be pending messages.
      await withTimeout(closeGraceMs, broadcaster.settled());
      let overdue: NodeJS.Timeout | undefined;
      // Also connections that open during the shutdown.
      const waiting = setTimeout(() => {
        overdue = setInterval(() => {
          for (const connection of connections) connection.destroy();
        }, destroyEveryMs);
      }, closeGraceMs);
      await io.close();
      clearTimeout(waiting);
      clearInterval(overdue);
    },
  };
}

/** The part of an Engine.IO socket that is used here. */
interface EngineSocket {
  request: IncomingMessage;
  close: () => void;
  once: (name: 'close', listener: () => void) => void;
}

/** The room of a user or a session: their ids never collide. */
function roomOf(subject: string): string {
  return `of:${subject}`;
}
