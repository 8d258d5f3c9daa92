import { setTimeout as pause } from 'node:timers/promises';
import { eventsLimit } from '@vigil/common/events';
import { type LiveName, live } from '@vigil/common/live';
import { follow, type Held, load, nothing, readChanges, readEvents, readOnce } from './held.ts';
import { type Listener, listen } from './listener.ts';

/** A tab that reads the news: it keeps its events in step with the log, through disconnections. */
export interface Reader {
  held: () => Held;
  isOpen: () => boolean;
  /** What it had to do: connections, questions for what it missed, loads of everything. */
  counts: { connects: number; catchUps: number; loads: number };
  /** Cuts its line; it comes back by itself. */
  cut: () => void;
  /** It has no line from now on, until `goOnline`. */
  goOffline: () => void;
  goOnline: () => void;
  /** It is over. */
  close: () => void;
}

interface Options {
  /** The server to connect to, asked at each attempt. */
  urlOf: () => string;
  /** The longest time between the request to come back and coming back, in milliseconds. */
  longestReturnMs: number;
}

/** As often as the page asks for itself. */
const pollMs = 30_000;
/** So long a page gives a server that is behind the one that its line leads to. */
const againMs = 1_000;
/** As long as the page waits for an answer. */
const timeoutMs = 20_000;
const shortestRetryMs = 100;
const longestRetryMs = 2_000;
/** A server that has too much to do is not asked by all readers at once. */
const longestAskMs = 10_000;

export function openReader({ urlOf, longestReturnMs }: Options): Reader {
  const counts = { connects: 0, catchUps: 0, loads: 0 };
  let held = nothing;
  let line: Listener | null = null;
  let url = '';
  let isWanted = true;
  let isOver = false;
  let retries = 0;
  let isAsking = false;
  let isStale = false;
  let announced = { epoch: '', seq: 0 };
  void connect();
  // As pages do: an answer may come from a server that is behind the one that the line leads to.
  const poll = setInterval(() => isWanted && catchUp(), pollMs);

  async function connect(): Promise<void> {
    if (!isWanted || isOver || line) return;
    url = urlOf();
    counts.connects += 1;
    try {
      line = await listen(url, { onMessage: receive, onClose: () => lose() });
      retries = 0;
      if (!isWanted || isOver) line.cut();
    } catch {
      comeBackIn(Math.min(longestRetryMs, shortestRetryMs * 2 ** retries) * (0.5 + Math.random()));
      retries += 1;
    }
  }

  function lose(): void {
    if (!line) return;
    line = null;
    comeBackIn(shortestRetryMs * (0.5 + Math.random()));
  }

  function comeBackIn(ms: number): void {
    setTimeout(connect, ms);
  }

  function receive(text: string): void {
    const message = readMessage(text);
    if (message.name === 'hello') {
      announced = message.payload;
      if (announced.epoch !== held.epoch || announced.seq > held.seq) catchUp();
    } else if (message.name === 'restarting') {
      const leaving = line;
      line = null;
      leaving?.cut();
      comeBackIn(Math.random() * Math.min(message.payload.retryIn, longestReturnMs));
    } else if (message.name === 'updates') {
      const after = follow(held, message.payload);
      if (after) held = after;
      else catchUp();
    }
  }

  /** One question at a time; what happens meanwhile is asked for after it. */
  function catchUp(): void {
    isStale = true;
    if (!isAsking) void askOn();
  }

  async function askOn(): Promise<void> {
    isAsking = true;
    let failures = 0;
    while (isStale && !isOver) {
      isStale = false;
      try {
        await ask();
        failures = 0;
      } catch {
        // It is asked again when the line is back, or in a while.
        isStale = true;
        await pause(Math.min(longestAskMs, 500 * 2 ** failures) * (0.5 + Math.random()));
        failures += 1;
        url = urlOf();
      }
    }
    isAsking = false;
  }

  async function ask(): Promise<void> {
    if (held.epoch !== '') {
      counts.catchUps += 1;
      const missed = readChanges(await get(`${url}/api/changes?since=${held.seq}`));
      const after = missed.complete ? follow(held, missed) : null;
      if (after) {
        held = after;
        return;
      }
    }
    counts.loads += 1;
    held = load(held, readEvents(await get(`${url}/api/events?page=0&limit=${eventsLimit}`)));
    if (held.epoch !== announced.epoch || held.seq >= announced.seq) return;
    await pause(againMs);
    isStale = true;
  }

  return {
    held: () => held,
    isOpen: () => line !== null,
    counts,
    cut: () => line?.cut(),
    goOffline: () => {
      isWanted = false;
      line?.cut();
    },
    goOnline: () => {
      isWanted = true;
      void connect();
    },
    close: () => {
      isOver = true;
      clearInterval(poll);
      line?.cut();
    },
  };
}

async function get(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}`);
  return text;
}

const readMessage = readOnce((text: string) => {
  const [name, payload]: [LiveName, unknown] = JSON.parse(text);
  if (name === 'hello') return { name, payload: live.hello.payload.parse(payload) };
  if (name === 'restarting') return { name, payload: live.restarting.payload.parse(payload) };
  if (name === 'new-event' || name === 'event-updated')
    return { name: 'updates' as const, payload: live[name].payload.parse(payload) };
  return { name: 'other' as const };
});
