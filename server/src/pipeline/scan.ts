import type { ScanProgress } from '@vigil/common/scan';
import { alertKinds } from '@vigil/common/sources';
import type { Lease, Leases } from '../database/lease.ts';
import type { ScanStore } from '../features/scan/store.ts';
import type { SourceRow } from '../features/sources/store.ts';
import type { ConflictState } from '../judge/conflict/conflict.ts';
import { listDue, planReads, readWhileDue } from './due-feeds.ts';
import { createFeedIntake, type IntakeParts } from './feed-intake.ts';
import type { Parser } from './parse.ts';
import { runRound } from './round.ts';

interface ScannerOptions extends IntakeParts {
  /** Parses what hubs send, so that the feeds that are read do not wait for it. */
  pushParser: Pick<Parser, 'parse'>;
  scan: ScanStore;
  leases: Leases;
  conflictState: () => ConflictState;
  onProgress: (progress: ScanProgress) => void;
}

export type Scanner = ReturnType<typeof createScanner>;

const leaseName = 'scan';

/**
 * Reads feeds: all of them in a scan, and between scans each one when it is due. One server does so at a time. A feed that
 * fails does not affect the others.
 */
export function createScanner(parts: ScannerOptions) {
  const { outside, sources, scan, leases, conflictState, log } = parts;
  const stopping = new AbortController();
  const intake = createFeedIntake(parts);
  const soon = new Set<Promise<void>>();
  let lastSoon: Promise<void> = Promise.resolve();
  let round: Promise<ScanProgress | null> | null = null;
  /** The lease under which due feeds are read; `opening` while it is claimed. */
  let session: Lease | null = null;
  let opening: Promise<void> | null = null;
  let dueReading: Promise<unknown> | null = null;
  const dueParts = {
    intake,
    sources,
    scan,
    conflictState,
    now: outside.now,
    stopping: stopping.signal,
    round: () => round?.catch(() => {}) ?? null,
  };

  /** Joins the running scan of all feeds, or starts one. `force` also reads feeds that wait after failures. Null if another server scans. */
  function run({ force = false } = {}): Promise<ScanProgress | null> {
    round ??= runOnce(force).finally(() => {
      round = null;
    });
    return round;
  }

  async function runOnce(force: boolean): Promise<ScanProgress | null> {
    await opening;
    const work = (lease: Lease) =>
      runRound({ ...parts, intake, stopping: stopping.signal }, lease, force).finally(() => {
        if (lease.signal.aborted) log.warn({ token: lease.token }, 'scan lease lost');
      });
    if (session) return work(session);
    return (await leases.run(leaseName, work))?.result ?? null;
  }

  /** Reads the feeds that are due between scans, until none is due soon. Returns false if a scan runs, here or elsewhere. */
  async function readDue(): Promise<boolean> {
    if (round || dueReading || stopping.signal.aborted) return false;
    let open = () => {};
    opening = new Promise<void>((resolve) => {
      open = resolve;
    });
    const reading = leases.run(leaseName, async (lease) => {
      session = lease;
      open();
      try {
        await readWhileDue(dueParts, lease);
      } finally {
        // A scan may have begun under this lease.
        while (round) await round.catch(() => {});
        session = null;
      }
    });
    dueReading = reading;
    try {
      return (await reading) !== null;
    } finally {
      open();
      opening = null;
      dueReading = null;
    }
  }

  /** When the next feed is due between scans, which may be past; null if none is planned. */
  async function nextDueAt(): Promise<Date | null> {
    return (await listDue(dueParts)).firstAt;
  }

  /** The next planned reading of each feed between scans, by its id. */
  async function plannedReads(): Promise<Map<string, Date>> {
    const { planned } = await planReads(dueParts);
    return new Map(planned.map(({ row, at }) => [row._id, at]));
  }

  /**
   * Starts to read one source outside a scan, with the same messages. The items of such sources are judged in the order
   * of the calls, whichever source answers first.
   */
  function readSoon(source: SourceRow): void {
    // The watch of alerts finds it within seconds.
    if (alertKinds.has(source.kind)) return;
    const reading = scan
      .settings()
      .then(({ intervalMinutes }) =>
        intake.read(source, { signal: stopping.signal, pauseMs: intervalMinutes * 60_000 }),
      );
    const work = Promise.allSettled([lastSoon, reading])
      .then(() => reading)
      .then((feed) => feed && intake.take([feed], { signal: stopping.signal }))
      .then(
        () => {},
        (error) => {
          if (!stopping.signal.aborted) log.error({ err: error, source: source.name }, 'source not read');
        },
      )
      .finally(() => soon.delete(work));
    lastSoon = work;
    soon.add(work);
  }

  /** Takes what the hub of a source has sent. Throws a `Fault` if it is no feed, or too many of them wait. */
  async function takePushed(source: SourceRow, bytes: Uint8Array, contentType: string | null): Promise<void> {
    const items = await parts.pushParser.parse(bytes, contentType, source.url, source.kind);
    await intake.takePushed(source, items, stopping.signal);
  }

  /** Stops reading, after the feeds that are being read. */
  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.allSettled([round, dueReading, ...soon]);
  }

  return {
    run,
    readDue,
    nextDueAt,
    plannedReads,
    readSoon,
    takePushed,
    countUnread: intake.countUnread,
    isReading: () => session !== null,
    isScanning: () => round !== null,
    stop,
  };
}
