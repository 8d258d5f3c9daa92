import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The connection between a browser and a server, at an address that stays when the server behind it changes. */
export interface Line {
  url: string;
  /** Leads to the server at this address from now on. */
  leadTo: (url: string) => void;
  /** Refuses connections, and closes the open ones. */
  cut: () => void;
  /** WebSockets stay open, and nothing passes any more: as behind a router that has forgotten them. */
  deafen: () => void;
  /** Each client is admitted, and receives nothing. */
  hold: () => void;
  close: () => Promise<void>;
}

export async function openLine(): Promise<Line> {
  const open = new Set<Socket>();
  const upgraded = new Set<Socket>();
  let target: number | null = null;
  let isHeld = false;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket) && upgraded.delete(socket));
  };
  const server = createServer((near) => {
    track(near);
    if (isHeld) return void near.resume();
    if (target === null) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    track(far);
    near.pipe(far).pipe(near);
    near.once('data', (head) => String(head).includes('Upgrade: websocket') && upgraded.add(near).add(far));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on loopback over IP has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => {
      drop();
      isHeld = false;
      target = Number(new URL(url).port);
    },
    cut: () => {
      isHeld = false;
      target = null;
      drop();
    },
    deafen: () => {
      for (const socket of upgraded) socket.unpipe().pause();
    },
    hold: () => {
      isHeld = true;
      drop();
    },
    close: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
