import type { EventRecord } from '../../../timeline/change.ts';

/** The fields of an event that a claim is verified by. */
export type CitedEvent = Pick<
  EventRecord,
  'id' | 'title' | 'summary' | 'location' | 'timestamp' | 'precision' | 'eventType' | 'figures' | 'reports'
>;
