import type { EventRecord } from '../../../timeline/change.ts';
import { unknownDate } from '../gate/dates.ts';
import { wrongDeed } from '../gate/deeds.ts';
import { groundOf, readText } from '../gate/evidence.ts';
import { wrongName } from '../gate/names.ts';
import { wrongNumber } from '../gate/numbers.ts';

/**
 * Why a composed clause is not what its event says: a name, a number or a date that is not there, or a deed by or to
 * another party than there. Its words need not be those of the event.
 */
export function narrativeFault(text: string, event: EventRecord, isMutual = false): string | null {
  const ground = groundOf([event]);
  const claim = readText(text);
  const date = unknownDate(claim.dates, ground.dates);
  if (date) return `no cited event is dated ${date}`;
  return wrongNumber(claim, ground) ?? wrongName(claim, ground) ?? (isMutual ? null : wrongDeed(claim, ground));
}
