import { maySee, screens } from '@vigil/common/screens';
import { withTimeout } from '@vigil/common/with-timeout';
import { refreshAnalysis } from '../features/analysis/store.ts';
import { refreshBalance } from '../features/balance/store.ts';
import { isOffline, setPoll, setSocket, useConnection } from '../features/connection/store.ts';
import { putProgress } from '../features/scan/store.ts';
import { recheckSession, toVisitor, useSession } from '../features/session/store.ts';
import { loadSources } from '../features/sources/store.ts';
import { noteUnavailable, putHealthIssues, putStats, useStats } from '../features/stats/store.ts';
import { putThreat, putThreatAnswer } from '../features/threat/store.ts';
import { CallError, call, forgetAnswers } from '../kit/client.ts';
import { afterPaint } from '../kit/idle.ts';
import { reloadWhenOnline } from '../kit/missing-files.ts';
import { oneAtATime } from '../kit/one-at-a-time.ts';
import { listsMayHaveChanged } from '../kit/resource.ts';
import { begin, confirm } from './begin.ts';
import { catchUp, forgetReader, loadEvents, syncTo } from './catch-up.ts';
import { followSession } from './follow-session.ts';
import type { OpenSocket } from './socket.ts';
import { whenAwake } from './when-awake.ts';

const pollMs = 30_000;

/** The longest wait of the socket for the events: on a slow connection nothing else should load beside them. */
const firstMs = 3_000;

/**
 * Loads everything, then keeps it up to date by push and by poll. Waits for `onLoaded` when the session and the events are
 * loaded, or after `firstMs`.
 */
export async function startSync(onLoaded: () => Promise<void>): Promise<void> {
  const begun = begin();
  const loaded = withTimeout(firstMs, loadEvents());
  void loadStatus();
  followSession({ onForget: forget, onOther: restart });
  setInterval(poll, pollMs);
  whenAwake(wakeUp);
  window.addEventListener('offline', () => setPoll('down'));
  useConnection.subscribe((now, before) => isOffline(before) && !isOffline(now) && comeBack());
  await Promise.all([begun, loaded]);
  await onLoaded();
  // The events are painted before the socket and the schemas of its messages are loaded.
  await afterPaint();
  void connect();
  void import('../features/notifications/store.ts')
    .then(({ startNotifying }) => startNotifying())
    .catch(reloadWhenOnline);
}

/** Loads the statistics, the threat status and the sources. */
const loadStatus = oneAtATime(async () => {
  try {
    const [stats, threat] = await Promise.all([call('GET /api/stats'), call('GET /api/threat'), loadSources()]);
    putStats(stats);
    if (isPushed()) putThreatAnswer(threat);
    else putThreat(threat);
    putProgress(stats.scan);
    if (!isPushed()) putHealthIssues(stats.healthIssues);
  } catch (error) {
    // The earlier values stay. The load of the events reports that the server is unreachable.
    if (!isPushed() && error instanceof CallError && error.isJson && error.status === 503) noteUnavailable(Date.now());
  }
});

/** With a socket the server pushes its state, and each push is newer than the answer to a poll. */
const isPushed = (): boolean => useConnection.getState().socket === 'up';

function forget(): void {
  forgetAnswers();
  forgetReader();
}

/** Loads everything again as the present user, and reconnects the socket. */
function restart(): void {
  void loadEvents();
  void loadStatus();
  listsMayHaveChanged();
  if (socket) socket.reopen();
  else void connect();
}

/** Without a socket, sources, scans and reports are polled as well. */
function poll(): void {
  void comeBack();
  void loadEvents();
  if (!isPushed() || useStats.getState().stats === null) loadNotPushed();
  void connect();
}

/** Loads what was missed while the page was suspended. */
function wakeUp(hasSlept: boolean): void {
  void catchUp();
  const isCut = useConnection.getState().socket !== 'up';
  if (isCut) loadNotPushed();
  // A connection that was idle for so long may be dead without an event.
  if (isCut || hasSlept) socket?.reopen();
  void connect();
}

/** After a start at which the session could not be loaded: nothing, or the copy of an earlier page, was shown. */
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

let socket: OpenSocket | null = null;

/** Opens the socket once, for visitors who may read. If its code could not be loaded, the next poll tries again. */
const connect = oneAtATime(async () => {
  if (socket || !maySee(screens.home.access, toVisitor(useSession.getState()))) return;
  try {
    const { openSocket } = await import('./socket.ts');
    socket = openSocket({ onHead: syncTo, onGap: catchUp, onStale: loadStatus, onDisconnected: recheckSession });
  } catch {
    setSocket('down');
    void reloadWhenOnline();
  }
});
