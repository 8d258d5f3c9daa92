import type { Known } from './known.ts';
import { areElsewhere, areTogether } from './place.ts';
import type { Comparable } from './stated-report.ts';

/** What parts a report from an event, however alike they are. */
export function isVetoed(event: Known, report: Comparable): boolean {
  return isOfOtherTown(event, report) || isOfOtherDay(event, report) || isDenialOfOther(event, report);
}

/** Both name towns, and none in common. */
function isOfOtherTown({ core }: Known, report: Comparable): boolean {
  return core.some((one) => areElsewhere(one, report)) && !core.some((one) => areTogether(one, report));
}

/** The titles give two days, whenever they came in: two issues of a daily update, two reprints. */
function isOfOtherDay({ core: [first] }: Known, { day }: Comparable): boolean {
  return day !== null && typeof first?.day === 'number' && first.day !== day;
}

/** One denies what the other claims. */
export function isDenial({ core: [first] }: Known, report: Comparable): boolean {
  return first !== undefined && (first.reality === 'denied') !== (report.reality === 'denied');
}

/** Claim and denial stand side by side if they are of one kind. */
function isDenialOfOther(event: Known, report: Comparable): boolean {
  return isDenial(event, report) && event.core.every(({ kind }) => kind !== report.kind);
}
