/** Languages whose names of months and weekdays are read, all in the Gregorian calendar. */
const languages = [
  ...['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sr'],
  ...['el', 'bg', 'uk', 'ru', 'tr', 'az', 'hy', 'ka', 'he', 'ar', 'ar-LB', 'fa', 'ur', 'ku', 'id', 'hi'],
];

/** 1 to 12; null for a word that names none, or different months in two languages. English comes before the others. */
export function monthNamed(word: string): number | null {
  const name = plainName(word);
  englishMonths ??= new Map([...namesOf('month', 12, 'en'), ['sept', 9]]);
  const english = englishMonths.get(name);
  if (english !== undefined) return english;
  if (isEnglishDay(name)) return null;
  foreignMonths ??= readMonths();
  return foreignMonths.get(name) ?? foreignMonths.get(name.replace(/^ב/, '')) ?? null;
}

/** Whether a word names a day of the week, in English also by its first letters. Which day is not read: the date says it. */
export function isWeekday(word: string): boolean {
  const name = plainName(word);
  if (isEnglishDay(name)) return true;
  foreignDays ??= new Set(languages.flatMap((language) => [...namesOf('weekday', 7, language).keys()]));
  return foreignDays.has(name);
}

function isEnglishDay(name: string): boolean {
  englishDays ??= [...namesOf('weekday', 7, 'en').keys()];
  return name.length >= 2 && englishDays.some((day) => day.startsWith(name));
}

let englishMonths: Map<string, number> | undefined;
let englishDays: string[] | undefined;

/** Made when the first foreign name comes, which takes a fifth of a second. */
let foreignMonths: Map<string, number | null> | undefined;
let foreignDays: Set<string> | undefined;

function readMonths(): Map<string, number | null> {
  // Russian newsrooms cut all months to three letters.
  const months = new Map<string, number | null>(Object.entries({ фев: 2, сен: 9, ноя: 11 }));
  for (const language of languages)
    for (const [name, month] of namesOf('month', 12, language)) {
      const same = months.get(name);
      months.set(name, same === undefined || same === month ? month : null);
    }
  return months;
}

/** As words are compared: in lower case, without points and marks at the end of a short form. */
const plainName = (word: string): string => word.toLowerCase().replace(/[.'’׳]|\u0307|\u200c/g, '');

function namesOf(type: 'month' | 'weekday', count: number, language: string): Map<string, number> {
  const names = new Map<string, number>();
  for (let index = 1; index <= count; index += 1) {
    const day = type === 'month' ? Date.UTC(2026, index - 1, 15) : Date.UTC(2026, 10, index);
    // 'Day five' is told by its second word.
    for (const name of formsOf(type, language, day)) {
      const last = name.split(' ').at(-1) ?? '';
      if (/^\D{2,}$/.test(last) && (type === 'weekday' || last === name)) names.set(last, index);
    }
  }
  return names;
}

/** A name alone and as it stands in a date, which differ in some languages, long and short. */
function formsOf(type: 'month' | 'weekday', language: string, day: number): string[] {
  const options = (['long', 'short'] as const).flatMap((length): Intl.DateTimeFormatOptions[] =>
    type === 'month'
      ? [{ month: length }, { month: length, day: 'numeric' }]
      : [{ weekday: length }, { weekday: length, day: 'numeric', month: 'long' }],
  );
  return options.map((one) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...one, timeZone: 'UTC' });
    return plainName(
      format
        .formatToParts(day)
        .find((part) => part.type === type)
        ?.value.trim() ?? '',
    );
  });
}
