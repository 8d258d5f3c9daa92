import { isOfOneMoment, isOfRisingToll } from './acts.ts';
import { conflictOf, hardConflictOf, hasOtherStance, isArmedAct, isOfTalks, otherNumbers } from './conflict.ts';
import { shareTrigger } from './kinship.ts';
import type { Known, Located, ReportIdentity } from './known.ts';
import { isFurther } from './settlement.ts';
import { cosine } from './vector.ts';
import { differInFewWords, isOtherOfMould } from './wording.ts';

/** Reports that are the core of an event. */
export const coreReports = 8;

/** Whether a report may belong to an event: no constraint separates it from the event's core, which the judge of pairs cannot overrule. */
export function mayBelong(event: Known, report: Located): boolean {
  return (
    !areParted(event, report) &&
    !isActAmongTalks(event, report) &&
    !(report.settlement && isFurther(event.settled, report.settlement)) &&
    !isNearMiss(event, report) &&
    fitsCore(event, report)
  );
}

/** Whether most reports of the core exclude the report, even in the same words. One of them can be misread. */
function areParted(event: Known, report: Located): boolean {
  const { core, bare: wording } = event;
  if (isOfOtherDay(core, report)) return true;
  const isRising = isOfRisingToll(event, report);
  const parted = core.filter((one) => isParting(hardConflictOf(one.frame, report.frame), isRising)).length;
  if (parted > core.length / 2) return true;
  if (isRising || isOfOneMoment(event, report)) return false;
  return report.bare !== null && wording !== null && isOtherOfMould(wording, report.bare);
}

/** The titles give two days, whenever they came in: two issues of a daily update, two reprints. */
export function isOfOtherDay(core: readonly ReportIdentity[], { day }: ReportIdentity): boolean {
  return day !== null && core.some((one) => one.day !== null && one.day !== day);
}

/**
 * A report of an armed act that names the talks before it, 'launch an attack on Iran with tensions high over nuclear talks', is none
 * of them: their event would hide that the war has begun. Of 53 such pairs on labelled days none is of one event.
 */
function isActAmongTalks({ core }: Known, { frame }: Located): boolean {
  if (!isArmedAct(frame) || core.some((one) => isArmedAct(one.frame))) return false;
  const telling = core.filter((one) => one.frame.triggers.length > 0);
  const ofTalks = telling.filter((one) => isOfTalks(one.frame));
  return ofTalks.length > 0 && ofTalks.length >= telling.length / 2;
}

/**
 * Of two headlines without a summary one differs from a report of the event in a certain fact, in nearly the same words: one
 * template with another number, place or name ('40 drones', '100 drones'), or in another stance ('Iran says it will close
 * Hormuz', 'Iran closes Hormuz'). One such report of the core is enough. Headlines that differ in more words are left to the
 * judge: of those that this constraint would separate too, half report one event.
 */
function isNearMiss(event: Known, report: Located): boolean {
  const { core } = event;
  const { bare, frame, vector } = report;
  if (!bare) return false;
  const isRising = isOfRisingToll(event, report);
  return core.some((one) => {
    if (!one.bare) return false;
    const max = hasOtherStance(one.frame, frame) ? maxWordsInOtherStance : maxWordsInConflict;
    const isAlike = isParting(conflictOf(one.frame, frame), isRising) && cosine(one.vector, vector) > max;
    return isAlike && differInFewWords(one.bare, bare);
  });
}

/** Whether the rules find a contradiction between an event and a report. */
export function isContradicted(event: Known, report: Located): boolean {
  return isParting(conflictOf(event.frame, report.frame), isOfRisingToll(event, report));
}

/** Numbers of dead part no reports of a toll that rises. */
function isParting(reason: string | null, isRising: boolean): boolean {
  return reason !== null && !(isRising && reason === otherNumbers);
}

/** Cosine of the words of two headlines that are above it one template. */
const maxWordsInOtherStance = 0.4;
const maxWordsInConflict = 0.35;

/**
 * Has a report something in common with half of the core of a large event? If not, the event would grow by what is like its
 * last reports alone.
 */
function fitsCore({ core }: Known, { frame, vector }: Located): boolean {
  if (core.length < coreReports) return true;
  const common = core.filter((one) => cosine(one.vector, vector) > minCoreWords || shareTrigger(one.frame, frame));
  return common.length >= core.length / 2;
}

const minCoreWords = 0.05;
