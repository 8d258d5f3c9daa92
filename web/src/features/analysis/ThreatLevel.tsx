import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { Section } from '../../kit/Section.tsx';
import { useAnalysis, useLevel } from './store.ts';
import { ThreatBadge } from './ThreatBadge.tsx';
import css from './ThreatLevel.module.css';

/** The threat level, its reason and the age of the evidence. An unknown level is shown as unknown. */
export function ThreatLevel({ className }: { className?: string | undefined }) {
  const isLoading = useAnalysis(({ status }) => status === 'loading');
  const shown = useLevel();
  return (
    <Section title="Threat Level" className={className}>
      <p className={css.level}>{(shown || !isLoading) && <ThreatBadge level={shown?.level} isLarge />}</p>
      <p className={css.age}>{shown && <EvidenceAge at={shown.evidenceAt} />}</p>
      <p className={css.note}>{shown ? shown.reason : !isLoading && 'The threat level could not be loaded.'}</p>
    </Section>
  );
}
