import { nameOf } from '../../../assessment/names.ts';
import { passageOf } from '../../../language/title-passage.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { unknownDate } from '../claim-verifier/dates.ts';
import { indexEvidence, parseText } from '../claim-verifier/evidence-index.ts';
import { unknownName } from '../claim-verifier/names.ts';
import { wrongNumber } from '../claim-verifier/numbers.ts';
import { wrongRoles } from '../claim-verifier/roles.ts';

/**
 * Why a composed clause is not what its event says: a name, a number or a date that is not there, or a trigger by or to
 * another party than there. Its words need not be those of the event.
 */
export function narrativeFault(text: string, event: EventRecord, isMutual = false): string | null {
  const index = indexEvidence([event]);
  const claim = parseText(text);
  const date = unknownDate(claim.dates, index.dates);
  if (date) return `no cited event is dated ${date}`;
  if (!isMutual) return wrongNumber(claim, index) ?? unknownName(claim, index) ?? wrongRoles(claim, index);
  return wrongNumber(claim, index) ?? unknownName(claim, { ...index, keys: withStates(index.keys, event) });
}

/** What two states agree is told by their leaders: 'Trump extends ceasefire with Iran' is of the United States. */
function withStates(keys: ReadonlySet<string>, { title, reports }: EventRecord): ReadonlySet<string> {
  const mentions = [title, ...reports.map((report) => report.title)].flatMap((one) => passageOf(one).mentions);
  return new Set([...keys, ...mentions.flatMap(({ who }) => parseText(nameOf(who)).tokens.map(({ key }) => key))]);
}
