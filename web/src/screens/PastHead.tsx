import { PastThreatLevel } from '../features/analysis/PastThreatLevel.tsx';
import { ThreatLevel } from '../features/analysis/ThreatLevel.tsx';
import { BalanceAsOf } from '../features/balance/BalanceAsOf.tsx';
import { readMoment } from '../kit/moment.ts';

/** The threat level and the balance of the moment that the address names, in place of the present ones. */
export function PastHead({ at, className }: { at: unknown; className?: string | undefined }) {
  const isPast = 'iso' in readMoment(at, Date.now());
  return (
    <>
      <BalanceAsOf at={at} />
      {isPast ? <PastThreatLevel className={className} /> : <ThreatLevel className={className} />}
    </>
  );
}
