import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Audience } from '@vigil/common/access';
import type { LiveName, LivePayload } from '@vigil/common/live';
import { Server } from 'socket.io';

export type Sockets = ReturnType<typeof createSockets>;

interface SocketsOptions {
  server: HttpServer;
  /** Is this the origin of our own pages? */
  isOwnOrigin: (origin: string) => boolean;
  hello: () => LivePayload<'hello'>;
}

/** The open tabs. Browsers only listen; what they miss they fetch by number, so nothing is kept for them here. */
export function createSockets({ server, isOwnOrigin, hello }: SocketsOptions) {
  const io = new Server(server, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 15_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => answer(null, mayConnect(request, isOwnOrigin)),
  });

  io.on('connection', (socket) => {
    const audience: Audience = 'visitor';
    socket.join(audience);
    socket.emit('hello' satisfies LiveName, hello());
  });

  return {
    /** To the tabs of one audience. */
    tell: <N extends LiveName>(audience: Audience, name: N, payload: LivePayload<N>) =>
      io.to(audience).emit(name, payload),
    /** To every tab. */
    tellAll: <N extends LiveName>(name: N, payload: LivePayload<N>) => io.emit(name, payload),
    close: () => io.close(),
  };
}

/**
 * A page of another site could open a socket with our reader's cookies: browsers name their origin
 * on every WebSocket, so one without, or with another's, is refused. Their polling requests leave it
 * out towards our own pages, and say so in Sec-Fetch-Site.
 */
function mayConnect(request: IncomingMessage, isOwnOrigin: (origin: string) => boolean): boolean {
  const { origin, cookie, upgrade, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin);
  if (upgrade !== undefined) return false;
  return site === undefined ? cookie === undefined : site === 'same-origin' || site === 'none';
}
