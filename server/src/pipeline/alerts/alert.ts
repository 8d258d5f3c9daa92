import type { AlertArea } from '@vigil/common/events';

/** One message of an official alert channel, independent of its format. */
export interface OfficialAlert {
  /** The same for the same message each time it is shown. */
  id: string;
  /** `warning`: alerts are expected. `all-clear`: the named places may leave their shelters. */
  phase: 'alert' | 'warning' | 'all-clear' | 'cancelled';
  /** Of what is warned, in English, as it begins a sentence: 'Rocket and missile'. */
  threat: string;
  /** The threat belongs to an armed conflict: not an earthquake, a flood or a spill. */
  isArmed: boolean;
  isDrill: boolean;
  /** As the channel writes them. */
  places: string[];
  /** Those of them whose outlines the message has. */
  areas?: AlertArea[];
  at: Date | null;
  /** Messages that this one updates or cancels. */
  references: string[];
}
