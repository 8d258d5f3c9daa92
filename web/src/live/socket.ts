import { type LiveName, type LivePayload, live } from '@vigil/common/live';
import { io } from 'socket.io-client';
import type { ZodType } from 'zod';
import { forgetGenerating, putGenerating, refreshAnalysis } from '../features/analysis/store.ts';
import { refreshBalance } from '../features/balance/store.ts';
import { setSocket } from '../features/connection/store.ts';
import { mergeEvents } from '../features/events/store.ts';
import { putIndicators, refreshIndicators } from '../features/indicators/store.ts';
import { putProgress } from '../features/scan/store.ts';
import { isAdmin, useSession } from '../features/session/store.ts';
import { putSource } from '../features/sources/store.ts';
import { putVerdicts } from '../features/sources/verdicts.ts';
import { putHealthIssues } from '../features/stats/store.ts';
import { putThreat } from '../features/threat/store.ts';
import { listChanged, listsMayHaveChanged } from '../kit/resource.ts';

interface SocketOptions {
  /** The head of the log. It may have moved on while this tab was disconnected. */
  onHead: (head: { epoch: string; seq: number }) => void;
  /** Changes are missing, or may be. */
  onGap: () => void;
  /** The counts and sources on screen may be out of date. */
  onStale: () => void;
  /** The server has disconnected this socket: its session may have ended or changed. */
  onDisconnected: () => void;
}

export interface OpenSocket {
  /** Connects again, as the present user. */
  reopen: () => void;
}

/** A broadcast makes all tabs fetch. Each waits a random time, at most this long. */
const spreadMs = 3_000;

/** A change of the password disconnects the user's sockets just before the answer brings the new cookie. */
const newSessionGraceMs = 1_000;

const schemas: { [N in LiveName]: { payload: ZodType<LivePayload<N>> } } = live;

/** Opens the one socket of the page and listens until the page is closed. */
export function openSocket({ onHead, onGap, onStale, onDisconnected }: SocketOptions): OpenSocket {
  const socket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
  });

  function on<N extends LiveName>(name: N, use: (payload: LivePayload<N>) => void): void {
    socket.on<string>(name, (raw: unknown) => {
      const parsed = schemas[name].payload.safeParse(raw);
      if (parsed.success) use(parsed.data);
      else onGap();
    });
  }

  let wasLost = false;
  const soon = (act: () => void) => setTimeout(act, Math.random() * spreadMs);
  const staleSoon = () => soon(onStale);
  const reopenIn = (delayMs: number) => setTimeout(() => socket.connect(), delayMs);
  const mergeOrAsk = (updates: LivePayload<'new-event'>) => {
    if (!mergeEvents(updates)) onGap();
  };

  socket.on('connect', () => {
    setSocket('up');
    if (isAdmin(useSession.getState()))
      void import('../features/latency/painted.ts').then(
        ({ watchPainted }) => watchPainted(),
        () => {},
      );
  });
  socket.on('connect_error', () => setSocket('down'));
  socket.on('disconnect', (reason) => {
    setSocket('down');
    forgetGenerating();
    wasLost = true;
    // Finds out at once, not at the next poll, whether the server still answers.
    onGap();
    // The library does not reconnect a socket that the server has disconnected.
    if (reason !== 'io server disconnect') return;
    setTimeout(onDisconnected, newSessionGraceMs);
    reopenIn(newSessionGraceMs + Math.random() * spreadMs);
  });

  on('hello', ({ epoch, seq, healthIssues, threat }) => {
    putHealthIssues(healthIssues);
    if (threat) putThreat(threat);
    onHead({ epoch, seq });
    if (wasLost) {
      staleSoon();
      soon(refreshAnalysis);
      soon(refreshBalance);
      soon(refreshIndicators);
      listsMayHaveChanged();
    }
    wasLost = false;
  });
  on('new-event', mergeOrAsk);
  on('event-updated', mergeOrAsk);
  on('health-issues-changed', ({ healthIssues }) => putHealthIssues(healthIssues));
  on('threat-changed', putThreat);
  on('indicators-changed', putIndicators);
  on('source-updated', putSource);
  on('source-tested', (verdict) => putVerdicts([verdict]));
  on('list-changed', ({ list }) => {
    listChanged(list);
    if (list === 'sources') staleSoon();
  });
  on('analysis-ready', () => soon(refreshAnalysis));
  on('balance-ready', () => soon(refreshBalance));
  on('generating', putGenerating);
  on('admin-list-changed', ({ list }) => listChanged(list));
  on('scan-progress', (progress) => {
    putProgress(progress);
    if (progress.finishedAt !== null) staleSoon();
  });
  // Tabs reconnect at random moments, so that they do not overload the server at its start.
  on('restarting', ({ retryIn }) => {
    socket.disconnect();
    reopenIn(Math.random() * retryIn);
  });

  socket.connect();
  return {
    reopen: () => {
      socket.disconnect();
      socket.connect();
    },
  };
}
