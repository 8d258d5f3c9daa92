import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Audience, Person } from '@vigil/common/access';
import { type LiveName, type LivePayload, live } from '@vigil/common/live';
import { Server } from 'socket.io';
import { createEntry, type EntryOptions } from './entry.ts';

export type Sockets = ReturnType<typeof createSockets>;

interface SocketsOptions extends EntryOptions {
  server: HttpServer;
  hello: () => LivePayload<'hello'>;
}

/** Browsers only listen. One that says more than this is none of ours. */
const mostSaid = 20;

const patienceMs = 1_000;

/** Who hears a message, by its access in the contract. */
const hearers: Record<(typeof live)[LiveName]['access'], Audience[]> = {
  anyone: ['visitor', 'admin'],
  admin: ['admin'],
};

/** The open tabs. Browsers only listen; what they miss they fetch by number, so nothing is kept for them here. */
export function createSockets({ server, hello, ...options }: SocketsOptions) {
  const guests = new WeakMap<IncomingMessage, { person: Person | null; asOf: number }>();
  const entry = createEntry(options, (userId) => io.of('/').adapter.rooms.get(roomOf(userId))?.size ?? 0);
  const open = new Set<IncomingMessage>();
  let cuts = 0;

  async function admit(request: IncomingMessage): Promise<string | null> {
    const asOf = cuts;
    const answer = await entry.admit(request);
    if ('refusal' in answer) return answer.refusal;
    guests.set(request, { person: answer.person, asOf });
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

  io.engine.on('connection', (connection: Connection) => {
    const { request } = connection;
    const countOut = entry.count(request);
    open.add(request);
    connection.once('close', () => {
      open.delete(request);
      countOut();
    });
  });

  io.on('connection', (socket) => {
    const guest = guests.get(socket.request);
    // What was read of a session on its way in may be over by now: it comes again and is read anew.
    if (!guest || (guest.person && guest.asOf !== cuts)) return socket.disconnect(true);
    let said = 0;
    socket.onAny(() => {
      said += 1;
      if (said > mostSaid) socket.disconnect(true);
    });
    socket.join(roomsOf(guest.person));
    socket.emit('hello' satisfies LiveName, hello());
  });

  /** To the tabs of one audience, as far as the message is for it. */
  function tell<N extends LiveName>(audience: Audience, name: N, payload: LivePayload<N>): void {
    if (hearers[live[name].access].includes(audience)) io.to(audience).emit(name, payload);
  }

  return {
    tell,
    /** To every tab that the message is for. */
    tellAll: <N extends LiveName>(name: N, payload: LivePayload<N>) => {
      io.to(hearers[live[name].access]).emit(name, payload);
    },
    /** Closes the sockets of a user or of one session, by its id; their pages come back as whoever they are then. */
    cut: (subject: string) => {
      cuts += 1;
      io.in(roomOf(subject)).disconnectSockets(true);
    },
    /** Whose sockets are open, as their sessions were when they opened. */
    people: (): Person[] =>
      [...io.of('/').sockets.values()].flatMap(({ request }) => guests.get(request)?.person ?? []),
    /** Says goodbye to every tab; one that does not answer is not waited for. */
    close: async () => {
      const asked = [...open];
      const overdue = setTimeout(() => {
        for (const { socket } of asked) socket.destroy();
      }, patienceMs);
      await io.close();
      clearTimeout(overdue);
    },
  };
}

/** What the library underneath calls a socket, as far as it is asked here. */
interface Connection {
  request: IncomingMessage;
  once: (name: 'close', listener: () => void) => void;
}

function roomsOf(person: Person | null): string[] {
  if (!person) return ['visitor' satisfies Audience];
  const audience: Audience = person.isAdmin ? 'admin' : 'visitor';
  return [audience, roomOf(person.id), roomOf(person.sessionId)];
}

/** Of a user or a session: no two of their ids are alike. */
function roomOf(subject: string): string {
  return `of:${subject}`;
}
