import { setPoll } from '../features/connection/store.ts';
import { fetchEvents } from '../features/events/refetch.ts';
import { failLoading, forgetEvents, mergeEvents, useEvents } from '../features/events/store.ts';
import { call } from '../kit/client.ts';
import { oneAtATime } from '../kit/one-at-a-time.ts';

/** A server that is behind another one is given so long at least, and at most twice as long. */
const againMs = 1_000;

/** Where the log stood as the server of our socket knew it. */
let serverHead = { epoch: '', seq: 0 };
let reader = 0;

/** Asks for what happened since the last change we know of; for everything where that cannot be answered. */
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

/** The whole timeline. The poll asks for it too; an answer that has not changed changes nothing. */
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

/** Takes note of where the log stands, and catches up with it. */
export function syncTo(head: typeof serverHead): void {
  serverHead = head;
  const { epoch, seq } = useEvents.getState().loaded;
  if (head.epoch !== epoch || head.seq > seq) void catchUp();
}

/** What was asked for until now is not shown to who comes after. */
export function forgetReader(): void {
  reader += 1;
  forgetEvents();
}

/** Of several servers, the one that answers may be behind the one that our socket leads to. */
function askAgainIfBehind(): void {
  const { epoch, seq } = useEvents.getState().loaded;
  if (epoch === serverHead.epoch && seq < serverHead.seq) setTimeout(catchUp, againMs * (1 + Math.random()));
}

/** Tells later whether it is still the same reader. */
function sameReader(): () => boolean {
  const then = reader;
  return () => then === reader;
}
