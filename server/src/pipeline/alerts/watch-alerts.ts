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
import type { FetchPage } from '../../outside/fetch-page.ts';
import type { Outside } from '../../outside/outside.ts';
import { kinds } from '../kinds/registry.ts';
import { decodeText } from '../parse/decode.ts';
import type { OfficialAlert } from './alert.ts';
import { Episode } from './episode.ts';
import { createIndexReader, type IndexReader, maxBytes } from './index-reader.ts';
import { takeAlerts } from './take-alerts.ts';

const pollMs = 1_000;
/** How often the list of channels is read again, and a lease that another server holds is asked for. */
const relistMs = 5_000;
/** The state of a channel that answers is stored at this interval. */
const markMs = 60_000;
/** Messages without a time of their own whose first reading is remembered. */
const maxSeen = 1_000;

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
  /** When messages without a time of their own were first shown, by what they say. */
  seen: Map<string, Date>;
  index: IndexReader;
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
          else channels.set(row._id, newChannel(row, outside.fetchPage));
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
    // What ends by its time ends whether the channel can be read or not.
    await take(channel, []);
    const page = await outside.fetchPage({ url: source.url, kind: 'feed', lane: 'alerts', maxBytes, signal });
    if (page.unchanged || signal.aborted) return;
    const digest = hash('sha256', page.bytes);
    if (digest !== channel.digest) {
      const text = decodeText(page.bytes, page.contentType);
      const kind = kinds[source.kind];
      const alerts = kind.readAlerts?.(text) ?? [];
      const linked = await channel.index.read(kind.alertLinks?.(text) ?? [], page.url, signal);
      if (signal.aborted) return;
      await take(channel, [...alerts, ...linked.alerts]);
      // The others have been taken; the document counts as unread until all can be read.
      if (linked.fault) throw linked.fault;
    }
    channel.digest = digest;
    await markRead(channel);
  }

  async function take(channel: AlertChannel, shown: OfficialAlert[]): Promise<void> {
    const now = outside.now();
    const alerts = shown.map((alert) => (alert.at ? alert : { ...alert, at: firstSeen(channel, alert, now) }));
    const { episodes, drafts } = takeAlerts(channel.episodes, alerts, channel.source, now);
    const isSame =
      episodes.length === channel.episodes.length && episodes.every((one, at) => one === channel.episodes[at]);
    if (isSame && drafts.length === 0) return;
    // After a crash in between, the messages that are shown give the same changes, which the log knows.
    if (drafts.length > 0) await events.append(drafts);
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

/**
 * Caches may show a message again that was followed by others: it keeps its first time. An alert that has grown is another one
 * here; an all-clear never gets a later time, since it must not end what was alerted after it.
 */
function firstSeen({ seen }: AlertChannel, { id, phase, places }: OfficialAlert, now: Date): Date {
  const key = JSON.stringify(phase === 'alert' ? [id, ...places] : [id]);
  const at = seen.get(key) ?? now;
  seen.delete(key);
  seen.set(key, at);
  for (const [oldest] of seen) if (seen.size > maxSeen) seen.delete(oldest);
  return at;
}

function newChannel(source: SourceRow, fetchPage: FetchPage): AlertChannel {
  return {
    source,
    episodes: z.array(Episode).catch([]).parse(source.episodes),
    digest: '',
    seen: new Map(),
    index: createIndexReader((text) => kinds[source.kind].readAlerts?.(text) ?? [], fetchPage),
    markedAt: Number.NEGATIVE_INFINITY,
    isFailing: source.status === 'failing',
    polling: null,
  };
}
