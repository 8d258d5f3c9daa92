import type { Event, UrgencyLevel } from '@vigil/common/events';

/** The urgency of an event; low for the end of a danger, whose urgency is that of the danger. */
export const gravityOf = ({ kind, urgencyLevel }: Pick<Event, 'kind' | 'urgencyLevel'>): UrgencyLevel =>
  kind ? 'low' : urgencyLevel;
