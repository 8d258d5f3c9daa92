import { factorNames } from '@vigil/common/balance';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import { basis, titlesOf, type Weighed, weigh } from './balance.ts';
import { dialoguePoints, effectsOf } from './effects.ts';
import { type Export, toExport } from './export.ts';
import type { Inputs } from './formula.ts';
import { caution } from './model-adjustments.ts';

/** A balance with all that it was computed from. */
export interface Weighing {
  weighed: Weighed;
  data: Export;
}

/** The ids of all events that a balance was computed from or that it names. */
export function citedBy({ weighed, data }: Weighing): string[] {
  const contributions = factorNames.flatMap((factor) => weighed.keyFactors[factor].contributions);
  return [
    ...new Set([
      ...data.effects.map(({ eventId }) => eventId),
      ...data.dialogue.map(({ eventId }) => eventId),
      ...contributions.flatMap(({ key }) => /^event:(.+)/.exec(key)?.[1] ?? []),
      ...(weighed.adjustments ?? []).flatMap(({ eventIds }) => eventIds),
      ...weighed.keyEventIds,
    ]),
  ];
}

/**
 * The balance without the events that are no longer public, computed again from what is left of its own export, and
 * with the present words of events that were corrected since. `events`: the public ones of those that it cites;
 * `before`: the balance that it is compared to. Returns the very same where nothing was withdrawn.
 */
export function publicBalance(
  stored: Weighing,
  events: ReadonlyMap<string, EventRecord>,
  before: { weighed: Weighed; isAltered: boolean } | null,
  createdAt: string,
): Weighing {
  const { weighed, data } = stored;
  const known = (id: string) => events.get(id);
  const isAltered = (id: string) => {
    const event = known(id);
    return !event || (event.corrected !== undefined && event.corrected.at > createdAt) || hasLostOrigins(event, data);
  };
  const altered = new Set(citedBy(stored).filter(isAltered));
  if (altered.size === 0 && !before?.isAltered) return stored;
  const asOf = new Date(data.asOf);
  const adjustments = (weighed.adjustments ?? []).filter(({ eventIds }) => !eventIds.some((id) => altered.has(id)));
  const again = [...altered].flatMap((id) => known(id) ?? []);
  const inputs: Inputs = {
    asOf,
    figures: data.figures.map((figure) => ({ ...figure, note: '' })),
    effects: [
      ...data.effects.filter(({ eventId }) => !altered.has(eventId)),
      ...again.flatMap((event) => effectsOf(event, basis.alignments)),
    ],
    dialogue: [
      ...data.dialogue.filter(({ eventId }) => !altered.has(eventId)),
      ...again.flatMap((event) => dialogueOf(event)),
    ],
    adjustments,
  };
  const { disclaimer, ...result } = weigh(inputs, titlesOf([...events.values()]), before?.weighed ?? null);
  const isMoved = adjustments.length > 0;
  const balance: Weighed = {
    ...result,
    disclaimer: isMoved ? `${disclaimer} ${caution}` : disclaimer,
    model: isMoved ? (weighed.model ?? null) : null,
    adjustments,
    ...(weighed.modelNote !== undefined && { modelNote: weighed.modelNote }),
  };
  return { weighed: balance, data: toExport(inputs, balance) };
}

/** Reports were moved to another event since. */
function hasLostOrigins({ id, reports }: EventRecord, { effects }: Export): boolean {
  const effect = effects.find(({ eventId }) => eventId === id);
  return effect !== undefined && originsOf(reports) < effect.origins;
}

function dialogueOf(event: EventRecord): Inputs['dialogue'] {
  const points = dialoguePoints(event);
  return points > 0 ? [{ eventId: event.id, timestamp: event.timestamp, points }] : [];
}
