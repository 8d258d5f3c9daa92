import type { ReportParty } from '@vigil/common/reports';
import { otherScript } from '../../language/other-script.ts';
import type { Passage } from '../../language/passage.ts';
import { isMark } from '../../language/text.ts';
import { passageOf } from '../../language/title-passage.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { Alignments, BalanceSide } from './data/measures.ts';

/**
 * Whether an event is known from the side alone that says it did it: 'A says it repelled B'. A report supports it that passes on
 * no such statement and is not of that side's own press. Titles of the archive are written by the project, from several sources.
 */
export function isOwnClaimAlone(
  { archived, judgedBy, reports }: EventRecord,
  words: Passage,
  by: BalanceSide,
  alignments: Alignments,
): boolean {
  if (archived || judgedBy === 'admin' || !isStatementOf(words, by, alignments)) return false;
  const own = pressOf[by];
  return reports.every(
    ({ title, side, claims = [] }) =>
      side === own ||
      claims.includes(own) ||
      otherScript.test(title) ||
      isStatementOf(passageOf(title), by, alignments),
  );
}

const pressOf: Readonly<Record<BalanceSide, ReportParty>> = { israel: 'israeli', iran: 'iranian' };

/** The side says it: 'Israeli army says', ', army says' at the end. */
function isStatementOf({ words, mentions }: Passage, by: BalanceSide, alignments: Alignments): boolean {
  const at = words.findIndex((word) => speaking.test(word));
  let end = at;
  while (end > 0 && office.test(words[end - 1] ?? '')) end--;
  const speaker = mentions.findLast(({ to }) => to >= end && to <= at);
  if (speaker) return alignments[speaker.party] === by;
  return at > end && end > 0 && isMark(words[end - 1]) && at === words.length - 1;
}

const speaking = /^(?:says?|said|announces?|announced|boasts?)$/;
const office =
  /^(?:s|the|army|military|navy|forces?|air|guards?|government|group|fighters|militants|spokes\w+|ministry|defen[cs]e|foreign|minister|president|chief|command\w*|leader|statement|in|a)$/;
