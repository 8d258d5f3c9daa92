import { Section } from '../../kit/Section.tsx';
import { capitalise } from '../../kit/words.ts';
import { useAnalysis } from './store.ts';
import { ThreatBadge } from './ThreatBadge.tsx';
import css from './ThreatLevel.module.css';

/** How threatening the situation is and why. Without an analysis the page does not guess. */
export function ThreatLevel({ className }: { className?: string | undefined }) {
  const { status, value } = useAnalysis();
  const isLoading = status === 'loading';
  return (
    <Section title="Threat Level" className={className}>
      <p className={css.level}>{!isLoading && <ThreatBadge level={value?.threatLevel} isLarge />}</p>
      <p className={css.note}>{value ? capitalise(value.threatReason) : !isLoading && 'No analysis yet'}</p>
    </Section>
  );
}
