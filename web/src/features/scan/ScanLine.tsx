import { useClock } from '../../kit/clock.ts';
import { relativeTime } from '../../kit/time.ts';
import { useStats } from '../stats/store.ts';
import { useScan } from './store.ts';

/** What the feeds are doing: how far a scan is, else when the last one ended and how many feeds can be read. */
export function ScanLine() {
  const progress = useScan((state) => state.progress);
  const stats = useStats((state) => state.stats);
  const ended = progress?.finishedAt ?? null;
  const ago = useClock((now) => ended && relativeTime(ended, now).toLowerCase());
  if (!stats) return null;
  if (progress && !ended) return <span>{`Scanning ${progress.done} of ${progress.total} feeds`}</span>;
  const lastScan = ago ? `last scan ${ago}` : 'not scanned yet';
  return <span>{`${lastScan} · ${stats.sourcesActive} of ${stats.sourcesTotal} feeds`}</span>;
}
