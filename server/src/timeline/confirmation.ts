import type { VerificationLabel } from '@vigil/common/confirmation';
import type { Report, ReportParty } from '@vigil/common/reports';
import type { Side } from '@vigil/common/sources';
import type { StoredReport } from './change.ts';
import type { CopyGraph } from './copies.ts';
import { copiesOf, copyGraphOf, groupsOf, originsOf } from './origins.ts';
import { isQuestion } from './reporting.ts';

interface Confirmation {
  marks: VerificationLabel[];
  /** The reason, in a sentence or two. */
  reason: string;
}

type SidedReport = Pick<
  Report,
  'source' | 'origin' | 'wire' | 'print' | 'side' | 'allyOf' | 'claims' | 'denials' | 'triggers'
> &
  Partial<Pick<StoredReport, 'title' | 'statement'>>;

const parties = ['israeli', 'iranian'] as const satisfies readonly ReportParty[];
const names: Record<ReportParty, string> = { israeli: 'Israel', iranian: 'Iran' };

/**
 * The sides that claim an event, and those that deny it. A source speaks for its side, unless it passes on the word of
 * one: 'Iran says' is Iran's claim in any outlet, and so is every near copy of that text. The word of one that fights beside a
 * side is no claim of that side, and no word of a third party either.
 */
export function confirmationOf(reports: readonly SidedReport[]): Confirmation {
  const known = confirmed.get(reports);
  if (known) return known;
  const read = readConfirmation(reports);
  confirmed.set(reports, read);
  return read;
}

/** Lists of reports are never changed in place, and the list of an event is read by several features. */
const confirmed = new WeakMap<readonly SidedReport[], Confirmation>();

/** Why an event that was confirmed is so no longer; null where it still is, or was not. */
export function lostConfirmation(before: readonly SidedReport[], after: readonly SidedReport[]): string | null {
  if (!confirmationOf(before).marks.includes('confirmed')) return null;
  const { marks, reason } = confirmationOf(after);
  return marks.includes('confirmed') ? null : reason;
}

