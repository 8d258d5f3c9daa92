import type { Tally } from './events.ts';

/** Shown instead of zero if a source reported explicitly that there were none. */
export const noneReported = 'none reported';

/** The text after the latest value: '5-7, disputed', '5-7', 'disputed' or nothing. */
export function spreadOf({ range, isDisputed }: Pick<Tally, 'range' | 'isDisputed'>): string {
  return [range, isDisputed && 'disputed'].filter(Boolean).join(', ');
}
