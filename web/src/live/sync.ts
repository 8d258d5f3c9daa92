import { eventsLimit } from '@vigil/common/listing';
import { setPoll, setSocket, useConnection } from '../features/connection/store.ts';
import { failLoading, put, useEvents } from '../features/events/store.ts';
import { putProgress } from '../features/scan/store.ts';
import { putSources } from '../features/sources/store.ts';
import { putStats, useStats } from '../features/stats/store.ts';
import { call } from '../kit/client.ts';
import { oneAtATime } from '../kit/one-at-a-time.ts';

const pollMs = 30_000;

/** Loads everything, then keeps it up to date by push and by poll for as long as the page lives. */
export function startSync(): void {
  void loadEvents();
  void loadStatus();
  setInterval(poll, pollMs);
  window.addEventListener('offline', () => setPoll('down'));
  window.addEventListener('online', wakeUp);
  window.addEventListener('pageshow', ({ persisted }) => persisted && wakeUp());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wakeUp());
  // The first paint does not wait for the socket, nor for the schemas that check what it brings.
  requestAnimationFrame(() => setTimeout(connect));
}

/** Asks for what happened since the last change we know of; for everything where that cannot be answered. */
export const catchUp = oneAtATime(async () => {
  const { epoch, seq } = useEvents.getState().held;
  if (epoch === '') return loadEvents();
  try {
    const reply = await call('GET /api/changes', { query: { since: seq } });
    setPoll('up');
    if (!reply.complete || !put(reply)) await loadEvents();
  } catch {
    setPoll('down');
  }
});

/** What stands beside the timeline. */
export const loadStatus = oneAtATime(async () => {
  try {
    const [stats, sources] = await Promise.all([call('GET /api/stats'), call('GET /api/sources')]);
    putStats(stats);
    putProgress(stats.scan);
    putSources(sources);
  } catch {
    // What was known stays; that nobody answers is said by the load of the events.
  }
});

/** The whole timeline. The poll asks for it too; an answer that has not changed changes nothing. */
const loadEvents = oneAtATime(async () => {
  try {
    put(await call('GET /api/events', { query: { page: 0, limit: eventsLimit } }));
    setPoll('up');
  } catch {
    setPoll('down');
    failLoading();
  }
});

/** Without a socket nobody tells us of sources and scans, so the poll asks for them too. */
function poll(): void {
  void loadEvents();
  const isTold = useConnection.getState().socket === 'up' && useStats.getState().stats !== null;
  if (!isTold) void loadStatus();
  void connect();
}

/** Timers and sockets sleep with a phone; what they slept through is asked for at once. */
function wakeUp(): void {
  void catchUp();
  if (useConnection.getState().socket !== 'up') void loadStatus();
}

let isConnected = false;

/** Opens the socket once; where its code could not be fetched, the next poll tries again. */
async function connect(): Promise<void> {
  if (isConnected) return;
  isConnected = true;
  try {
    const { openSocket } = await import('./socket.ts');
    openSocket({ onGap: catchUp, onStale: loadStatus });
  } catch {
    isConnected = false;
    setSocket('down');
  }
}
