import type { Tally } from './events.ts';

/** Shown instead of a zero: a source reported that there were none, which is a statement and no count. */
export const noneReported = 'none reported';

/** What stands beside the latest value: '5-7, disputed', '5-7', 'disputed' or nothing. */
export function spreadOf({ range, isDisputed }: Pick<Tally, 'range' | 'isDisputed'>): string {
  return [range, isDisputed && 'disputed'].filter(Boolean).join(', ');
}
