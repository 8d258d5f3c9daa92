import { formatDay } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { useThreat } from '../threat/store.ts';

/** 'War since 28 Feb: in 24 hours 14 reports of armed acts, ...'; nothing in calm weeks. */
export function ConflictLine({ className }: { className?: string | undefined }) {
  const conflict = useThreat(({ status }) => status?.conflict);
  if (!conflict || conflict.state === 'calm') return null;
  const since = conflict.since ? ` since ${formatDay(conflict.since)}` : '';
  return <p className={className}>{`${capitalise(conflict.state)}${since}: ${conflict.reason}.`}</p>;
}
