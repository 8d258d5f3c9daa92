import { factorNames } from '@vigil/common/balance';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import { type BalanceContent, basis, computeBalance, titlesOf } from './balance.ts';
import { dialoguePoints, type Effect, effectsOf } from './effects.ts';
import { type Export, toExport } from './export.ts';
import type { Inputs } from './formula.ts';
import { caution } from './model-adjustments.ts';

/** A balance with all that it was computed from. */
export interface BalanceResult {
  content: BalanceContent;
  data: Export;
}

/** The ids of all events that a balance was computed from or that it names. */
export function citedBy({ content, data }: BalanceResult): string[] {
  const contributions = factorNames.flatMap((factor) => content.keyFactors[factor].contributions);
  return [
    ...new Set([
      ...data.effects.flatMap(({ eventId, endedBy }) => (endedBy === undefined ? [eventId] : [eventId, endedBy])),
      ...data.dialogue.map(({ eventId }) => eventId),
      ...contributions.flatMap(({ key }) => /^event:(.+)/.exec(key)?.[1] ?? []),
      ...(content.adjustments ?? []).flatMap(({ eventIds }) => eventIds),
      ...content.keyEventIds,
    ]),
  ];
}

/**
 * The balance without the events that are no longer public, computed again from what is left of its own export, and
 * with the present words of events that were corrected since. `events`: the public ones of those that it cites;
 * `before`: the balance that it is compared to. Returns the very same where nothing was withdrawn.
 */
export function publicBalance(
  stored: BalanceResult,
  events: ReadonlyMap<string, EventRecord>,
  before: { content: BalanceContent; isAltered: boolean } | null,
  createdAt: string,
): BalanceResult {
  const { content, data } = stored;
  const known = (id: string) => events.get(id);
  const isAltered = (id: string) => {
    const event = known(id);
    return !event || (event.corrected !== undefined && event.corrected.at > createdAt) || hasLostOrigins(event, data);
  };
  const altered = new Set(citedBy(stored).filter(isAltered));
  if (altered.size === 0 && !before?.isAltered) return stored;
  const asOf = new Date(data.asOf);
  const adjustments = (content.adjustments ?? []).filter(({ eventIds }) => !eventIds.some((id) => altered.has(id)));
  const again = [...altered].flatMap((id) => known(id) ?? []);
  const inputs: Inputs = {
    asOf,
    figures: data.figures.map((figure) => ({ ...figure, note: '' })),
    effects: [
      ...data.effects.filter(({ eventId }) => !altered.has(eventId)).map((effect) => stillEnded(effect, altered)),
      ...again.flatMap((event) => effectsOf(event, basis.alignments)).map((effect) => endedLike(effect, data, altered)),
    ],
    dialogue: [
      ...data.dialogue.filter(({ eventId }) => !altered.has(eventId)),
      ...again.flatMap((event) => dialogueOf(event)),
    ],
    adjustments,
  };
  const { disclaimer, ...result } = computeBalance(inputs, titlesOf([...events.values()]), before?.content ?? null);
  const isMoved = adjustments.length > 0;
  const balance: BalanceContent = {
    ...result,
    disclaimer: isMoved ? `${disclaimer} ${caution}` : disclaimer,
    model: isMoved ? (content.model ?? null) : null,
    adjustments,
    ...(content.modelNote !== undefined && { modelNote: content.modelNote }),
  };
  return { content: balance, data: toExport(inputs, balance) };
}

/** Without its end, where the event that ended it is altered. */
function stillEnded({ endedAt, endedBy, ...effect }: Effect, altered: ReadonlySet<string>): Effect {
  return endedBy === undefined || altered.has(endedBy) ? effect : { ...effect, endedAt, endedBy };
}

/** An effect that was read again, with the end that the export gives it. */
function endedLike(effect: Effect, { effects }: Export, altered: ReadonlySet<string>): Effect {
  const before = effects.find((one) => one.eventId === effect.eventId && one.state === effect.state);
  return stillEnded({ ...effect, endedAt: before?.endedAt, endedBy: before?.endedBy }, altered);
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
