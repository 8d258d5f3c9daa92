import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { alertKinds, type SourceState } from '@vigil/common/sources';
import { z } from 'zod';
import type { Lease, Leases } from '../../database/lease.ts';
import type { EventStore } from '../../features/events/store.ts';
import type { ScanStore } from '../../features/scan/store.ts';
import { type SourceRow, type SourceStore, toSourceState } from '../../features/sources/store.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import type { Outside } from '../../outside/outside.ts';
import { kinds } from '../kinds/registry.ts';
import { decodeText } from '../parse/decode.ts';
import type { OfficialAlert } from './alert.ts';
import { Episode, takeAlerts } from './episode.ts';

const pollMs = 1_000;
/** How often the list of channels is read again, and a lease that another server holds is asked for. */
const relistMs = 5_000;
/** The state of a channel that answers is stored at this interval. */
const markMs = 60_000;
const maxBytes = 1_000_000;
/** Messages older than this are past when the channel is first read. */
const pastMs = 10 * 60_000;

interface AlertWatchOptions {
  outside: Outside;
  sources: SourceStore;
  scan: Pick<ScanStore, 'settings'>;
  events: Pick<EventStore, 'append'>;
  leases: Leases;
  log: Log;
  onSource: (state: SourceState) => void;
}

interface AlertChannel {
  source: SourceRow;
  episodes: Episode[];
  digest: string;
  markedAt: number;
  isFailing: boolean;
  polling: Promise<void> | null;
}

/** Reads the alert channels of the list each second, on one server at a time, while scheduled scans are on. */
export function createAlertWatch({ outside, sources, scan, events, leases, log, onSource }: AlertWatchOptions) {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  function start(): void {
    running ??= run();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if ((await listChannels()).length > 0) await leases.run('alerts', session);
      } catch (error) {
        log.error({ err: error }, 'alert channels not read');
      }
      await pause(relistMs);
    }
  }

  async function listChannels(): Promise<SourceRow[]> {
    const { enabled } = await scan.settings();
    return enabled ? (await sources.list()).filter(({ kind, paused }) => !paused && alertKinds.has(kind)) : [];
  }

  async function session(lease: Lease): Promise<void> {
    const signal = AbortSignal.any([lease.signal, stopping.signal]);
    const channels = new Map<string, AlertChannel>();
    let listedAt = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      if (performance.now() - listedAt >= relistMs) {
        listedAt = performance.now();
        const rows = await listChannels();
        for (const id of channels.keys()) if (!rows.some(({ _id }) => _id === id)) channels.delete(id);
        for (const row of rows) {
          const known = channels.get(row._id);
          if (known?.source.url === row.url && known.source.kind === row.kind) known.source = row;
          else channels.set(row._id, newChannel(row));
        }
        if (rows.length === 0) return;
      }
      for (const channel of channels.values()) pollOnce(channel, signal);
      await pause(pollMs);
    }
    await Promise.all([...channels.values()].map(({ polling }) => polling));
  }

  /** A channel that has not answered yet is not asked again. */
  function pollOnce(channel: AlertChannel, signal: AbortSignal): void {
    channel.polling ??= poll(channel, signal)
      .catch((error) => fail(channel, error, signal))
      .catch((error) => log.error({ err: error }, 'alert channel not stored'))
      .finally(() => {
        channel.polling = null;
      });
  }

  async function poll(channel: AlertChannel, signal: AbortSignal): Promise<void> {
    const { source } = channel;
    const page = await outside.fetchPage({ url: source.url, kind: 'feed', lane: 'alerts', maxBytes, signal });
    if (page.unchanged || signal.aborted) return;
    const digest = hash('sha256', page.bytes);
    if (digest !== channel.digest) await take(channel, readAlerts(source, page.bytes, page.contentType));
    channel.digest = digest;
    await markRead(channel);
  }

  async function take(channel: AlertChannel, alerts: OfficialAlert[]): Promise<void> {
    const now = outside.now();
    const recent = alerts.filter(({ at }) => !at || now.getTime() - at.getTime() < pastMs);
    const { episodes, drafts } = takeAlerts(channel.episodes, recent.sort(byTime), channel.source, now);
    if (drafts.length === 0 && episodes.length === channel.episodes.length) return;
    // After a crash in between, the messages that are shown give the same changes, which the log knows.
    await events.append(drafts);
    await sources.keepEpisodes(channel.source._id, episodes);
    channel.episodes = episodes;
  }

  async function markRead(channel: AlertChannel): Promise<void> {
    if (!channel.isFailing && performance.now() - channel.markedAt < markMs) return;
    channel.markedAt = performance.now();
    if (channel.isFailing) log.warn({ source: channel.source.name }, 'alert channel answers again');
    channel.isFailing = false;
    announce(await sources.markRead(channel.source._id, outside.now(), null));
  }

  async function fail(channel: AlertChannel, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    if (!(error instanceof Fault)) throw error;
    if (channel.isFailing) return;
    channel.isFailing = true;
    log.error({ source: channel.source.name, fault: error.message }, 'alert channel unreachable');
    announce(await sources.noteFault(channel.source, outside.now(), error.message));
  }

  function announce(row: SourceRow | null): void {
    if (row) onSource(toSourceState(row));
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await running;
  }

  return { start, stop };
}

function newChannel(source: SourceRow): AlertChannel {
  const markedAt = Number.NEGATIVE_INFINITY;
  const episodes = z.array(Episode).catch([]).parse(source.episodes);
  return { source, episodes, digest: '', markedAt, isFailing: source.status === 'failing', polling: null };
}

/** The messages that a channel shows, by its format. Throws a `Fault` for anything else. */
function readAlerts({ kind }: Pick<SourceRow, 'kind'>, bytes: Uint8Array, contentType: string | null): OfficialAlert[] {
  return kinds[kind].readAlerts?.(decodeText(bytes, contentType)) ?? [];
}

const byTime = (a: OfficialAlert, b: OfficialAlert) =>
  (a.at?.getTime() ?? Number.MAX_SAFE_INTEGER) - (b.at?.getTime() ?? Number.MAX_SAFE_INTEGER);
