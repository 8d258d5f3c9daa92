import type { Counted, ReportedFigure, ReportParty } from '@vigil/common/reports';
import { findMentions } from '../../language/parties.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { toWords, wordSet } from '../../language/text.ts';
import { deniedPartOf } from '../origins/attribution.ts';
import { cues, salvos, weapons } from './cues.ts';
import { findNumbers, mayCount, type NumberFound } from './numbers.ts';
import { isOfOtherTimes, isOfWar, isUnreal } from './scope.ts';
import { type FigureToken, tokensOf } from './tokens.ts';

/** Further on a summary is about other days. */
const readCharacters = 700;
const maxWords = 220;

/**
 * The figures of a report: killed, injured, launched, intercepted, captured, arrested, displaced. Of one count the
 * first number is taken, the title's before the summary's. What a side denies is marked; what belongs to other times
 * ('since October 7', 'in 2024', a total) is left out.
 */
export function readFigures({ title, summary }: { title: string; summary: string }): ReportedFigure[] {
  const sentences = [title, ...sentencesOf(summary.slice(0, readCharacters))];
  const figures = new Map<string, ReportedFigure>();
  for (const figure of sentences.flatMap(readSentence)) {
    const key = [figure.what, figure.of, figure.whose, figure.isDenied].join();
    // A number without a people is the same as the one before that named it.
    const isRepeated = !figure.whose && [...figures.values()].some((one) => isSameCount(one, figure));
    if (!figures.has(key) && !isRepeated) figures.set(key, figure);
  }
  return [...figures.values()];
}

function isSameCount(a: ReportedFigure, b: ReportedFigure): boolean {
  return a.what === b.what && a.of === b.of && a.isDenied === b.isDenied;
}

function readSentence(sentence: string): ReportedFigure[] {
  const words = sentence.length > maxWords ? `${sentence.slice(0, maxWords).trimEnd()}…` : sentence;
  const denied = deniedPartOf(sentence);
  if (denied === null) return readPart(sentence).map((figure) => ({ ...figure, words }));
  const before = sentence.slice(0, sentence.length - denied.length);
  const given = readPart(before).map((figure) => ({ ...figure, words }));
  return [...given, ...readDenied(denied).map((figure) => ({ ...figure, words, isDenied: true }))];
}

type Unworded = Omit<ReportedFigure, 'words'>;

/** 'denies that seven were killed', 'denies any casualties' */
function readDenied(part: string): Unworded[] {
  const numbered = readPart(part);
  if (numbered.length > 0) return numbered;
  const none = { value: '', low: null, high: null };
  return [
    ...(/\b(?:casualt|death|dead|fatalit|killed|loss of life|losses|toll)/i.test(part)
      ? [{ what: 'killed' as const, ...none }]
      : []),
    ...(/\b(?:casualt|injur|wounded)/i.test(part) ? [{ what: 'injured' as const, ...none }] : []),
  ];
}

/** 'seven people, including two children, were killed': those included are counted already. */
const included =
  /,?\s*\b(?:including|among them|amongst them|among whom|of whom|of them|most of them|some of them)\b[^,.;:()]*?(?:,|(?=[.;:()]|$|\s(?:were|was|are|is|have|has|died|killed|dead|injured|wounded)\b))/gi;

function readPart(part: string): Unworded[] {
  if (!mayCount.test(part)) return [];
  const tokens = tokensOf(part.replace(included, ' '));
  const numbers = findNumbers(tokens);
  const counted = countAll(tokens, numbers);
  const figures = numbers.flatMap((number, at) => toFigure(tokens, number, counted[at] ?? null) ?? []);
  return figures.length > 0 ? figures : readNone(tokens);
}

/**
 * What each number counts. In 'fired 150 missiles and 50 drones' and in '10 missiles, 5 drones launched' one word
 * counts both; of 'three soldiers, two civilians killed' neither is the number of the dead.
 */
