import type { ThreatStatus } from '@vigil/common/threat';
import { levelRank } from './rank.ts';
import type { ThreatStore } from './store.ts';

/** Changes come in crowds; what does not raise the level is sent at most this often. */
const pauseMs = 400;
/** How often the clock alone is looked at: evidence grows old, and so do readings of feeds. */
const everyMs = 2_000;
/** While a feed is read again and again, the time of it is sent no more often than this. */
const readAgainMs = 60_000;

interface ThreatMonitorOptions {
  threat: Pick<ThreatStore, 'refresh'>;
  /** Called with a status that differs from the one before. */
  onChange: (status: ThreatStatus, before: ThreatStatus) => void;
}

/** Notices when the threat status is another one: after a change of the log or of the coverage, and by the clock. */
export function createThreatMonitor({ threat, onChange }: ThreatMonitorOptions) {
  let sent: ThreatStatus | null = null;
  let timer: NodeJS.Timeout | undefined;
  let clock: NodeJS.Timeout | undefined;

  /** Something changed. A level that rises is sent at once. */
  function look(): void {
    if (!clock) return;
    const next = threat.refresh();
    if (sent && levelRank(next.level) > levelRank(sent.level)) send(next);
    else timer ??= setTimeout(compare, pauseMs).unref();
  }

  function compare(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = threat.refresh();
    if (!sent || keyOf(next) !== keyOf(sent)) send(next);
  }

  function send(next: ThreatStatus): void {
    clearTimeout(timer);
    timer = undefined;
    const before = sent ?? next;
    sent = next;
    onChange(next, before);
  }

  return {
    look,
    start(): void {
      sent = threat.refresh();
      clock ??= setInterval(compare, everyMs).unref();
    },
    stop(): void {
      clearTimeout(timer);
      clearInterval(clock);
      clock = undefined;
    },
  };
}

/** What readers see of a status: the number of the change alone is no news. */
function keyOf({ seq: _, coverage, conflict, ...status }: ThreatStatus): string {
  const { lastReadAt, sides, ...covered } = coverage;
  const times = [lastReadAt, sides.israeli, sides.iranian].map((at) => at && Math.floor(Date.parse(at) / readAgainMs));
  return JSON.stringify([status, covered, times, conflict?.state, conflict?.since]);
}
