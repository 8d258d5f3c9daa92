import { type EventFacts, factsOf } from '../../../assessment/event-facts.ts';

/** An event with the reports of others that report the same; what was read from its own words stays. */
export function mergedOf(first: EventFacts, others: readonly EventFacts[]): EventFacts {
  if (others.length === 0) return first;
  const reports = [first, ...others].flatMap(({ event }) => event.reports);
  return { ...factsOf({ ...first.event, reports }), ...readOf(first) };
}

function readOf({ clause, frame, title, kind, theatre, actors, target, victims }: EventFacts) {
  return { clause, frame, title, kind, theatre, actors, target, victims };
}
