import type { AlertArea } from '@vigil/common/events';

/** One message of an official alert channel, independent of its format. */
export interface OfficialAlert {
  /** The same for the same message each time it is shown. */
  id: string;
  /** `warning`: alerts are expected. `all-clear`: the named places, all if it names none, may leave their shelters. */
  phase: 'alert' | 'warning' | 'all-clear' | 'cancelled';
  /** Of what is warned, in English, as it begins a sentence: 'Rocket and missile'. */
  threat: string;
  /** An all-clear that names its threat, and so ends no alert of another one. */
  isForThreat?: boolean;
  /** The threat belongs to an armed conflict: not an earthquake, a flood or a spill. */
  isArmed: boolean;
  isDrill: boolean;
  /** As the channel writes them. */
  places: string[];
  /** Those of them whose outlines the message has. */
  areas?: AlertArea[];
  at: Date | null;
  /** Of its newest part, if the channel gives one message in several. */
  latest?: Date | null;
  /** When the alert for these places ends by itself; places that are not in it have no such time. */
  expiries?: ReadonlyMap<string, Date>;
  /** Messages that this one updates or cancels. */
  references: string[];
  /** Its places stand instead of those of the messages that it refers to. */
  isUpdate?: boolean;
}

/** An alert that an index links to. */
export interface AlertLink {
  /** As written; empty where it links to nothing. */
  link: string;
  title: string;
  /** Changes when the alert behind the link does. */
  version: string;
}
