import type { AlertArea } from '@vigil/common/events';
import { placeNamed } from '../../../gazetteer/place-named.ts';
import type { OfficialAlert } from '../../alerts/alert.ts';
import { circleOf } from '../../alerts/areas.ts';
import { parseDate } from '../../parse/parse-date.ts';

/** Texts by element, in their order. */
export type CapFields = Map<string, string[]>;

/** An alert as it was read: what stands before its `info` blocks, and those. */
export interface CapAlert {
  head: CapFields;
  infos: CapFields[];
}

/**
 * None for an alert without what CAP requires, and for what is not addressed to the public. All `info` blocks count whose
 * category is one of an armed conflict, all of them where none is; those in another language than the first add the places
 * that it lacks. Blocks that give the all-clear are a message beside those that warn.
 */
export function toAlerts({ head, infos }: CapAlert): OfficialAlert[] {
  const text = (name: string) => textIn(head, name);
  const [identifier, sender, sent] = ['identifier', 'sender', 'sent'].map(text);
  const [status, type, scope] = ['status', 'msgType', 'scope'].map((name) => text(name).toLowerCase());
  if (!identifier || !sender || !sent || !statuses.has(status ?? '') || !types.has(type ?? '')) return [];
  if (unpublished.has(scope ?? '')) return [];
  const armed = infos.filter((info) => textsIn(info, 'category').some((one) => armedCategories.has(one.toLowerCase())));
  const counted = armed.length > 0 ? armed : infos;
  const common = {
    isArmed: armed.length > 0,
    isDrill: status !== 'actual',
    at: parseDate(sent),
    references: text('references').split(/\s+/).filter(Boolean).map(withoutTime),
    isUpdate: type === 'update',
  };
  const id = `${sender},${identifier}`;
  if (type === 'cancel') return [{ id, phase: 'cancelled', ...common, ...contentOf(counted) }];
  const clear = counted.filter(isClear);
  const rest = counted.filter((info) => !isClear(info));
  const alert: OfficialAlert = { id, phase: 'alert', ...common, ...contentOf(rest) };
  if (clear.length === 0) return [alert];
  const clears: OfficialAlert = { id, phase: 'all-clear', ...common, ...contentOf(clear) };
  if (rest.length === 0) return [clears];
  return [alert, { ...clears, id: `${id} all-clear`, references: [...common.references, id] }];
}

const statuses = new Set(['actual', 'exercise', 'test']);
const types = new Set(['alert', 'update', 'cancel']);
const unpublished = new Set(['private', 'restricted']);

/** Security, and chemical, biological, radiological or nuclear: the others are weather, fire, health and such. */
const armedCategories = new Set(['security', 'cbrne']);

const isClear = (info: CapFields) => textsIn(info, 'responseType').some((one) => one.toLowerCase() === 'allclear');

type Content = Pick<OfficialAlert, 'threat' | 'places' | 'areas' | 'expiries'>;

function contentOf(infos: CapFields[]): Content {
  const [first] = infos;
  const language = first && languageOf(first);
  const own = infos.filter((info) => languageOf(info) === language);
  const events = [...new Set(own.map((info) => textIn(info, 'event')).filter(Boolean))].slice(0, maxEvents);
  const places = new Set(own.flatMap(placesIn));
  const known = new Set([...places].flatMap((name) => placeNamed(name)?.location ?? []));
  const shapes = new Set(own.flatMap((info) => textsIn(info, 'shape')).filter(Boolean));
  const expiries = new Map<string, Date>();
  const unlimited = new Set<string>();
  const areas: AlertArea[] = [];
  for (const info of infos) {
    const until = parseDate(textIn(info, 'expires'));
    const isTranslation = languageOf(info) !== language;
    textsIn(info, 'areaDesc').forEach((description, index) => {
      const shape = textsIn(info, 'shape')[index] ?? '';
      if (isTranslation && shape !== '' && shapes.has(shape)) return;
      const names = namesOf(description).filter((name) => !isTranslation || isNew(name, places, known));
      for (const name of names) {
        places.add(name);
        // The latest time counts for a place that several blocks name.
        const earlier = expiries.get(name);
        if (!until) unlimited.add(name);
        else if (!earlier || earlier < until) expiries.set(name, until);
      }
      const circle = circleOf(shape);
      if (names[0] && circle) areas.push({ name: names[0], ...circle });
    });
  }
  for (const name of unlimited) expiries.delete(name);
  return { threat: events.join(' and ') || 'Public', places: [...places], areas, expiries };
}

/** Events that one message names. */
const maxEvents = 3;

/** Whether no place of the first language is this one. */
function isNew(name: string, places: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const location = placeNamed(name)?.location;
  return location === undefined ? !places.has(name) : !known.has(location);
}

function textsIn(texts: CapFields, name: string): string[] {
  return (texts.get(name) ?? []).map((one) => one.trim());
}

function textIn(texts: CapFields, name: string): string {
  return textsIn(texts, name)[0] ?? '';
}

/** `en-GB` and `en` are one. English where it is not given (CAP 1.2, 3.2.2: `en-US`). */
function languageOf(info: CapFields): string {
  return (textIn(info, 'language') || 'en').toLowerCase().split('-', 1)[0] ?? '';
}

const placesIn = (info: CapFields) => textsIn(info, 'areaDesc').flatMap(namesOf);

/** A description of several names has one outline, under its first name. */
function namesOf(description: string): string[] {
  return description
    .split(/[;,\n]/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A reference is `sender,identifier,sent`. */
function withoutTime(reference: string): string {
  return reference.split(',').slice(0, 2).join(',');
}
