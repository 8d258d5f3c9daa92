import { setPoll } from '../features/connection/store.ts';
import { fetchEvents } from '../features/events/refetch.ts';
import { failLoading, forgetEvents, mergeEvents, useEvents } from '../features/events/store.ts';
import { call } from '../kit/client.ts';
import { oneAtATime } from '../kit/one-at-a-time.ts';

/** The wait before a server that is behind is asked again; up to twice as long. */
const againMs = 1_000;

/** The head of the log as the server of the socket last sent it. */
let serverHead = { epoch: '', seq: 0 };
let reader = 0;

/** Fetches the changes since the last one applied; the whole timeline if the server cannot answer that. */
export const catchUp = oneAtATime(async () => {
  const { epoch, seq } = useEvents.getState().loaded;
  if (epoch === '') return loadEvents();
  const isOurs = sameReader();
  try {
    const reply = await call('GET /api/changes', { query: { since: seq } });
    setPoll('up');
    if (!isOurs()) return;
    if (!reply.complete || !mergeEvents(reply)) await loadEvents();
    else askAgainIfBehind();
  } catch {
    setPoll('down');
  }
});

/** Loads the whole timeline. An answer that has not changed causes no render. */
export const loadEvents = oneAtATime(async () => {
  const isOurs = sameReader();
  try {
    const reply = await fetchEvents();
    setPoll('up');
    if (!isOurs()) return;
    mergeEvents(reply);
    askAgainIfBehind();
  } catch {
    setPoll('down');
    failLoading();
  }
});

/** Notes the head of the log, and catches up with it. */
export function syncTo(head: typeof serverHead): void {
  serverHead = head;
  const { epoch, seq } = useEvents.getState().loaded;
  if (head.epoch !== epoch || head.seq > seq) void catchUp();
}

/** Drops the loaded events and the answers under way: they were meant for another user. */
export function forgetReader(): void {
  reader += 1;
  forgetEvents();
}

/** With several servers, the one that answered may be behind the one of the socket. */
function askAgainIfBehind(): void {
  const { epoch, seq } = useEvents.getState().loaded;
  if (epoch === serverHead.epoch && seq < serverHead.seq) setTimeout(catchUp, againMs * (1 + Math.random()));
}

/** Returns a function that says whether the reader is still the same. */
function sameReader(): () => boolean {
  const then = reader;
  return () => then === reader;
}
