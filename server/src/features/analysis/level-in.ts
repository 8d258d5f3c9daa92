import type { Analysis } from '@vigil/common/analysis';
import { forecastKinds } from '@vigil/common/forecast';
import type { ThreatStatus } from '@vigil/common/threat';
import { baseRates, usualIn } from '../forecast/store.ts';

export type LevelParts = Pick<
  Analysis,
  'threatLevel' | 'threatReason' | 'militaryProbability' | 'diplomacyProbability' | 'usual' | 'evidenceAt'
>;

/** Where no event was ever public, the base rates are all that is known. */
const quiet = {
  militaryProbability: baseRates.military,
  diplomacyProbability: baseRates.diplomacy,
  usual: [...forecastKinds],
};

/** What an analysis says of a status. Its percentages are never absent: while the level is unknown they are the last known ones. */
export function levelIn({ level, reason, lastKnown, evidenceAt, forecast, ...status }: ThreatStatus): LevelParts {
  const { militaryProbability, diplomacyProbability, usual: usualThen = [] } = lastKnown ?? quiet;
  const usual = level === 'unknown' || !forecast ? usualThen : usualIn(forecast);
  return {
    threatLevel: level,
    threatReason: reason,
    evidenceAt,
    militaryProbability: status.militaryProbability ?? militaryProbability,
    diplomacyProbability: status.diplomacyProbability ?? diplomacyProbability,
    ...(usual.length > 0 && { usual }),
  };
}

/** What an analysis says of the level, without the rest of it. */
export function levelPartsOf(analysis: LevelParts): LevelParts {
  const { threatLevel, threatReason, militaryProbability, diplomacyProbability, usual, evidenceAt } = analysis;
  return {
    threatLevel,
    threatReason,
    militaryProbability,
    diplomacyProbability,
    ...(usual && { usual }),
    ...(evidenceAt !== undefined && { evidenceAt }),
  };
}
