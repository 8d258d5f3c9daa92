import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Audience, Person } from '@vigil/common/access';
import { type LiveName, type LivePayload, live } from '@vigil/common/live';
import { Server, type Socket } from 'socket.io';
import type { Log } from '../kit/log.ts';
import { within } from '../kit/within.ts';
import { createEntry, type EntryOptions } from './entry.ts';
import { createFanOut } from './fan-out.ts';

export type Sockets = ReturnType<typeof createSockets>;

interface SocketsOptions extends EntryOptions {
  server: HttpServer;
  log: Log;
  hello: (audience: Audience) => LivePayload<'hello'>;
}

/** Browsers only listen. One that says more than this is none of ours. */
const mostSaid = 20;

/** What is still on its way when a server closes gets so long; then the lines are cut, those that come in last soon after. */
const patienceMs = 1_000;
const againMs = 100;

/** Says that something can be read anew. */
type Ready = 'analysis-ready' | 'balance-ready';

/** A page that opens may load what was there before, and connect after others were told: longer than that takes. */
const freshMs = 60_000;

/** Who hears a message, by its access in the contract. */
const hearers: Record<(typeof live)[LiveName]['access'], Audience[]> = {
  anyone: ['visitor', 'admin'],
  admin: ['admin'],
};

/** The open tabs. Browsers only listen; what they miss they fetch by number, so nothing is kept for them here. */
export function createSockets({ server, log, hello, ...options }: SocketsOptions) {
  const guests = new WeakMap<IncomingMessage, { person: Person | null; asOf: number }>();
  const entry = createEntry(options);
  /** Every line that carries a socket, until it is closed: one whose reader is gone outlives its socket by far. */
  const lines = new Set<Duplex>();
  const fanOut = createFanOut(log);
  const fresh = new Map<Ready, { at: number; payload: LivePayload<Ready> }>();
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

  /** A mistake of ours with one tab costs that tab its line, and nobody else anything. */
  function dare(work: () => void, cut: () => void): void {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'a socket failed');
      cut();
    }
  }

  function register(connection: Connection): void {
    const free = entry.open(connection.request);
    if (free) connection.once('close', free);
    else connection.close();
  }

  function welcome(socket: Socket): void {
    const guest = guests.get(socket.request);
    // What was read of a session on its way in may be over by now: it comes again and is read anew.
    if (!guest || (guest.person && guest.asOf !== cuts)) {
      socket.disconnect(true);
      return;
    }
    let said = 0;
    socket.onAny(() => {
      said += 1;
      if (said > mostSaid) socket.disconnect(true);
    });
    if (guest.person) socket.join([roomOf(guest.person.id), roomOf(guest.person.sessionId)]);
    const audience = guest.person?.isAdmin ? 'admin' : 'visitor';
    fanOut.join(audience, socket);
    socket.emit('hello' satisfies LiveName, hello(audience));
    for (const [name, { at, payload }] of fresh) if (performance.now() - at < freshMs) socket.emit(name, payload);
  }

  server.on('upgrade', (_, line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  io.engine.on('connection', (connection: Connection) => {
    dare(
      () => register(connection),
      () => connection.close(),
    );
  });
  io.on('connection', (socket) => {
    dare(
      () => welcome(socket),
      () => socket.disconnect(true),
    );
  });

  /** To the tabs of one audience, as far as the message is for it. */
  function tell<N extends LiveName>(audience: Audience, name: N, payload: LivePayload<N>): void {
    if (hearers[live[name].access].includes(audience)) fanOut.send([audience], name, payload);
  }

  return {
    tell,
    /** To every tab that the message is for. */
    tellAll: <N extends LiveName>(name: N, payload: LivePayload<N>) => {
      fanOut.send(hearers[live[name].access], name, payload);
    },
    /** To every tab, and to those that come within a minute. */
    tellReady: (name: Ready, payload: LivePayload<Ready>) => {
      fresh.set(name, { at: performance.now(), payload });
      fanOut.send(hearers[live[name].access], name, payload);
    },
    /** Closes the sockets of a user or of one session, by its id; their pages come back as whoever they are then. */
    cut: (subject: string) => {
      cuts += 1;
      io.in(roomOf(subject)).disconnectSockets(true);
    },
    /** Resolves when everything that was told is on its way. */
    settled: fanOut.settled,
    /** Open tabs. */
    counts: fanOut.counts,
    /** Whose sockets are open, as their sessions were when they opened. */
    people: (): Person[] =>
      [...io.of('/').sockets.values()].flatMap(({ request }) => guests.get(request)?.person ?? []),
    /** Says goodbye to every tab; one that does not answer is not waited for. */
    close: async () => {
      // While others go on writing, something is always on its way.
      await within(patienceMs, fanOut.settled());
      let overdue: NodeJS.Timeout | undefined;
      // Those that come in while it closes, too.
      const waiting = setTimeout(() => {
        overdue = setInterval(() => {
          for (const line of lines) line.destroy();
        }, againMs);
      }, patienceMs);
      await io.close();
      clearTimeout(waiting);
      clearInterval(overdue);
    },
  };
}

/** What the library underneath calls a socket, as far as it is asked here. */
interface Connection {
  request: IncomingMessage;
  close: () => void;
  once: (name: 'close', listener: () => void) => void;
}

/** Of a user or a session: no two of their ids are alike. */
function roomOf(subject: string): string {
  return `of:${subject}`;
}
