import { call } from '../../kit/client.ts';
import { useEvents } from '../events/store.ts';

const everyMs = 30_000;
const mostSent = 100;

let isWatching = false;
let painted: number[] = [];

/** From now on this browser tells the server how long events take from their arrival here to the screen. */
export function watchPainted(): void {
  if (isWatching) return;
  isWatching = true;
  useEvents.subscribe(({ arrived }, { arrived: before }) => {
    // A page that nobody sees paints nothing.
    if (arrived === before || document.hidden) return;
    const heard = performance.now();
    // What a frame's own task leaves behind runs when that frame has been painted.
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - heard)));
  });
  setInterval(tell, everyMs);
}

function tell(): void {
  const sent = painted.slice(-mostSent);
  painted = [];
  if (sent.length === 0) return;
  // A figure that is lost is no loss.
  call('POST /api/admin/latency', { body: { painted: sent } }).catch(() => {});
}
