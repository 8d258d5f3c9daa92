/**
 * Verification labels of an event. `confirmed` requires two independent origins that are not all of one side, and no
 * denial.
 */
export const marks = ['confirmed', 'both', 'israeli', 'iranian', 'third', 'denied-israeli', 'denied-iranian'] as const;
export type VerificationLabel = (typeof marks)[number];

/** The labels as text. */
export const markWords: Record<VerificationLabel, string> = {
  confirmed: 'Confirmed',
  both: 'Both sides',
  israeli: 'Claimed by Israel',
  iranian: 'Claimed by Iran',
  third: 'Third party',
  'denied-israeli': 'Denied by Israel',
  'denied-iranian': 'Denied by Iran',
};
