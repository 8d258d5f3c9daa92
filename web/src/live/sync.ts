import { eventsLimit } from '@vigil/common/listing';
import { refreshAnalysis } from '../features/analysis/store.ts';
import { refreshBalance } from '../features/balance/store.ts';
import { setPoll, setSocket, useConnection } from '../features/connection/store.ts';
import { failLoading, forgetEvents, put, useEvents } from '../features/events/store.ts';
import { startNotifying } from '../features/notifications/store.ts';
import { putProgress } from '../features/scan/store.ts';
import { recheckSession } from '../features/session/store.ts';
import { putSources } from '../features/sources/store.ts';
import { putStats, useStats } from '../features/stats/store.ts';
import { call, forgetAnswers } from '../kit/client.ts';
import { oneAtATime } from '../kit/one-at-a-time.ts';
import { listsMayHaveChanged } from '../kit/resource.ts';
import { followSession } from './follow-session.ts';
import type { OpenSocket } from './socket.ts';

const pollMs = 30_000;

/** Loads everything, then keeps it up to date by push and by poll for as long as the page lives. */
export function startSync(): void {
  void loadEvents();
  void loadStatus();
  followSession({ onForget: forget, onOther: startAnew });
  setInterval(poll, pollMs);
  window.addEventListener('offline', () => setPoll('down'));
  window.addEventListener('online', wakeUp);
  window.addEventListener('pageshow', ({ persisted }) => persisted && wakeUp());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wakeUp());
  // The first paint does not wait for the socket, nor for the schemas that check what it brings.
  requestAnimationFrame(() => setTimeout(connect));
  void startNotifying().catch(() => {});
}

/** Asks for what happened since the last change we know of; for everything where that cannot be answered. */
export const catchUp = oneAtATime(async () => {
  const { epoch, seq } = useEvents.getState().held;
  if (epoch === '') return loadEvents();
  const isOurs = sameReader();
  try {
    const reply = await call('GET /api/changes', { query: { since: seq } });
    setPoll('up');
    if (!isOurs()) return;
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
  const isOurs = sameReader();
  try {
    const reply = await call('GET /api/events', { query: { page: 0, limit: eventsLimit } });
    setPoll('up');
    if (isOurs()) put(reply);
  } catch {
    setPoll('down');
    failLoading();
  }
});

let reader = 0;

/** Tells later whether it is still the same reader: what an administrator asked for is not shown to who comes after. */
function sameReader(): () => boolean {
  const then = reader;
  return () => then === reader;
}

function forget(): void {
  reader += 1;
  forgetAnswers();
  forgetEvents();
}

/** Everything is asked for as who we are now, and the socket introduces itself anew. */
function startAnew(): void {
  void loadEvents();
  void loadStatus();
  listsMayHaveChanged();
  socket?.reopen();
}

/** Without a socket nobody tells us of sources, scans and reports, so the poll asks for them too. */
function poll(): void {
  void loadEvents();
  const isTold = useConnection.getState().socket === 'up' && useStats.getState().stats !== null;
  if (!isTold) loadUntold();
  void connect();
}

/** Timers and sockets sleep with a phone; what they slept through is asked for at once. */
function wakeUp(): void {
  void catchUp();
  if (useConnection.getState().socket !== 'up') loadUntold();
}

function loadUntold(): void {
  void loadStatus();
  refreshAnalysis();
  refreshBalance();
}

let isConnected = false;
let socket: OpenSocket | null = null;

/** Opens the socket once; where its code could not be fetched, the next poll tries again. */
async function connect(): Promise<void> {
  if (isConnected) return;
  isConnected = true;
  try {
    const { openSocket } = await import('./socket.ts');
    socket = openSocket({ onGap: catchUp, onStale: loadStatus, onCut: recheckSession });
  } catch {
    isConnected = false;
    setSocket('down');
  }
}
