import css from './ThreatBadge.module.css';
import { threatOf } from './threat.ts';

interface ThreatBadgeProps {
  /** As the server says it; undefined while there is no analysis. */
  level: string | undefined;
  isLarge?: boolean;
}

/** How threatening the situation is: a word in the colour of its level. */
export function ThreatBadge({ level, isLarge = false }: ThreatBadgeProps) {
  const threat = threatOf(level);
  return (
    <span className={css.badge} data-level={threat.level} data-large={isLarge || undefined}>
      {threat.word}
    </span>
  );
}
