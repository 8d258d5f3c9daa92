import type { ConflictStatus } from '@vigil/common/threat';

/** Windows of 24 hours that a forecast looks back on. */
export const windowsSeen = 30;

/** What was reported in the windows of 24 hours before a moment, the latest first. */
export interface Windows {
  /** An armed attack between the sides. */
  attacks: readonly boolean[];
  /** Both sides attacked the other within the window and the one before. */
  exchanges: readonly boolean[];
  /** Talks, an agreed pause or a step of a deal. */
  diplomacy: readonly boolean[];
}

/** By the attacks between the sides. War: an attack in each of the last three windows. Crisis: one in the last fourteen. */
function stateOf({ attacks }: Pick<Windows, 'attacks'>): ConflictStatus['state'] {
  if (attacks[0] && attacks[1] && attacks[2]) return 'war';
  return attacks.slice(0, 14).some(Boolean) ? 'crisis' : 'calm';
}

/** The inputs of the model, in the order of its weights: docs/formula.md. */
export function featuresOf(windows: Windows): number[] {
  const { attacks, exchanges, diplomacy } = windows;
  const state = stateOf(windows);
  return [
    1,
    state === 'war' ? 1 : 0,
    state === 'crisis' ? 1 : 0,
    attacks[0] ? 1 : 0,
    exchanges[0] ? 1 : 0,
    shareOf(attacks, 7),
    shareOf(attacks, windowsSeen),
    recencyOf(attacks),
    shareOf(diplomacy, 7),
    shareOf(diplomacy, windowsSeen),
    recencyOf(diplomacy),
  ];
}

function shareOf(windows: readonly boolean[], length: number): number {
  return windows.slice(0, length).filter(Boolean).length / length;
}

/** 1 for the last window, a half after a week, 0 where there is none. */
function recencyOf(windows: readonly boolean[]): number {
  const age = windows.indexOf(true);
  return age < 0 || age >= windowsSeen ? 0 : 0.5 ** (age / 7);
}
