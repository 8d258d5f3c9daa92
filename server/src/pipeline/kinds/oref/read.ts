import { hash } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../../kit/fault.ts';
import type { OfficialAlert } from '../../alerts/alert.ts';

const text = z.string().max(1_000);

/** What is shown now: `alerts.json`. */
const Live = z.object({
  id: text,
  cat: z.coerce.number().int(),
  title: text,
  data: z.array(text).max(3_000),
});

/** Recent alerts: `AlertsHistory.json`, one row for each place, in Israeli local time. */
const History = z
  .array(z.object({ alertDate: text, title: text, data: text, category: z.coerce.number().int() }))
  .max(20_000);

/**
 * Reads the JSON of Israel's Home Front Command, the current alert or the history. A body without text, with or without a
 * byte-order mark, says that there is no alert. Throws a `Fault` for anything else.
 */
export function readOref(body: string): OfficialAlert[] {
  const json = body.replace(/^\uFEFF/, '').trim();
  if (json === '') return [];
  const parsed = parse(json);
  const live = Live.safeParse(parsed);
  if (live.success) return [toAlert(live.data)];
  const history = History.safeParse(parsed);
  if (history.success) return fromHistory(history.data);
  throw new Fault('badInput', 'This is no list of alerts.');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Fault('badInput', 'The list of alerts is damaged.');
  }
}

function toAlert({ id, cat, title, data }: z.infer<typeof Live>): OfficialAlert {
  return { id, ...meaningOf(title, cat), places: namesOf(data), at: null, references: [] };
}

/** Rows of one minute and one title are one message. */
function fromHistory(rows: z.infer<typeof History>): OfficialAlert[] {
  const groups = new Map<string, z.infer<typeof History>>();
  for (const row of rows) {
    const key = `${row.alertDate.slice(0, 16)} ${row.title}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const id = hash('sha256', key).slice(0, 20);
    const at = israelTime(first.alertDate);
    return {
      id,
      ...meaningOf(first.title, first.category),
      places: namesOf(group.map(({ data }) => data)),
      at,
      references: [],
    };
  });
}

/** Categories of drills in `alerts.json`. Other categories have other numbers in the history: there the words decide. */
const firstDrill = 101;

function meaningOf(title: string, category: number): Pick<OfficialAlert, 'phase' | 'threat' | 'isArmed' | 'isDrill'> {
  const isDrill = category >= firstDrill || /תרגיל|\bdrill\b/i.test(title);
  const armed = armedThreats.find(([words]) => words.test(title))?.[1];
  const [phase] = phases.find(([, words]) => words.test(title)) ?? ['alert' as const];
  // Messages of a phase alone do not repeat the threat.
  return { phase, threat: armed ?? 'Home front', isArmed: armed !== undefined || phase !== 'alert', isDrill };
}

const phases: [OfficialAlert['phase'], RegExp][] = [
  ['all-clear', /הסתיים|ניתן לצאת|event (?:has )?ended|may leave/i],
  ['warning', /בדקות הקרובות|in the (?:next|coming) (?:few )?minutes/i],
];

const armedThreats: [RegExp, string][] = [
  [/רקטות|טילים|rocket|missile/i, 'Rocket and missile'],
  [/כלי טיס|aircraft|uav|drone/i, 'Hostile aircraft'],
  [/מחבלים|infiltration/i, 'Infiltration'],
  [/בלתי קונבנציונלי|unconventional/i, 'Unconventional missile'],
];

function namesOf(names: string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** A local time of Israel without a zone, such as '2030-03-05 14:02:10'; null if it is none. */
function israelTime(local: string): Date | null {
  const asUtc = new Date(`${local.trim().replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const shown = new Date(`${zone.format(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime()));
}

/** The Swedish form of a time is ISO 8601 with a space. */
const zone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
});
