import { urgencyLevels } from './listing.ts';

type Level = (typeof urgencyLevels)[number];

/** The order of the chances in a statement. */
const rising = [...urgencyLevels].reverse();

/** The chances of an urgency that a person states: 1 for it, 0 for the others. */
export function chancesOf(level: Level): number[] {
  return rising.map((one) => (one === level ? 1 : 0));
}

/** The most likely urgency, with its chance, and the chance that it is urgent or critical. */
export function urgencyOf(chances: readonly number[]): { level: Level; chance: number; alarming: number } {
  const chance = Math.max(...chances);
  const [, , , urgent = 0, critical = 0] = chances;
  return { level: rising[chances.indexOf(chance)] ?? 'low', chance, alarming: Math.min(1, urgent + critical) };
}
