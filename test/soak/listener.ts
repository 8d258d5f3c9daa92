import { WebSocket } from 'ws';

export interface Listener {
  /** Stops reading, as a tab does whose machine is too slow. */
  pause: () => void;
  resume: () => void;
  /** Cuts the line without a word. */
  cut: () => void;
}

interface Options {
  /** A message of the server, as it came: the name and the payload of the event in JSON. */
  onMessage: (text: string) => void;
  onClose: () => void;
}

/**
 * A tab's socket with nothing around it, so that a process can hold thousands: Engine.IO over a WebSocket, as the
 * browser's library speaks it. Resolves once the server has let it in; rejects when it does not.
 */
export function listen(url: string, { onMessage, onClose }: Options): Promise<Listener> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    origin: url,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on('close', onClose);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed before it was let in')));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('42')) onMessage(text.slice(2));
      else if (text.startsWith('40')) {
        resolve({ pause: () => socket.pause(), resume: () => socket.resume(), cut: () => socket.terminate() });
      } else if (text.startsWith('0')) socket.send('40');
      else if (text === '2') socket.send('3');
    });
  });
}