function readConfirmation(reports: readonly SidedReport[]): Confirmation {
  const asserting = reports.filter(
    (report) => !isQuestion(report) && (!report.denials?.length || (report.claims?.length ?? 0) > 0),
  );
  const graph = copyGraphOf(reports);
  const voices = copiesOf(asserting, graph).map((copies) => voiceOf(copies));
  const sides = new Set(voices.flatMap(({ sides }) => sides));
  const deniers = parties.filter((party) => reports.some(({ denials }) => denials?.includes(party)));
  const alone = parties.find((party) => asserting.length > 0 && asserting.every(({ side }) => side === party));
  const claimants = claimantsOf(sides, alone);
  const speaking = voices.filter(({ camps, sides }) => camps.length > 0 || sides.length > 0);
  const mayBe = deniers.length === 0 && !alone;
  const origins = mayBe ? agreeingOrigins(speaking, graph) : 0;
  const isConfirmed = origins >= 2;
  const isDisagreement = mayBe && !isConfirmed && confirmingOrigins(speaking, graph) >= 2;
  const isOpen = reports.length > 0 && reports.every(isQuestion);

  return {
    marks: [
      ...(isConfirmed ? (['confirmed'] as const) : []),
      ...(claimants.length === 2 ? (['both'] as const) : claimants),
      ...(sides.has('third') ? (['third'] as const) : []),
      ...deniers.map((party) => `denied-${party}` as const),
    ],
    reason: [
      saying(voices, claimants, sides.has('third'), graph),
      ...parties.map((party) => sayingOfAllies(party, voices)),
      denying(deniers),
      isOpen ? 'Its reports only ask.' : judging(isConfirmed, origins, speaking),
      disagreeing(isDisagreement, speaking),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

/** One text, the sides that it speaks for, and those for which it or the ally whose word it passes on fights. */
interface IndependentVoice {
  copies: readonly SidedReport[];
  sides: Side[];
  camps: ReportParty[];
}

function voiceOf(copies: readonly SidedReport[]): IndependentVoice {
  const sides = sidesOf(copies);
  const isOf = (party: ReportParty) =>
    sides.length > 0 ? sides.includes(party) : copies.some(({ allyOf }) => allyOf === party);
  return { copies, sides, camps: parties.filter(isOf) };
}

/**
 * The most independent origins, not of one side alone, that report one act. A report that says none counts only if no report says
 * one.
 */
function agreeingOrigins(voices: readonly IndependentVoice[], graph: CopyGraph): number {
  const acts = new Set(voices.flatMap(({ copies }) => copies.flatMap(actsIn)));
  if (acts.size === 0) return confirmingOrigins(voices, graph);
  const counts = [...acts].map((act) => {
    const reporting = voices.map((voice) => ({
      ...voice,
      copies: voice.copies.filter((report) => actsIn(report).includes(act)),
    }));
    return confirmingOrigins(
      reporting.filter(({ copies }) => copies.length > 0),
      graph,
    );
  });
  return Math.max(...counts);
}

/** What a report says happened: the kind that it states, or the triggers of a title that earlier versions stored. */
export function actsIn({ statement, triggers = [] }: SidedReport): readonly string[] {
  if (!statement) return triggers;
  const { kind, reality } = statement;
  if (kind === 'none' || reality === 'comment') return [];
  // Who counts the dead of an attack reports the attack.
  return kind === 'toll' || kind === 'leader-killed' ? [kind, 'attack'] : [kind];
}

/** The number of independent origins; 0 if they speak for one side alone. */
function confirmingOrigins(voices: readonly IndependentVoice[], graph: CopyGraph): number {
  const isOfBoth =
    voices.some(({ sides }) => sides.includes('third')) ||
    parties.every((party) => voices.some(({ camps }) => camps.includes(party)));
  return isOfBoth
    ? originsOf(
        voices.flatMap(({ copies }) => copies),
        graph,
      )
    : 0;
}

/**
 * If all sources belong to one side, a claim of the other side that they report does not count as confirmation by both.
 */
function claimantsOf(sides: ReadonlySet<Side>, alone: ReportParty | undefined): ReportParty[] {
  const claimants = parties.filter((party) => sides.has(party));
  return alone && claimants.length === 2 ? [alone] : claimants;
}

/**
 * The sides that one text speaks for, over all its copies. If one copy names the side, all do. A text with only the
 * credit of an agency counts as that agency's once a third party prints it too; without a credit it can come from the
 * side that prints it.
 */
function sidesOf(copies: readonly SidedReport[]): Side[] {
  const quoted = parties.filter((party) => copies.some(({ claims }) => claims?.includes(party)));
  if (quoted.length > 0) return quoted;
  const sides = new Set(copies.flatMap(({ side }) => side ?? []));
  if (sides.has('third') && copies.some(({ wire }) => wire)) return ['third'];
  const own = parties.filter((party) => sides.has(party));
  if (own.length > 0) return own;
  return sides.has('third') ? ['third'] : [];
}

function saying(
  voices: { copies: readonly SidedReport[]; sides: Side[] }[],
  claimants: readonly ReportParty[],
  byThird: boolean,
  graph: CopyGraph,
) {
  const sentences = claimants.map((party) => {
    const behind = voices.filter(({ sides }) => sides.includes(party)).flatMap(({ copies }) => copies);
    const own = namesOf(behind.filter(({ side, claims }) => side === party && !claims));
    const quoting = namesOf(behind.filter(({ claims }) => claims?.includes(party)));
    const ways = [own && `in ${own}`, quoting && `as quoted by ${quoting}`].filter(Boolean);
    return `${names[party]} says so${ways.length > 0 ? `, ${ways.join(' and ')}` : ''}.`;
  });
  if (!byThird) return sentences.join(' ');
  const thirds = voices.filter(({ sides }) => sides.includes('third')).flatMap(({ copies }) => copies);
  const counted = groupsOf(thirds, graph);
  const shown = counted
    .map(({ name }) => name)
    .sort()
    .slice(0, maxNamed);
  const rest = counted.length - shown.length;
  const list = rest > 0 ? `${shown.join(', ')} and ${rest} more` : listed(shown);
  return [...sentences, `Third parties report it themselves: ${list}.`].join(' ');
}

/** 'An ally of Iran says so, as quoted by A.' */
function sayingOfAllies(party: ReportParty, voices: readonly IndependentVoice[]): string {
  const quoting = voices.filter(({ sides, camps }) => sides.length === 0 && camps.includes(party));
  if (quoting.length === 0) return '';
  return `An ally of ${names[party]} says so, as quoted by ${namesOf(quoting.flatMap(({ copies }) => copies))}.`;
}

function denying(deniers: readonly ReportParty[]): string {
  return deniers.length > 0
    ? `${listed(deniers.map((party) => names[party]))} ${deniers.length > 1 ? 'deny' : 'denies'} it.`
    : '';
}

function judging(isConfirmed: boolean, origins: number, voices: readonly IndependentVoice[]): string {
  if (isConfirmed) return `${origins} independent origins, not of one side alone, agree.`;
  if (voices.length === 0) return 'It is not known for which side its sources speak.';
  const isOfOne = new Set(voices.flatMap(({ camps }) => camps)).size === 1;
  return isOfOne && !voices.some(({ sides }) => sides.includes('third'))
    ? 'No other source has reported it independently.'
    : '';
}

function disagreeing(isDisagreement: boolean, voices: readonly IndependentVoice[]): string {
  if (!isDisagreement) return '';
  const isNamed = voices.every(({ copies }) => copies.some((report) => actsIn(report).length > 0));
  return isNamed
    ? 'Independent origins report it, but not the same action.'
    : 'Independent origins report it, but not all of them say what happened.';
}

const maxNamed = 3;

function namesOf(reports: readonly SidedReport[]): string {
  const sources = [...new Set(reports.map(({ source }) => source))].sort();
  const rest = sources.length - maxNamed;
  return rest > 0 ? `${sources.slice(0, maxNamed).join(', ')} and ${rest} more` : listed(sources);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
