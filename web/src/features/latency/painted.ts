import { call } from '../../kit/client.ts';
import { useEvents } from '../events/store.ts';

const everyMs = 30_000;
const maxSent = 100;

let isWatching = false;
let painted: number[] = [];

/** Reports to the server how long events take from their arrival in this browser to the screen. */
export function watchPainted(): void {
  if (isWatching) return;
  isWatching = true;
  useEvents.subscribe(({ arrived }, { arrived: before }) => {
    // A hidden page paints nothing.
    if (arrived === before || document.hidden) return;
    const receivedMs = performance.now();
    // A task that is posted in a frame runs after that frame is painted.
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - receivedMs)));
  });
  setInterval(tell, everyMs);
}

function tell(): void {
  const sent = painted.slice(-maxSent);
  painted = [];
  if (sent.length === 0) return;
  // A lost figure does not matter.
  call('POST /api/admin/latency', { body: { painted: sent } }).catch(() => {});
}
