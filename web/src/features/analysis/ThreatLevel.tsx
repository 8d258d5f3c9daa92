import type { Analysis } from '@vigil/common/analysis';
import { Section } from '../../kit/Section.tsx';
import { formatDay } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { useAnalysis } from './store.ts';
import { ThreatBadge } from './ThreatBadge.tsx';
import css from './ThreatLevel.module.css';

/** Without an analysis. */
const notes = { loading: '', ready: 'No analysis yet', failed: 'The analysis could not be loaded' };

/** How threatening the situation is and why. Without an analysis the page does not guess. */
export function ThreatLevel({ className }: { className?: string | undefined }) {
  const { status, value } = useAnalysis();
  const isLoading = status === 'loading';
  return (
    <Section title="Threat Level" className={className}>
      <p className={css.level}>{!isLoading && <ThreatBadge level={value?.threatLevel} isLarge />}</p>
      <p className={css.note}>{value ? reasonOf(value) : notes[status]}</p>
    </Section>
  );
}

const dayMs = 86_400_000;

/** A level that rests on old events says how old they are: quiet is not the same as unseen. */
function reasonOf({ threatReason, until }: Analysis): string {
  const reason = capitalise(threatReason);
  return Date.now() - Date.parse(until) > dayMs ? `${reason}, as of ${formatDay(until)}` : reason;
}
