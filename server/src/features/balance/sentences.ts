import type { MeasureFigure } from './data/measures.ts';

/** 'Israel spends 5.9 times as much on its forces (SIPRI 2024)'; where both are about the same, the two figures. Without its full stop. */
export function sentenceOf({ what, phrase, unit, israel, iran, date, source }: MeasureFigure): string {
  const [name, ratio] = israel >= iran ? ['Israel', israel / iran] : ['Iran', iran / israel];
  const cited = `(${source.short} ${date.slice(0, 4)})`;
  if (ratio < 1.15) return `${what}: Israel ${numbers.format(israel)}, Iran ${numbers.format(iran)} ${unit} ${cited}`;
  return `${name} ${phrase.replace('{times}', timesOf(ratio))} ${cited}`;
}

function timesOf(ratio: number): string {
  return `${ratio < 20 ? ratio.toFixed(1) : numbers.format(Math.round(ratio))} times`;
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