function countAll(tokens: readonly FigureToken[], numbers: readonly NumberFound[]): (Counted | null)[] {
  const counted = numbers.map((number) => countedBy(tokens, number, numbers));
  numbers.forEach((number, at) => {
    const before = numbers[at - 1];
    if (!before || !/^(?:and|,|plus)$/.test(tokens[number.from - 1]?.word ?? '')) return;
    const [one, other] = [counted[at - 1] ?? null, counted[at] ?? null];
    if (one !== null && other !== null) return;
    const areWeapons = weaponsAfter(tokens, before) !== null && weaponsAfter(tokens, number) !== null;
    const isNear = number.from - before.to <= 4;
    if (areWeapons) counted[at - 1] = counted[at] = one ?? other;
    else if (isNear && one === null) counted[at] = null;
  });
  return counted;
}

function toFigure(tokens: readonly FigureToken[], number: NumberFound, what: Counted | null): Unworded | null {
  if (!what || isUnreal(tokens, number) || isOfOtherTimes(tokens, number)) return null;
  const of = weaponsAfter(tokens, number);
  const isPeople = what === 'killed' || what === 'injured';
  if (isPeople && isOfWar(tokens, number, what === 'killed')) return null;
  const whose = isPeople ? peopleAfter(tokens, number) : undefined;
  return {
    what,
    ...(of && (what === 'launched' || what === 'intercepted') && { of }),
    ...(whose && { whose }),
    value: number.value,
    low: number.low,
    high: number.high,
  };
}

/** 'no casualties', 'no injuries' */
function readNone(tokens: readonly FigureToken[]): Unworded[] {
  const text = tokens.map(({ word }) => word).join(' ');
  const none = { value: '0', low: 0, high: 0 };
  const isNone = /\b(?:no one|nobody|no (?:people|civilians|soldiers)) (?:was|were|has been|have been|is|are) /.test(
    text,
  );
  const killed =
    /\bkill(?:s|ed|ing)? (?:no one|nobody)\b|\bno (?:reports of )?(?:\w+ )?(?:casualties|deaths|fatalities|loss of life)\b/.test(
      text,
    );
  const injured =
    /\bno (?:reports of )?(?:\w+ )?(?:casualties|injuries)\b|\bno (?:deaths|fatalities) or injuries\b/.test(text);
  return [
    ...(killed || (isNone && /\b(?:killed|harmed)\b/.test(text)) ? [{ what: 'killed' as const, ...none }] : []),
    ...(injured || (isNone && /\b(?:injured|hurt|wounded|harmed)\b/.test(text))
      ? [{ what: 'injured' as const, ...none }]
      : []),
  ];
}

const linking = wordSet(
  'were was are is have has had been being be reported reportedly confirmed feared left also now others other more people were',
);
const prepositions = wordSet('in at on near from across inside around during by over');
const stops = wordSet(
  'after as while when since but that which who said says killing wounding injuring including and or to against with',
);
const reach = 9;

/** What the number counts: the word of counting right before it, a toll that it is, or the word behind what it counts. */
function countedBy(tokens: readonly FigureToken[], number: NumberFound, all: readonly NumberFound[]) {
  return (
    countedBehind(tokens, number, all, 1) ??
    countedBefore(tokens, number) ??
    countedByToll(tokens, number) ??
    countedBehind(tokens, number, all, reach)
  );
}

function countedBefore(tokens: readonly FigureToken[], number: NumberFound) {
  let at = number.from - 1;
  while (at >= 0 && /^(?:the|a|an|another|further|some|all|of|lives|total)$/.test(tokens[at]?.word ?? '')) at--;
  const verb = tokens[at]?.word ?? '';
  if (salvos.has(verb) && weaponsAfter(tokens, number)) return 'launched';
  const cue = cues.find(
    ({ active, isOfWeapons }) => active.has(verb) && isOfWeapons === (weaponsAfter(tokens, number) !== null),
  );
  if (!cue) return null;
  if (/^claim/.test(verb) && tokens[number.to]?.word !== 'lives' && tokens[number.from - 1]?.word !== 'of') return null;
  return cue.what;
}

