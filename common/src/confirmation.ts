/**
 * What can be said of who stands behind an event. `confirmed` needs two independent origins that are not of one side
 * alone, and nobody who denies it.
 */
export const marks = ['confirmed', 'both', 'israeli', 'iranian', 'third', 'denied-israeli', 'denied-iranian'] as const;
export type Mark = (typeof marks)[number];

/** The marks in words. */
export const markWords: Record<Mark, string> = {
  confirmed: 'Confirmed',
  both: 'Both sides',
  israeli: 'Claimed by Israel',
  iranian: 'Claimed by Iran',
  third: 'Third party',
  'denied-israeli': 'Denied by Israel',
  'denied-iranian': 'Denied by Iran',
};
