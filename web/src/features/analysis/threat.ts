import type { ThreatLevel } from '@vigil/common/analysis';

const words: Record<ThreatLevel | 'unknown', string> = {
  critical: 'Critical',
  high: 'High',
  elevated: 'Elevated',
  low: 'Low',
  unknown: 'Unknown',
};

/** The level and its word. Any other value is unknown. */
export function threatOf(level: string | undefined): { level: ThreatLevel | 'unknown'; word: string } {
  const known = isLevel(level) ? level : 'unknown';
  return { level: known, word: words[known] };
}

function isLevel(level: string | undefined): level is ThreatLevel {
  return level !== undefined && level !== 'unknown' && Object.hasOwn(words, level);
}
