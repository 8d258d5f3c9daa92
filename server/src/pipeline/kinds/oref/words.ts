import type { OfficialAlert } from '../../alerts/alert.ts';

/** For matching: without control and bidirectional characters, Hebrew points and double spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The phase that a folded title tells; null where it names a threat alone. */
export function phaseOf(title: string): OfficialAlert['phase'] | null {
  if (ends.some((words) => isSaid(words, title))) return 'all-clear';
  return warnings.test(title) ? 'warning' : null;
}

/** Published ends of an alert, and their near forms. */
const ends = [
  /הסתיי?[םמ]/,
  /(?:ניתן|אפשר|מותר|יכול(?:ים|ות)?|רשאים|באפשרות\S*|תוכלו) (?:כעת |עתה |כבר )?(?:לצאת|לעזוב|לחזור לשגרה)/,
  /הותר\S* (?:ה?יציאה|לצאת)/,
  /(?<!\p{L})ה?(?:סיום|תום)(?!\p{L})/u,
  /(?<!\p{L})(?:הוסר|נשלל|בוטל|חלף|חלפ)[הו]?(?!\p{L})/u,
  /(?:התרע|אזעק|זיהוי)\S* שווא/,
  /אין (?:עוד )?(?:צורך (?:לשהות|להישאר)|חשש|סכנה|איום)/,
  /(?:חזרה|שיבה|חוזרים) לשגרה/,
  /\bended\b|\bis (?:now )?over\b|\ball[- ]clear\b|\blifted\b|\bcancell?ed\b|\bfalse alarm\b/i,
  /\b(?:may|can|could|(?:free|allowed|permitted|safe) to) (?:now )?(?:leave|exit|go out|come out)\b/i,
  /\bend of (?:the )?(?:event|incident|alert|threat|stay)\b|\breturn(?:ing)? to (?:normal|routine)\b/i,
  /\bno longer (?:an? |any |the )?(?:need|threat|danger|required|necessary|in effect)/i,
  /\b(?:threat|danger|concern|fear|suspicion)s? (?:of .{1,40} )?(?:was|were|is|are|has been|have been) (?:removed|ruled out)/i,
];

const warnings =
  /בדקות הקרובות|צפוי\S* (?:להתקבל )?התרע|ייתכנו התרע|(?:התרע|הנחי)\S* (?:מקדימ|מוקדמ)|בסמיכות ל|in the (?:next|coming) (?:few )?minutes|early warning|alerts? (?:are |is )?expected/i;

/** Whether a title says this and does not deny it or only ask to wait for it ('until the event has ended'). */
function isSaid(words: RegExp, title: string): boolean {
  const found = words.exec(title);
  return found !== null && !denials.test(title.slice(0, found.index));
}

const denials =
  /(?<!\p{L})(?:לא|טרם|אינ\p{L}{1,2}|(?:עד|לפני|בטרם)(?: [^.,;:!–—-]*)?) ?$|\b(?:until|before|unless|once)\b[^.,;:!–—-]*$|\b(?:not|cannot)(?: yet)? $/iu;

/** Of an armed conflict, by a folded title. */
export function armedThreatOf(title: string): string | null {
  return armedThreats.find(([words]) => words.test(title))?.[1] ?? null;
}

/** Whether a folded title names a threat that is none of an armed conflict, or a day of remembrance. */
export function isOfPeace(title: string): boolean {
  return /רעידת אדמה|צונאמי|חומרים מסוכנים|רדיולוגי|זיכרון|earthquake|tsunami|hazardous|radiologic|memorial/i.test(
    title,
  );
}

const armedThreats: [RegExp, string][] = [
  [/בלתי קונבנציונלי|unconventional/i, 'Unconventional missile'],
  [/רקטות|טילים|rocket|missile/i, 'Rocket and missile'],
  [/כלי טיס|כטב["״]?מ|aircraft|uav|drone/i, 'Hostile aircraft'],
  [/מחבלים|infiltration/i, 'Infiltration'],
];

export function isOfDrill(title: string): boolean {
  return /תרגיל|תרגול/.test(title) || isTest(title) || /\b(?:drill|exercise)s?\b/i.test(title);
}

/** Whether the name of an area, or a title, is one of a test. No town is called so. */
export function isTest(name: string): boolean {
  return /(?<!\p{L})(?:[הבל]?(?:בדיק(?:ה|ת|ות)|ני?סיון|ניסוי|תרגיל|תרגול|טסט))(?!\p{L})|(?<![a-z])tests?(?![a-z])/iu.test(
    name,
  );
}

/** Whether the name of an area means all of the country. */
export function isNationwide(name: string): boolean {
  return /^(?:ב?(?:כל|כלל) )?ב?רחבי ה?(?:ארץ|מדינה)$|^ב?(?:כל|כלל) (?:ה?(?:ארץ|מדינה|אזורים)|אזורי הארץ|שטח הארץ|ישראל)$|^(?:כלל[־ -]?)?ארצי(?:ת)?$|^(?:nationwide|nation-wide|all (?:of )?(?:the )?(?:country|israel|areas|regions)|(?:throughout|across) (?:the country|israel)|entire country|whole country|everywhere)$/i.test(
    name,
  );
}
