import type { Event, UrgencyLevel } from '@vigil/common/events';
import { decideNotification, type NotifyPreferences, selectMostUrgent } from '@vigil/common/notify';
import type { Noted } from './memory.ts';

interface Choice {
  /** Notified one by one, the most urgent first. */
  alone: Event[];
  /** Counted in one notification. */
  rest: Event[];
  /** Every decision, as this browser stores it. */
  notes: Noted[];
}

/** Decides which new events become notifications. `recent`: the urgencies that were notified one by one just before. */
export function choose(
  events: readonly Event[],
  userPreferences: NotifyPreferences,
  recent: readonly UrgencyLevel[],
  at: number,
): Choice {
  const live = events.filter(({ archived }) => !archived);
  const ruleOf = new Map(live.map((event) => [event, decideNotification(event, userPreferences, new Date(at))]));
  const { individual, counted } = selectMostUrgent(
    live.filter((event) => ruleOf.get(event) === 'passed'),
    recent,
  );
  for (const event of counted) ruleOf.set(event, 'in-summary');
  const notes = [...ruleOf].map(([{ id, title, eventType, urgencyLevel, step }, rule]): Noted => {
    const isShown = rule === 'passed' || rule === 'in-summary';
    return { id, at, title, eventType, urgencyLevel, step, rule, shownBy: isShown ? 'page' : null };
  });
  return { alone: individual, rest: counted, notes };
}
