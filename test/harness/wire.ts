import type { Socket } from 'node:net';
import { BSON } from 'mongodb';

export type Doc = Record<string, unknown>;

/** The two ends of a line: one closes with the other. Both are in `open` until then. */
export function joinSockets(open: Set<Socket>, client: Socket, upstream: Socket): void {
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
}

/** Calls `listen` with each whole message that arrives. */
export function eachMessage(socket: Socket, listen: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      listen(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}

/** The command of a message, with the lists that travel beside its body put back into it. */
export function readCommand(message: Buffer): Doc {
  if (message.readInt32LE(12) === 2004) return BSON.deserialize(message.subarray(message.indexOf(0, 20) + 9));
  let command: Doc = {};
  for (let at = 20; at < message.length; ) {
    const isBody = message[at] === 0;
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (isBody) command = { ...BSON.deserialize(section), ...command };
    else {
      const end = section.indexOf(0, 4);
      command[section.toString('utf8', 4, end)] = readAll(section.subarray(end + 1));
    }
    at += 1 + size;
  }
  return command;
}

function readAll(bytes: Buffer): Doc[] {
  const all: Doc[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at)) {
    all.push(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at))));
  }
  return all;
}
