import type { ReportParty } from '@vigil/common/reports';
import { createLexicon, findAll } from '../../language/lexicon.ts';
import { findMentions } from '../../language/parties.ts';
import { isMark, type Words, wordSet } from '../../language/text.ts';
import { agencies } from './agencies.ts';

/** Who may be quoted: a side, or one that fights beside it: an armed ally of Iran, or the United States. */
export type SpeakingParty = ReportParty | Ally;

export type Ally = 'ally' | 'usa';

/** A side, by its name, its people, a force, a leader or one of its agencies, or an ally, where it may be the one that speaks. */
interface Speaker {
  from: number;
  to: number;
  party: SpeakingParty;
}

/** All that may speak for a side in a text, in order. */
export function findSpeakers(words: Words): Speaker[] {
  const mentions = findMentions(words);
  const named = mentions.flatMap(({ from, to, party, role }): Speaker[] => {
    const side = sides[party];
    const isSpeaking = !silentRoles.has(role) && !peoples.has(words[from] ?? '') && !within.has(words[from - 1] ?? '');
    const isJoint = mentions.some(
      (other) =>
        opponents[party] === other.party && (isJoined(words, other, from) || isJoined(words, { from, to }, other.from)),
    );
    return side && isSpeaking && !isJoint ? [{ from, to, party: side }] : [];
  });
  const outlets = findAll(outletNames, words).map(({ from, to, value }): Speaker => ({ from, to, party: value }));
  return [...named, ...outlets].sort((a, b) => a.from - b.from);
}

/** How a text has a side speak: it says something, denies it, or denies only that it was itself. */
export type Speech = 'claims' | 'denies' | 'denies-role';

/** True of every text in which `speechOf` can find a denial, and of some others: most sentences need not be cut into words. */
export function mayDeny(text: string): boolean {
  return denials.test(text);
}

/** What this speaker does, by the words around it; null where it does not speak. `at`: where the word of speaking stands. */
export function speechOf(
  words: Words,
  speaker: Speaker,
  all: readonly Speaker[],
): { speech: Speech; at: number } | null {
  return ahead(words, speaker, all) ?? behind(words, speaker) ?? apart(words, speaker, all);
}

/** Who does not speak for a side: towns, those abroad, politicians out of office, its people, and a source inside it. */
const silentRoles = new Set(['place', 'kin', 'politician']);
const peoples = wordSet('israelis zionists iranians khomeinists');
const within = wordSet('in inside across on against for');

const sides: Record<string, SpeakingParty | undefined> = {
  israel: 'israeli',
  iran: 'iranian',
  ally: 'ally',
  usa: 'usa',
};
/** 'The US and |Iran| announce a deal' is the word of both, and so not that of one side or its ally. */
const opponents: Record<string, string | undefined> = { israel: 'ally', ally: 'israel', iran: 'usa', usa: 'iran' };

/** 'Israel and |Iran|', or 'Israel, |Iran|' where a clause begins; not 'contradicting Israel, |Iran|'. */
function isJoined(words: Words, first: { from: number; to: number }, next: number): boolean {
  const { from, to } = first;
  if (next !== to + 1) return words[to] === 'and' && words[to + 1] === 'the' && next === to + 2;
  return words[to] === 'and' || (words[to] === ',' && (opening.has(words[from - 1] ?? '') || isMark(words[from - 1])));
}

const opening = wordSet('as while but both');

