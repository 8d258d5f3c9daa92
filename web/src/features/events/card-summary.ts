import { withoutDateline } from '@vigil/common/dateline';
import type { Event } from '@vigil/common/events';

/** The summary that a card shows: without its dateline, and empty where it repeats the headline, as that of many feeds does. */
export function cardSummary({ title, summary }: Pick<Event, 'title' | 'summary'>): string {
  const text = withoutDateline(summary);
  return text === title ? '' : text;
}
