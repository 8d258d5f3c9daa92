import type { ReportedFigure } from '@vigil/common/reports';
import { formsOf, isPersian, prefixesOf, wordsOf } from '../../gazetteer/words.ts';
import {
  foreignCues,
  foreignLabels,
  foreignNone,
  foreignNumbers,
  foreignTotals,
  foreignUnits,
  foreignWeapons,
} from './foreign-words.ts';

/** A word of a text in all its readings, and whether a mark stands before it that ends a clause. */
interface Read {
  forms: readonly string[];
  isFirst: boolean;
}

/** Words from a number to what tells what it counts. */
const reach = 6;

/** The figures of a title in Hebrew, Arabic or Persian, each count once: the number that is nearest to a word of counting. */
export function readForeignFigures(title: string): ReportedFigure[] {
  const words = read(title);
  if (none.some((phrase) => words.some((_, at) => fits(phrase, words, at))))
    return (['killed', 'injured'] as const).map((what) => ({ what, value: '0', low: 0, high: 0, words: title }));
  if (words.some((_, at) => isAt(totals, words, at))) return [];
  const numbers = words.flatMap((_, at) => numberAt(words, at) ?? []);
  const cued = words.flatMap((_, at) =>
    cues.filter(({ phrases }) => isAt(phrases, words, at)).map((cue) => ({ at, cue })),
  );
  const pairs = numbers
    .flatMap((number) => cued.map(({ at, cue }) => ({ number, at, cue, apart: Math.abs(at - number.at) })))
    .filter(
      ({ number, at, cue, apart }) =>
        apart <= (cue.isBeside ? 1 : reach) &&
        (cue.isOfWeapons === true) === (number.of !== undefined) &&
        !(cue.what === 'killed' && number.value >= ofWar) &&
        isOneClause(words, Math.min(at, number.at), Math.max(at, number.at)),
    )
    .sort((a, b) => a.apart - b.apart || a.at - b.at);
  const figures: ReportedFigure[] = [];
  const used = new Set<number>();
  for (const { number, cue, at } of pairs) {
    const { value, of } = number;
    const isKnown = figures.some((one) => one.what === cue.what && one.of === of);
    if (isKnown || used.has(number.at) || used.has(at)) continue;
    used.add(number.at).add(at);
    figures.push({ what: cue.what, ...(of && { of }), value: String(value), low: value, high: value, words: title });
  }
  return figures;
}

/** No single attack kills as many. */
const ofWar = 1_000;

function numberAt(words: readonly Read[], at: number): { at: number; value: number; of: string | undefined } | null {
  const written = words[at]?.forms.find((form) => /^\d{1,6}$/.test(form));
  const value = written === undefined ? numbers.find(([, phrases]) => isAt(phrases, words, at))?.[0] : Number(written);
  if (value === undefined || value < 2 || isYear(value) || isAt(units, words, at + 1) || isAt(labels, words, at - 1))
    return null;
  const of = weapons.find(({ phrases }) => isAt(phrases, words, at + 1) || isAt(phrases, words, at + 2))?.of;
  return { at, value, of };
}

/** Of the common era, or of the Persian calendar. */
function isYear(value: number): boolean {
  return (value >= 1900 && value < 2100) || (value >= 1370 && value < 1450);
}

function isOneClause(words: readonly Read[], from: number, to: number): boolean {
  return !words.slice(from + 1, to + 1).some(({ isFirst }) => isFirst);
}

function read(text: string): Read[] {
  const persian = isPersian(text);
  const european = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?<=\d)[,٬](?=\d{3})/g, '');
  let end = 0;
  return wordsOf(european).map(({ start, end: to, folded }) => {
    const isFirst = /[.:;؛|?؟!]/.test(european.slice(end, start));
    end = to;
    const digits = /\d+$/.exec(folded)?.[0];
    // 'ו-20' is cut at its hyphen; 'و20' is one word.
    return { isFirst, forms: [...formsOf(folded, prefixesOf(folded, persian)), ...(digits ? [digits] : [])] };
  });
}

/** Words of a phrase, folded; `isStem`: the last may have any ending. */
interface Phrase {
  words: readonly string[];
  isStem: boolean;
}

function isAt(phrases: readonly Phrase[], words: readonly Read[], at: number): boolean {
  return phrases.some((phrase) => fits(phrase, words, at));
}

function fits({ words: phrase, isStem }: Phrase, words: readonly Read[], at: number): boolean {
  return phrase.every((part, index) =>
    words[at + index]?.forms.some(
      (form) => form === part || (isStem && index === phrase.length - 1 && form.startsWith(part)),
    ),
  );
}

function phrasesOf(list: string): Phrase[] {
  return list.split(', ').map((phrase) => ({
    words: wordsOf(phrase).map(({ folded }) => folded),
    isStem: phrase.endsWith('*'),
  }));
}

const cues = foreignCues.map((cue) => ({ ...cue, phrases: phrasesOf(cue.phrases) }));
const weapons = foreignWeapons.map(({ of, phrases }) => ({ of, phrases: phrasesOf(phrases) }));
const numbers = foreignNumbers.map(([value, list]) => [value, phrasesOf(list)] as const);
const units = phrasesOf(foreignUnits);
const labels = phrasesOf(foreignLabels);
const totals = phrasesOf(foreignTotals);
const none = phrasesOf(foreignNone);
