import type { Analysis } from '@vigil/common/analysis';
import type { ThreatStatus } from '@vigil/common/threat';

type LevelParts = Pick<
  Analysis,
  'threatLevel' | 'threatReason' | 'militaryProbability' | 'diplomacyProbability' | 'evidenceAt'
>;

/** Where no event was ever public, nothing points either way. */
const quiet = { militaryProbability: 25, diplomacyProbability: 25 };

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
