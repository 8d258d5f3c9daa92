import { useClock } from '../../kit/clock.ts';
import { relativeWords } from '../../kit/time.ts';
import { useStats } from '../stats/store.ts';
import { useThreat } from '../threat/store.ts';
import css from './ScanLine.module.css';
import { useScan } from './store.ts';

/** The progress of a scan, else the age of the last one and how many feeds can be read. Its width is fixed. */
export function ScanLine() {
  const progress = useScan((state) => state.progress);
  const stats = useStats((state) => state.stats);
  const coverage = useThreat(({ status }) => status?.coverage);
  const ended = progress?.finishedAt ?? null;
  const ago = useClock((now) => ended && relativeWords(ended, now));
  if (!stats) return null;
  if (progress && !ended)
    return <span className={css.line}>{`Scanning ${progress.done} of ${progress.total} feeds`}</span>;
  const lastScan = ago ? `last scan ${ago}` : 'not scanned yet';
  // The same figures as in the header.
  const { read, total } = coverage ?? { read: stats.sourcesActive, total: stats.sourcesTotal };
  return (
    <span className={css.line}>
      {lastScan}
      <span>{` · ${read} of ${total} feeds`}</span>
    </span>
  );
}