/** 'the death toll rises to |7|', 'the number of wounded stands at |20|' */
function countedByToll(tokens: readonly FigureToken[], { from }: NumberFound) {
  const before = tokens.slice(Math.max(0, from - 11), from).map(({ word }) => word);
  const text = before.slice(before.lastIndexOf('.') + 1).join(' ');
  if (!/(?:\bto|\bat|\bof|\breach\w*|\bhits?|\bpasses|\bpassed|\bexceeds?|\btops?|\bis|\bnow|:)$/.test(text))
    return null;
  if (/\b(?:injury toll|(?:number|count) of (?:the )?(?:people )?(?:injured|wounded|injuries))\b/.test(text))
    return 'injured';
  return /\b(?:(?:death )?toll|(?:number|count) of (?:the )?(?:people )?(?:dead|deaths|killed|fatalities))\b/.test(text)
    ? 'killed'
    : null;
}

/** 'five people in Haifa were |killed|', '20 others |wounded|', '30 missiles were |launched|' */
function countedBehind(tokens: readonly FigureToken[], number: NumberFound, all: readonly NumberFound[], most: number) {
  const hasWeapons = weaponsAfter(tokens, number) !== null;
  let isAfterPreposition = false;
  let isLinked = false;
  for (let at = number.to; at < Math.min(tokens.length, number.to + most); at++) {
    const { word = '', isMark = true } = tokens[at] ?? {};
    if (all.some(({ from }) => from === at)) return null;
    const cue = cues.find(({ passive, isOfWeapons }) => passive.has(word) && isOfWeapons === hasWeapons);
    if (cue && (isLinked || !isAfterPreposition)) {
      const isOwn = word !== 'shot' || tokens[at + 1]?.word === 'down';
      // '12 dead people' counts, 'two killed soldiers were' too; 'five wounded nine' does not come up in print.
      return isOwn ? cue.what : null;
    }
    if (isMark || (stops.has(word) && word !== 'and')) return null;
    if (word === 'and' && at === number.to) return null;
    if (linking.has(word))
      isLinked = isLinked || /^(?:were|was|are|is|been|reported|feared|confirmed|left)$/.test(word);
    if (prepositions.has(word)) isAfterPreposition = true;
  }
  return null;
}

const nounReach = 5;

/** The weapons that the number counts; 'missiles and drones' where it counts both. */
function weaponsAfter(tokens: readonly FigureToken[], { to }: NumberFound): string | null {
  const found: string[] = [];
  for (let at = to; at < Math.min(tokens.length, to + nounReach + 2); at++) {
    const { word = '', isMark = true } = tokens[at] ?? {};
    const weapon = weapons.get(word);
    if (weapon && !found.includes(weapon)) found.push(weapon);
    else if (found.length > 0 && word !== 'and') break;
    else if (found.length === 0 && (isMark || at - to >= nounReach || prepositions.has(word) || stops.has(word))) break;
    if (/^\d/.test(tokens[at + 1]?.word ?? '')) break;
  }
  return found.length > 0 ? found.slice(0, 2).join(' and ') : null;
}

/** Of which side the people are, by what stands between the number and the word of counting, or 'in Iran'. */
function peopleAfter(tokens: readonly FigureToken[], { to }: NumberFound): ReportParty | undefined {
  const phrase = [];
  for (let at = to; at < Math.min(tokens.length, to + nounReach + 3) && !tokens[at]?.isMark; at++)
    phrase.push(tokens[at]?.text ?? '');
  const words = toWords(phrase.join(' '));
  const named = findMentions(words).find(({ from, role }) => {
    const before = words[from - 1] ?? '';
    if (role === 'people') return from < 3 && !actsAfter.test(words.slice(from + 1, from + 3).join(' '));
    return (
      /^(?:in|across|inside)$/.test(before) &&
      !/strike|attack|raid|missile|fire/.test(words.slice(from + 1, from + 3).join(' '))
    );
  });
  const party = named?.party;
  return party === 'israel' ? 'israeli' : party === 'iran' ? 'iranian' : undefined;
}

const actsAfter = /strike|attack|raid|missile|drone|fire|rocket|bomb/;
