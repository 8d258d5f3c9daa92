/** Names that mean one zone alone, by their hours ahead of UTC. IST, AST, GST and the like mean several, and are none. */
const hoursOf: Record<string, number> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MEZ: 1,
  CEST: 2,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  IDT: 3,
  MSK: 3,
  TRT: 3,
  IRST: 3.5,
  IRDT: 4.5,
  PKT: 5,
  SGT: 8,
  HKT: 8,
  JST: 9,
  KST: 9,
  AEST: 10,
  AEDT: 11,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** A local time as if it were UTC, to the time that it means; null where a zone has no such name. Milliseconds since 1970. */
export type ZoneTime = (local: number) => number | null;

/** A zone by its name or offset, such as 'EST', '+0200', '+02', 'GMT+2', 'UTC+3:30', 'EST -0500', '+0200 IST', 'Asia/Jerusalem'. Null for others. */
export function zoneNamed(text: string): ZoneTime | null {
  const [, word = '', offset = '', after = ''] =
    /^([a-z]{1,5})?\s*([+−-]\s*\d[\d:]{0,7})?(?:\s+([a-z]{1,5}))?$/i.exec(text) ?? [];
  if (offset !== '') {
    const isFull = /\d\d:?\d\d/.test(offset);
    const isOfUtc = hoursOf[word.toUpperCase()] === 0;
    // What 'EST+1' means is not known, nor 'Z+02:00'; 'EST -0500' says it twice.
    if (word !== '' && (word.toUpperCase() === 'Z' || !(isOfUtc || isFull))) return null;
    const ms = offsetMs(offset);
    return ms === null || (after !== '' && word !== '') ? null : (local) => local - ms;
  }
  const hours = after === '' ? hoursOf[word.toUpperCase()] : undefined;
  if (hours !== undefined) return (local) => local - hours * hourMs;
  return /^[a-z]+(?:\/[\w+-]+)+$/i.test(text) ? ianaZone(text) : null;
}

/** Of `+02`, `+2`, `+0200`, `+02:00`, `+2:00`, `+200` or `+02:00:00`; null beyond what zones have. */
function offsetMs(text: string): number | null {
  const match = /^([+−-])\s*(\d{1,2})(?::?([0-5]\d)(?::?00)?)?$/.exec(text);
  if (!match) return null;
  const [, sign, hours, minutes = '0'] = match;
  const ms = Number(hours) * hourMs + Number(minutes) * minuteMs;
  const max = sign === '+' ? 14 : 12;
  return ms > max * hourMs ? null : sign === '+' ? ms : -ms;
}

function ianaZone(name: string): ZoneTime | null {
  const known = formats.get(name);
  const format = known === undefined ? toFormat(name) : known;
  if (formats.size < maxFormats) formats.set(name, format);
  if (!format) return null;
  const shift = (utc: number) => Date.parse(`${format.format(utc).replace(' ', 'T')}Z`) - utc;
  return (local) => {
    const first = local - shift(Math.floor(local / 1000) * 1000);
    // Across a change of the clocks the shift of the first guess is that of another hour.
    return local - shift(Math.floor(first / 1000) * 1000);
  };
}

const formats = new Map<string, Intl.DateTimeFormat | null>();
const maxFormats = 600;

/** The Swedish form of a time is ISO 8601 with a space. */
function toFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}
