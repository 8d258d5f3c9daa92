import { type ConflictStatus, conflictStates } from '@vigil/common/threat';

export type ConflictState = ConflictStatus['state'];

/** What one relevant report says of the state of the conflict. */
export interface Sign {
  at: Date;
  /** An armed act is told as done. */
  isArmed: boolean;
  /** An attack of Israel or the United States on Iran, or of Iran on one of these, told as done. */
  isBetweenStates: boolean;
  /** It is of forces and arms, or of a truce. */
  isOfWar: boolean;
  /** Iran has agreed with Israel or the United States to end the fighting. */
  isTruce: boolean;
}

export interface Conflict {
  state: ConflictState;
  reason: string;
}

/**
 * Thresholds, in reports. `stay` is compared with the last 72 hours, the others with the last 24. A war needs all of them, a crisis
 * one. For a week after reports of a truce it takes more to call it a war, whether it stays or begins. Ten calm days gave at most 7 signs a calendar day, and one attack between
 * states; docs/classify.md has the figures.
 */
const thresholds = {
  war: {
    enter: { armed: 10, betweenStates: 3 },
    stay: { armed: 0, betweenStates: 2 },
    afterTruce: { armed: 10, betweenStates: 6 },
    truces: 3,
  },
  crisis: { enter: { signs: 10, betweenStates: 2 }, stay: { signs: 12, betweenStates: 2 } },
} as const;

/** Follows the state of the conflict hour by hour. The answer depends on the signs alone, in any order. */
export function createConflict() {
  const hours = new Map<number, HourCounts>();
  /** Reports of a truce by hour. Few hours have any, so a week of them is summed at once. */
  const truces = new Map<number, number>();
  const states = new Map<number, ConflictState>();
  let earliest = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  /** The last hour of `states`. */
  let lastFound = Number.NEGATIVE_INFINITY;

  function observe({ at, isArmed, isBetweenStates, isOfWar, isTruce }: Sign): void {
    if (!isArmed && !isOfWar && !isTruce) return;
    const hour = hourOf(at);
    const counts = hours.get(hour) ?? { ...none };
    counts.signs += isArmed || isOfWar ? 1 : 0;
    counts.armed += isArmed ? 1 : 0;
    counts.betweenStates += isBetweenStates ? 1 : 0;
    hours.set(hour, counts);
    if (isTruce) truces.set(hour, (truces.get(hour) ?? 0) + 1);
    earliest = Math.min(earliest, hour);
    latest = Math.max(latest, hour);
    // What was found for this hour and for later ones no longer holds.
    if (lastFound - hour > memoryHours) states.clear();
    else for (let at = hour; at <= lastFound; at++) states.delete(at);
    lastFound = Math.min(lastFound, hour - 1);
  }

  /** The state at the time of an item, and why: the hottest of its hour and of those known up to a day later. */
  function stateAt(at: Date): Conflict {
    let hour = hourOf(at);
    let state = stateOf(hour);
    for (let next = hour + 1; next < hourOf(at) + dayHours && next <= latest && state !== 'war'; next++) {
      const later = stateOf(next);
      if (conflictStates.indexOf(later) > conflictStates.indexOf(state)) [state, hour] = [later, next];
    }
    return { state, reason: reasonOf(hour) };
  }

  /** The state at this moment, by the hours until now, and since when it has been that. */
  function statusAt(at: Date): ConflictStatus {
    const hour = hourOf(at);
    const state = stateOf(hour);
    let since = hour;
    while (hour - since < memoryHours && since > earliest && stateOf(since - 1) === state) since--;
    // What began within the first day that was followed may have begun before it, and so may what lasts longer than is followed.
    const isKnown = hour - since < memoryHours && since - earliest >= dayHours;
    return { state, since: isKnown ? new Date(since * hourMs).toISOString() : null, reason: reasonOf(hour) };
  }

  function reasonOf(hour: number): string {
    const { armed, betweenStates, signs } = countsOf(hour, dayHours);
    const agreed = trucesOf(hour, dayHours);
    const agreements = agreed > 0 ? `, ${agreed} of an agreement between them` : '';
    return `in 24 hours ${betweenStates} ${betweenStates === 1 ? 'report' : 'reports'} of attacks between Iran and Israel or the United States${agreements}, ${armed} of armed acts in all, and ${signs} of arms or war`;
  }

  /** Goes on from the nearest earlier hour whose state was found, at most from two weeks before. */
  function stateOf(hour: number): ConflictState {
    const known = states.get(hour);
    if (known) return known;
    if (hour < earliest) return 'calm';
    let from = hour;
    while (from > earliest && hour - from < memoryHours && !states.has(from - 1)) from--;
    let state = states.get(from - 1) ?? 'calm';
    for (let at = from; at <= hour; at++) {
      state = nextState(state, at);
      states.set(at, state);
    }
    lastFound = Math.max(lastFound, hour);
    return state;
  }

  function countsOf(hour: number, span: number): HourCounts {
    const sum = { ...none };
    for (let at = hour - span + 1; at <= hour; at++) {
      const counts = hours.get(at);
      if (!counts) continue;
      sum.signs += counts.signs;
      sum.armed += counts.armed;
      sum.betweenStates += counts.betweenStates;
    }
    return sum;
  }

  function trucesOf(hour: number, span: number): number {
    let sum = 0;
    for (const [at, count] of truces) if (at > hour - span && at <= hour) sum += count;
    return sum;
  }

  function nextState(before: ConflictState, hour: number): ConflictState {
    const { war, crisis } = thresholds;
    const isTruce = trucesOf(hour, truceHours) >= war.truces;
    const isOngoing = before === 'war' && !isTruce;
    const [limits, span] = isOngoing ? [war.stay, longHours] : [isTruce ? war.afterTruce : war.enter, dayHours];
    const recent = countsOf(hour, span);
    if (recent.armed >= limits.armed && recent.betweenStates >= limits.betweenStates) return 'war';
    const [least, within] = before === 'calm' ? [crisis.enter, dayHours] : [crisis.stay, longHours];
    const counts = within === span ? recent : countsOf(hour, within);
    return counts.signs >= least.signs || counts.betweenStates >= least.betweenStates ? 'crisis' : 'calm';
  }

  return { observe, stateAt, statusAt };
}

interface HourCounts {
  signs: number;
  armed: number;
  betweenStates: number;
}

const none: HourCounts = { signs: 0, armed: 0, betweenStates: 0 };
const dayHours = 24;
const longHours = 72;
const truceHours = 7 * 24;
/** So far back a state is followed. */
const memoryHours = 14 * 24;

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / hourMs);
}

const hourMs = 3_600_000;
