import type { UrgencyLevel } from '@vigil/common/events';
import { capitalise } from '../../kit/words.ts';
import css from './Urgency.module.css';

interface UrgencyProps {
  level: UrgencyLevel;
}

/** Diamond, triangle, square, ring, dot: told apart without colour. */
export function UrgencyMark({ level }: UrgencyProps) {
  return <i className={css.mark} data-urgency={level} aria-hidden="true" />;
}

export function UrgencyWord({ level }: UrgencyProps) {
  return (
    <strong className={css.word} data-urgency={level}>
      {capitalise(level)}
    </strong>
  );
}
