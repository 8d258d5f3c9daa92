import type { ShownLevel } from '@vigil/common/analysis';
import type { DotColour } from '../../kit/Dot.tsx';

interface AssessmentInput {
  /** The server cannot be reached. */
  isCutOff: boolean;
  hasAnalysis: boolean;
  level: ShownLevel;
}

/** Whether there is an assessment. While the level is unknown, it is one of earlier events. */
export function assessmentOf({ isCutOff, hasAnalysis, level }: AssessmentInput): { colour: DotColour; word: string } {
  if (isCutOff) return { colour: 'grey', word: 'Unknown' };
  if (!hasAnalysis) return { colour: 'yellow', word: 'None yet' };
  return level === 'unknown' ? { colour: 'grey', word: 'Of earlier events' } : { colour: 'green', word: 'Made' };
}