const outletNames = createLexicon<ReportParty>(
  [...agencies].flatMap(([spelling, { side }]) =>
    side === 'third' ? [] : [[spelling.toLowerCase().replace(/['’.]/g, '').replaceAll('-', ' '), side] as const],
  ),
);

const reach = 7;
const claiming = wordSet(
  'says said say saying claims claimed claim claiming announces announced announce reports reported reporting confirms confirmed states stated tells told adds added alleges alleged asserts asserted insists declares declared reveals revealed acknowledges acknowledged admits admitted',
);
/** What a side holds to be true is its word. Other forms are of what is believed of it: 'is believed to have struck'. */
const believing = wordSet('believes believe thinks assesses assess estimates estimate');
const certain = wordSet('convinced certain confident');
const being = wordSet('is are remains remain');
const seeing = wordSet('sees see has have');
const signs = wordSet('signs indications evidence');
const denying = wordSet('denies denied deny denying refutes refuted refute rebuts rebutted debunks');
const rejecting = wordSet(
  'rejects rejected reject rejecting dismisses dismissed dismiss disputes disputed dispute calls called',
);
const deniedBy = wordSet('denied denial denials rejected refuted dismissed');
const denials = new RegExp([...denying, ...rejecting, ...deniedBy].join('|'), 'i');
const allegation =
  /^(?:claim|report|allegation|accusation|rumour|rumor|figure|toll|assertion|that|false|baseless|untrue|fake|fabricated|unfounded|lie|lies|propaganda|death|casualt)/;
const refused = wordSet(
  'entry access visa visas bail asylum permission medical permit parole entrance requests request',
);
const role =
  /^(?:role|involvement|involved|responsibility|responsible|behind|link|links|hand|part|connection|carrying|launching|firing|conducting|attacking|striking|targeting|ordering)$/;
const negations = wordSet("not never neither nor yet don't doesn't didn't don doesn didn");
/** What the word of speaking does not reach across: another act is told. */
const stoppers = wordSet(
  'on at against over into after as while that which who whose amid despite with from near hits hit strikes strike struck striking attack attacks attacked attacking missile missiles drone drones rocket rockets fire fires fired kills kill killed killing war conflict raid raids bombing bombs jets jet warplane warplanes deal talks live updates crisis sanctions ceasefire truce target targets rights ngo protesters protest protests unrest activists activist dissident dissidents exiled prince opposition family families resident residents',
);
const officials = wordSet(
  'army military official officials media state tv television broadcaster agency news outlet outlets minister ministry foreign defense defence health interior intelligence spokesman spokesperson spokeswoman president presidency prime police radio fm pm envoy ambassador chief commander general government parliament navy air force forces guards guard corps authorities source sources leader supreme top senior judiciary security council un lawmaker mp the of for a an s and',
);

/** 'Iran's foreign ministry |says|', 'the IDF has |denied|' */
function ahead(words: Words, speaker: Speaker, all: readonly Speaker[]) {
  const { from, to, party } = speaker;
  const partner = all.find((other) => other.party !== party && isJoined(words, speaker, other.from));
  for (let at = partner?.to ?? to; at < Math.min(words.length, to + reach); at++) {
    const word = words[at] ?? '';
    if (isMark(word) || stoppers.has(word)) return null;
    if (all.some((other) => other.from === at && other.party !== party)) return null;
    const isNegated = words.slice(Math.max(from, at - 2), at).some((before) => negations.has(before));
    if (denying.has(word)) return isNegated ? null : denial(words, at);
    if (rejecting.has(word)) return rejection(words, at);
    if (!claiming.has(word) && !holdsTrue(words, at)) continue;
    const isPassive = (word === 'said' || word === 'reported') && (words[at + 1] === 'to' || words[at + 1] === 'by');
    // 'Shows how hard it hit Iran and Israel, the army says': one speaks, not two.
    const isOfOne = partner !== undefined && word.endsWith('s');
    return isPassive || isNegated || isOfOne ? null : { speech: 'claims' as const, at };
  }
  return null;
}

/** '|believes|', 'is |convinced|', '|sees| growing signs', but not 'to assess' */
function holdsTrue(words: Words, at: number): boolean {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  if (believing.has(word)) return before !== 'to';
  // Not its football fans.
  if (word === 'think') return officials.has(before);
  if (certain.has(word)) return being.has(before);
  return seeing.has(word) && words.slice(at + 1, at + 3).some((next) => signs.has(next));
}

function denial(words: Words, at: number) {
  const next = words.slice(at + 1, at + 5);
  if (refused.has(next[0] ?? '')) return null;
  const isRole = next.some((word) => role.test(word));
  return { speech: isRole ? ('denies-role' as const) : ('denies' as const), at };
}

/** An offer is rejected too: it is a denial only where a claim or a report is. */
function rejection(words: Words, at: number) {
  const isOfClaim = words.slice(at + 1, at + 7).some((word) => allegation.test(word));
  return isOfClaim ? { speech: 'denies' as const, at } : null;
}

const sources = wordSet('citing cites cited quoting quotes quoted');
const agents = wordSet('reported claimed announced confirmed published stated');

/** 'according to |Iranian| officials', 'denied by the |IDF|', ', said |Iran|'s army' */
function behind(words: Words, { from }: Speaker) {
  let at = from - 1;
  while (at >= 0 && from - at < 5 && officials.has(words[at] ?? '') && words[at] !== 'and') at--;
  const [word = '', before = ''] = [words[at], words[at - 1]];
  if (word === 'to' && before === 'according') return { speech: 'claims' as const, at };
  if (word === 'to' && before === 'attributed') return { speech: 'claims' as const, at };
  if (sources.has(word)) return { speech: 'claims' as const, at };
  if (word === 'by' && agents.has(before)) return { speech: 'claims' as const, at };
  if ((word === 'by' || word === 'from') && deniedBy.has(before)) return { speech: 'denies' as const, at };
  if (/^(?:says|said)$/.test(word) && (at === 0 || isMark(words[at - 1]))) return { speech: 'claims' as const, at };
  return null;
}

/** 'IDF spokesman: ...' before everything else, '..., Iranian media' or '... - IDF' behind it. */
function apart(words: Words, { from, to }: Speaker, all: readonly Speaker[]) {
  const start = startOf(words, from);
  const end = endOf(words, to);
  const isHead = start === 0 && words[end] === ':' && end < words.length - 1;
  const isTail = start > 2 && /^[-–—:|]$/.test(words[start - 1] ?? '') && isLast(words, end);
  if (!isHead && !isTail) return null;
  if (
    end - start > 7 ||
    all.some((other) => other.from >= start && other.to <= end && other.party !== partyAt(all, from))
  )
    return null;
  return isTitled(words, start, end, all) ? { speech: 'claims' as const, at: start } : null;
}

/** 'IDF spokesman Adam Northwood': names of persons stand behind their office alone. */
function isTitled(words: Words, start: number, end: number, all: readonly Speaker[]): boolean {
  let hasOffice = false;
  for (let at = start; at < end; at++) {
    const word = words[at] ?? '';
    if (officials.has(word)) hasOffice = true;
    else if (stoppers.has(word)) return false;
    else if (!hasOffice && !claiming.has(word) && !all.some(({ from, to }) => from <= at && at < to)) return false;
  }
  return true;
}

function partyAt(all: readonly Speaker[], from: number): SpeakingParty | undefined {
  return all.find((one) => one.from === from)?.party;
}

function startOf(words: Words, from: number): number {
  let start = from;
  while (start > 0 && !isMark(words[start - 1])) start--;
  return start;
}

function endOf(words: Words, to: number): number {
  let end = to;
  while (end < words.length && !isMark(words[end])) end++;
  return end;
}

function isLast(words: Words, end: number): boolean {
  return end === words.length || (words[end] === '.' && end === words.length - 1);
}
