import type { Balance, Band, Bands } from '@vigil/common/balance';

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

/** '+2.1 towards Israel', '+0.4 towards Iran'; null if it rounds to zero. */
export function pullOf(points: number): string | null {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return null;
  return `+${size} towards ${points > 0 ? 'Israel' : 'Iran'}`;
}

/** How a balance was made. The formula is always used; a model may have added to it. */
export function madeBy({ model }: Pick<Balance, 'model'>): string {
  return model ? `Formula with AI-generated adjustments · ${model}` : 'Rule-based';
}

/** '49 to 55 when the weights vary by a quarter'; the one number where they change nothing. */
export function bandWords({ low, high }: Band, variedBy: number): string {
  const range = low === high ? `${low} also` : `${low} to ${high}`;
  return `${range} ${whenVaried(variedBy)}`;
}

/** The ranges of the three outcomes in one sentence. */
export function outcomeBands(bands: Bands): string {
  const range = ({ low, high }: Band) => (low === high ? `${low}` : `${low} to ${high}`);
  const { israelWinProbability, iranWinProbability, stalemateProbability, variedBy } = bands;
  const israel = `Israeli victory ${range(israelWinProbability)}`;
  const iran = `Iranian victory ${range(iranWinProbability)}`;
  return `${israel}, ${iran}, stalemate or ceasefire ${range(stalemateProbability)} ${whenVaried(variedBy)}.`;
}

function whenVaried(percent: number): string {
  return `when the weights vary by ${percent === 25 ? 'a quarter' : `${percent}%`}`;
}
