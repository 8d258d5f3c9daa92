import type { UrgencyLevel } from '@vigil/common/events';
import { urgencyLevels } from '@vigil/common/listing';
import type { UrgencyCounts } from './bins.ts';

interface Layer {
  level: UrgencyLevel;
  /** From the baseline, and how high, in pixels. */
  from: number;
  size: number;
}

/** The layers of a bar. The most urgent one is on the baseline, where heights compare best. */
export function stack(counts: UrgencyCounts, perEvent: number): Layer[] {
  let from = 0;
  return urgencyLevels.flatMap((level) => {
    const size = counts[level] * perEvent;
    const layer = { level, from, size };
    from += size;
    return size > 0 ? [layer] : [];
  });
}
