import type { Event, UrgencyLevel } from '@vigil/common/events';
import { decideNotification, selectPressing, type Wishes } from '@vigil/common/notify';
import type { Noted } from './memory.ts';

interface Choice {
  /** Told of one by one, the most pressing first. */
  alone: Event[];
  /** Only counted. */
  rest: Event[];
  /** Every decision, as this browser notes it. */
  notes: Noted[];
}

/** What of the events that came becomes a notification. `recent`: the urgencies told of one by one a moment ago. */
export function choose(events: readonly Event[], wishes: Wishes, recent: readonly UrgencyLevel[], at: number): Choice {
  const live = events.filter(({ archived }) => !archived);
  const ruleOf = new Map(live.map((event) => [event, decideNotification(event, wishes)]));
  const { alone, rest } = selectPressing(
    live.filter((event) => ruleOf.get(event) === 'passed'),
    recent,
  );
  for (const event of rest) ruleOf.set(event, 'in-summary');
  const notes = [...ruleOf].map(([{ id, title, eventType, urgencyLevel }, rule]): Noted => {
    const isShown = rule === 'passed' || rule === 'in-summary';
    return { id, at, title, eventType, urgencyLevel, rule, shownBy: isShown ? 'page' : null };
  });
  return { alone, rest, notes };
}
