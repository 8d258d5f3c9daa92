import { maySee, screens } from '@vigil/common/screens';
import { refreshAnalysis } from '../features/analysis/store.ts';
import { refreshBalance } from '../features/balance/store.ts';
import { isOffline, setPoll, setSocket, useConnection } from '../features/connection/store.ts';
import { putProgress } from '../features/scan/store.ts';
import { recheckSession, toVisitor, useSession } from '../features/session/store.ts';
import { putSources } from '../features/sources/store.ts';
import { noteUnavailable, putImpairments, putStats, useStats } from '../features/stats/store.ts';
import { putThreat, putThreatAnswer } from '../features/threat/store.ts';
import { CallError, call, forgetAnswers } from '../kit/client.ts';
import { afterPaint } from '../kit/idle.ts';
import { oneAtATime } from '../kit/one-at-a-time.ts';
import { listsMayHaveChanged } from '../kit/resource.ts';
import { begin, confirm } from './begin.ts';
import { catchUp, forgetReader, loadEvents, syncTo } from './catch-up.ts';
import { followSession } from './follow-session.ts';
import type { OpenSocket } from './socket.ts';
import { whenAwake } from './when-awake.ts';

const pollMs = 30_000;

/** So long the socket waits for the events, which nothing on a slow line should be fetched beside. */
const firstMs = 3_000;

/**
 * Loads everything, then keeps it up to date by push and by poll for as long as the page lives. Resolves when the
 * page knows what to draw, or has waited long enough for it.
 */
export async function startSync(): Promise<void> {
  const begun = begin();
  const tooLong = new Promise((resolve) => setTimeout(resolve, firstMs));
  const loaded = Promise.race([loadEvents(), tooLong]);
  void loadStatus();
  followSession({ onForget: forget, onOther: restart });
  setInterval(poll, pollMs);
  whenAwake(wakeUp);
  window.addEventListener('offline', () => setPoll('down'));
  useConnection.subscribe((now, before) => isOffline(before) && !isOffline(now) && comeBack());
  await Promise.all([begun, loaded]);
  // What has come is painted before the socket is fetched, and the schemas that check what it brings.
  await afterPaint();
  void connect();
  void import('../features/notifications/store.ts').then(({ startNotifying }) => startNotifying()).catch(() => {});
}

/** What stands beside the timeline. */
export const loadStatus = oneAtATime(async () => {
  try {
    const [stats, threat, sources] = await Promise.all([
      call('GET /api/stats'),
      call('GET /api/threat'),
      call('GET /api/sources'),
    ]);
    putStats(stats);
    if (isPushed()) putThreatAnswer(threat);
    else putThreat(threat);
    putProgress(stats.scan);
    putSources(sources);
    if (!isPushed()) putImpairments(stats.impairments);
  } catch (error) {
    // What was known stays; that nobody answers is said by the load of the events.
    if (!isPushed() && error instanceof CallError && error.isJson && error.status === 503) noteUnavailable(Date.now());
  }
});

/** With a socket the server tells by itself how it is, and later than any answer that was asked for. */
const isPushed = (): boolean => useConnection.getState().socket === 'up';

function forget(): void {
  forgetAnswers();
  forgetReader();
}

/** Everything is asked for as who we are now, and the socket introduces itself anew. */
function restart(): void {
  void loadEvents();
  void loadStatus();
  listsMayHaveChanged();
  if (socket) socket.reopen();
  else void connect();
}

/** Without a socket nobody tells us of sources, scans and reports, so the poll asks for them too. */
function poll(): void {
  void loadEvents();
  if (!isPushed() || useStats.getState().stats === null) loadNotPushed();
  void connect();
}

/** Timers and sockets sleep with a phone; what they slept through is asked for at once. */
function wakeUp(hasSlept: boolean): void {
  void catchUp();
  const isCut = useConnection.getState().socket !== 'up';
  if (isCut) loadNotPushed();
  // A line that was not used for so long may be dead without anybody having been told.
  if (isCut || hasSlept) socket?.reopen();
  void connect();
}

/** A start without a line knew only what an earlier page had kept. */
async function comeBack(): Promise<void> {
  if (!(await confirm())) return;
  await catchUp();
  void loadEvents();
  loadNotPushed();
  void connect();
}

function loadNotPushed(): void {
  void loadStatus();
  refreshAnalysis();
  refreshBalance();
}

let isConnected = false;
let socket: OpenSocket | null = null;

/** Opens the socket once, for who may read; where its code could not be fetched, the next poll tries again. */
async function connect(): Promise<void> {
  if (isConnected || !maySee(screens.home.access, toVisitor(useSession.getState()))) return;
  isConnected = true;
  try {
    const { openSocket } = await import('./socket.ts');
    socket = openSocket({ onHead: syncTo, onGap: catchUp, onStale: loadStatus, onDisconnected: recheckSession });
  } catch {
    isConnected = false;
    setSocket('down');
  }
}
