/**
 * The day that a title gives at its end, in whole days since 1970: '... (2026.02.28)', '..., March 14, 2026', as daily
 * updates and reprints do. Null where it gives none with its year.
 */
export function dayOf(title: string): number | null {
  const given = closing.exec(title)?.[1]?.replace(/[./]/g, '-');
  const time = given === undefined ? Number.NaN : Date.parse(`${given} UTC`);
  return Number.isNaN(time) ? null : Math.floor(time / dayMs);
}

/** A title without that day, which all reports of the day have in common. */
export function withoutDay(title: string): string {
  return dayOf(title) === null ? title : title.replace(closing, '');
}

const dayMs = 86_400_000;
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?';
const closing = new RegExp(
  `[\\s(\\[,|:–-]+(20\\d\\d([./-])\\d\\d\\2\\d\\d|\\d{1,2} ${month} 20\\d\\d|${month} \\d{1,2}, 20\\d\\d)[)\\]]?\\s*$`,
  'i',
);
