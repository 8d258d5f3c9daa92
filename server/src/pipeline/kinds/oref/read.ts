import { hash } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../../kit/fault.ts';
import type { OfficialAlert } from '../../alerts/alert.ts';
import { parseDate } from '../../parse/parse-date.ts';
import { armedThreatOf, folded, isNationwide, isOfDrill, isOfPeace, isTest, phaseOf } from './words.ts';

const text = z.string().max(1_000);
const category = z.coerce.number().int().catch(0);

/** What is shown now: `alerts.json`. */
const Live = z.object({
  id: z.union([text, z.number()]).transform(String).catch(''),
  cat: category,
  title: text,
  data: z.union([z.array(text).max(3_000), text.transform((name) => [name])]),
  desc: text.catch(''),
});

/** One of the recent alerts: `AlertsHistory.json`, a row for each place, in Israeli local time. */
const HistoryRow = z.object({ alertDate: text, title: text, data: text, category });
type HistoryRow = z.infer<typeof HistoryRow>;
const maxRows = 20_000;

type Meaning = Pick<OfficialAlert, 'phase' | 'threat' | 'isForThreat' | 'isArmed' | 'isDrill' | 'places'>;

/** Of titles that name none, by category; the two files number them differently. */
const liveThreats: Record<number, string> = {
  1: 'Rocket and missile',
  2: 'Unconventional missile',
  6: 'Hostile aircraft',
  13: 'Infiltration',
};
const historyThreats: Record<number, string> = {
  1: 'Rocket and missile',
  2: 'Hostile aircraft',
  3: 'Unconventional missile',
  10: 'Infiltration',
};
/** Drills are 101 and above in `alerts.json`, 15 and above in the history. */
const firstLiveDrill = 101;
const firstHistoryDrill = 15;
/** Of what is announced in `alerts.json` without a siren. */
const newsFlash = 10;

/**
 * Reads the JSON of Israel's Home Front Command, the current alerts or the history. A body without text, or with an empty
 * object or list, says that there is no alert. Rows of the history that lack a place or a title are left out. Throws a
 * `Fault` for anything else.
 */
export function readOref(body: string): OfficialAlert[] {
  const json = body
    .replace(strayCharacters, '')
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
  if (json === '') return [];
  const parsed = parse(json);
  const values = Array.isArray(parsed) ? parsed : [parsed];
  if (values.every(isEmpty)) return [];
  const [live, rows]: [z.infer<typeof Live>[], HistoryRow[]] = [[], []];
  for (const value of values.slice(0, maxRows)) {
    const row = HistoryRow.safeParse(value).data;
    const alert = row ? undefined : Live.safeParse(value).data;
    if (row) rows.push(row);
    if (alert) live.push(alert);
  }
  if (live.length + rows.length === 0) throw new Fault('badInput', 'This is no list of alerts.');
  return [...live.map(toAlert), ...fromHistory(rows)];
}

/**
 * Stray bytes of the servers, which JSON does not allow or which would be part of a name: zeros and other control characters,
 * byte-order and direction marks, U+0A7B (what remains of a byte-order mark in a wrong encoding), replacements at both ends.
 */
const strayCharacters = /(?![\t\r\n])[\p{Cc}\p{Cf}\u0A7B]|^[\s\uFFFD]+|[\s\uFFFD]+$/gu;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Fault('badInput', 'The list of alerts is damaged.');
  }
}

function toAlert({ id, cat, title, data, desc }: z.infer<typeof Live>): OfficialAlert {
  // A news flash may say in its text alone that an event has ended.
  const isInText = cat === newsFlash && phaseOf(folded(title)) === null;
  const words = isInText ? `${title} - ${desc}` : title;
  return {
    id: id.trim() || hash('sha256', JSON.stringify([cat, title, data])).slice(0, 20),
    ...meaningOf(words, data, cat >= firstLiveDrill, liveThreats[cat]),
    at: null,
    references: [],
  };
}

/** Rows of one minute and one title are one message. */
function fromHistory(rows: HistoryRow[]): OfficialAlert[] {
  const groups = new Map<string, [HistoryRow, ...HistoryRow[]]>();
  for (const row of rows) {
    const key = `${row.alertDate.slice(0, 16)} ${row.title}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, group]) => {
    const [{ title, category }] = group;
    const times = group.flatMap(({ alertDate }) => israelTime(alertDate)?.getTime() ?? []);
    const names = group.map(({ data }) => data);
    return {
      id: hash('sha256', key).slice(0, 20),
      ...meaningOf(title, names, category >= firstHistoryDrill, historyThreats[category]),
      at: times.length > 0 ? new Date(Math.min(...times)) : null,
      latest: times.length > 0 ? new Date(Math.max(...times)) : null,
      references: [],
    };
  });
}

/** `usualThreat`: of the category. An alert for test areas alone is a drill; beside real ones they are left out. */
function meaningOf(words: string, data: string[], isDrillCategory: boolean, usualThreat: string | undefined): Meaning {
  const title = folded(words);
  const names = [...new Set(data.map(folded).filter(Boolean))];
  const real = names.filter((name) => !isTest(name));
  const isOfTest = names.length > 0 && real.length === 0;
  const given = phaseOf(title);
  const phase = given ?? 'alert';
  const named = armedThreatOf(title);
  const threat = named ?? (given === null && !isOfPeace(title) ? usualThreat : undefined);
  return {
    phase,
    // Messages of a phase alone do not repeat the threat.
    threat: threat ?? 'Home front',
    isForThreat: named !== null,
    isArmed: threat !== undefined || given !== null,
    isDrill: isDrillCategory || isOfDrill(title) || isOfTest,
    places: isOfTest ? names : phase === 'all-clear' && real.some(isNationwide) ? [] : real,
  };
}

/** A time without a zone, such as '2030-03-05 14:02:10', is one of Israel; null if it is none. */
function israelTime(text: string): Date | null {
  return parseDate(/(?:z|[+-]\d\d:?\d\d)\s*$/i.test(text) ? text : `${text} Asia/Jerusalem`);
}
