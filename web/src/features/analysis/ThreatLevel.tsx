import { Section } from '../../kit/Section.tsx';
import css from './ThreatLevel.module.css';

/** How threatening the situation is. No analysis has been made, and the page does not guess. */
export function ThreatLevel({ className }: { className?: string | undefined }) {
  return (
    <Section title="Threat Level" className={className}>
      <p className={css.level} data-level="unknown">
        Unknown
      </p>
      <p className={css.note}>No analysis yet</p>
    </Section>
  );
}
