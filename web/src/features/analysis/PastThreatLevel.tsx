import { Section } from '../../kit/Section.tsx';
import { formatPoint } from '../../kit/time.ts';
import { usePast } from '../past/store.ts';
import { ThreatBadge } from './ThreatBadge.tsx';
import css from './ThreatLevel.module.css';
import { threatOf } from './threat.ts';

/** The threat level of the past moment that the page shows. */
export function PastThreatLevel({ className }: { className?: string | undefined }) {
  const moment = usePast((state) => state.moment);
  const threat = moment?.threat;
  return (
    <Section title="Threat Level" className={className}>
      <p className={css.level}>{threat && <ThreatBadge level={threat.level} isLarge />}</p>
      <p className={css.age}>{moment && `On ${formatPoint(moment.at)}`}</p>
      <p className={css.note}>
        {threat?.reason}
        {threat?.lastKnown &&
          `. Last known: ${threatOf(threat.lastKnown.level).word}, ${formatPoint(threat.lastKnown.at)}`}
      </p>
    </Section>
  );
}
