import type { EventType, Place, UrgencyLevel } from '@vigil/common/events';

/** What `classify` says of an item. */
export interface Judgement {
  /** Is its main subject the confrontation between Israel and Iran (the rubric is in docs/classify.md)? */
  relevant: boolean;
  /** Not relevant by itself, for it names too little; as a report of an event that is, it would be. */
  isOpen: boolean;
  /** Not relevant in calm weeks, but in a crisis or a war: asked about again, for the state may change. */
  isPending: boolean;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  /** The place the event concerns, as shown; 'Unknown' when the text names none. */
  location: string;
  place: Place | null;
  /** Why, in words a person can read: one entry a decision. They are put together when they are asked for. */
  reasons: () => string[];
}
