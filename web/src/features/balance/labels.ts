/** What a percentage of advantage is called. */
export function advantageLabel(percent: number): string {
  if (percent >= 80) return 'Critical Advantage';
  if (percent >= 65) return 'Strong Advantage';
  if (percent >= 55) return 'Moderate Advantage';
  if (percent >= 45) return 'Slight Advantage';
  return 'Disadvantage';
}

export function percentColour(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= 70) return 'green';
  return percent >= 50 ? 'yellow' : 'red';
}

/** '+2.1 towards Israel', '+0.4 towards Iran'; null for what rounds to nothing. */
export function pullOf(points: number): string | null {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return null;
  return `+${size} towards ${points > 0 ? 'Israel' : 'Iran'}`;
}
