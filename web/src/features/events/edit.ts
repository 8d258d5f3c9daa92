import type { Event } from '@vigil/common/events';

/** The ways to correct an event, each with a dialog of its own. */
export type EditAction = 'correct' | 'merge' | 'split';

/** The props of each form: the event, the call that it sends, and the way out. */
export interface EditFormProps {
  event: Event;
  onSend: (task: () => Promise<unknown>) => Promise<void>;
  onCancel: () => void;
}
