import type { Analysis } from '@vigil/common/analysis';
import { Bar } from '../../kit/Bar.tsx';
import css from './StrategicReport.module.css';
import { threatOf } from './threat.ts';

/** The two probabilities of a report, as they were when it was written. While its level was unknown they were the last known ones. */
export function Outlook({ analysis }: { analysis: Analysis }) {
  const isUnknown = threatOf(analysis.threatLevel).level === 'unknown';
  const { militaryProbability: military, diplomacyProbability: diplomacy, usual = [] } = analysis;
  return (
    <div className={css.bars}>
      <Bar
        label="Military Escalation Risk"
        percent={military}
        colour="--urgent"
        isUnknown={isUnknown}
        isUsual={usual.includes('military')}
      />
      <Bar
        label="Diplomatic Resolution Potential"
        percent={diplomacy}
        colour="--medium"
        isUnknown={isUnknown}
        isUsual={usual.includes('diplomacy')}
      />
    </div>
  );
}
