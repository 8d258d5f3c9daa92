import { Bar } from '../../kit/Bar.tsx';
import { Forecasts } from './Forecasts.tsx';
import { LevelReasons } from './LevelReasons.tsx';
import css from './StrategicReport.module.css';
import { useLevel } from './store.ts';

interface OutlookProps {
  /** Percentages; null where there never were any. */
  military: number | null;
  diplomacy: number | null;
  /** They are the last known ones, not the present ones. */
  isUnknown?: boolean;
}

export function Outlook({ military, diplomacy, isUnknown = false }: OutlookProps) {
  return (
    <div className={css.bars}>
      <Bar label="Military Escalation Risk" percent={military} colour="--urgent" isUnknown={isUnknown} />
      <Bar label="Diplomatic Resolution Potential" percent={diplomacy} colour="--medium" isUnknown={isUnknown} />
    </div>
  );
}

/** The present outlook, or the last known one if the present one is unknown. */
export function PresentOutlook() {
  const present = useLevel();
  const { military = null, diplomacy = null } = present?.outlook ?? {};
  return (
    <>
      <Outlook military={military} diplomacy={diplomacy} isUnknown={!present || present.level === 'unknown'} />
      {/* Here, not beside the level: the first screen has no room for it, and must not move. */}
      <LevelReasons />
      <Forecasts />
    </>
  );
}
