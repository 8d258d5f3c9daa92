import type { Analysis } from '@vigil/common/analysis';
import type { ThreatStatus } from '@vigil/common/threat';
import { baseRates } from '../forecast/store.ts';

export type LevelParts = Pick<
  Analysis,
  'threatLevel' | 'threatReason' | 'militaryProbability' | 'diplomacyProbability' | 'evidenceAt'
>;

/** Where no event was ever public, the base rates are all that is known. */
const quiet = { militaryProbability: baseRates.military, diplomacyProbability: baseRates.diplomacy };

/** What an analysis says of a status. Its percentages are never absent: while the level is unknown they are the last known ones. */
export function levelIn({ level, reason, lastKnown, evidenceAt, ...status }: ThreatStatus): LevelParts {
  const { militaryProbability, diplomacyProbability } = lastKnown ?? quiet;
  return {
    threatLevel: level,
    threatReason: reason,
    evidenceAt,
    militaryProbability: status.militaryProbability ?? militaryProbability,
    diplomacyProbability: status.diplomacyProbability ?? diplomacyProbability,
  };
}

/** What an analysis says of the level, without the rest of it. */
export function levelPartsOf(analysis: LevelParts): LevelParts {
  const { threatLevel, threatReason, militaryProbability, diplomacyProbability, evidenceAt } = analysis;
  return {
    threatLevel,
    threatReason,
    militaryProbability,
    diplomacyProbability,
    ...(evidenceAt !== undefined && { evidenceAt }),
  };
}
