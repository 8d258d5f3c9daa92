import type { AlertArea } from '@vigil/common/events';
import { Parser } from 'htmlparser2';
import { Fault } from '../../../kit/fault.ts';
import type { OfficialAlert } from '../../alerts/alert.ts';
import { circleOf } from '../../alerts/areas.ts';

const maxAlerts = 200;
const maxText = 1_000;
/** A polygon of about a thousand points. */
const maxShape = 20_000;
/** Of one element in one alert. */
const maxTexts = 3_000;
/** An EDXL envelope with an alert is ten deep. The parser's time grows with the square of the depth. */
const maxDepth = 50;

/** Elements of CAP 1.2 (OASIS, 1 July 2010) that are read, by local name. */
const fields = new Set([
  'identifier',
  'sender',
  'sent',
  'status',
  'msgType',
  'references',
  'language',
  'category',
  'event',
  'responseType',
  'areaDesc',
  'polygon',
  'circle',
]);

/** Shapes of the area that was described last. */
const shapes = new Set(['polygon', 'circle']);

/** All texts of an alert, by element; of several languages the first one counts. */
type CapFields = Map<string, string[]>;

/**
 * Reads CAP 1.2: one alert, or several in one document, in a feed's entries or beside each other. Drafts and messages of the
 * system itself are left out. An empty body says that there is no alert; throws a `Fault` for anything else.
 */
export function readCap(xml: string): OfficialAlert[] {
  if (xml.replace(/^\uFEFF/, '').trim() === '') return [];
  const alerts: CapFields[] = [];
  let current: CapFields | null = null;
  let field: string | null = null;
  let infos = 0;
  let depth = 0;
  let isKnown = false;
  /** All bytes were read: what is closed from then on was left open. */
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(name) {
        const local = localName(name);
        depth += 1;
        if (depth > maxDepth) throw noCap();
        isKnown ||= roots.has(local);
        if (local === 'alert') [current, infos] = [new Map(), 0];
        if (local === 'info') infos += 1;
        field = fields.has(local) && infos <= 1 ? local : null;
        if (field && current) addText(current, field);
        // One shape for each description, of which some have none.
        if (field === 'areaDesc' && current) addText(current, 'shape');
      },
      ontext(text) {
        const texts = field && current?.get(field);
        if (texts) texts.push(((texts.pop() ?? '') + text).slice(0, shapes.has(field ?? '') ? maxShape : maxText));
      },
      onclosetag(name) {
        // A document that is cut off must not read as one without alerts.
        if (isOver) throw new Fault('badInput', 'The CAP document is damaged.');
        depth -= 1;
        if (field && shapes.has(field) && current) describe(current, field);
        field = null;
        if (localName(name) !== 'alert' || !current) return;
        if (alerts.length < maxAlerts) alerts.push(current);
        current = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  isOver = true;
  parser.end();
  if (!isKnown) throw noCap();
  return alerts.flatMap((one) => toAlert(one) ?? []);
}

const roots = new Set(['alert', 'feed', 'rss', 'alerts', 'EDXLDistribution']);

const noCap = () => new Fault('badInput', 'This is no CAP document.');

function addText(alert: CapFields, field: string): void {
  const texts = alert.get(field) ?? [];
  alert.set(field, texts);
  if (texts.length < maxTexts) texts.push('');
}

/** Gives the shape that was read to the last description, which keeps its first one. A longer one than is read counts for none. */
function describe(alert: CapFields, field: string): void {
  const shape = alert.get(field)?.pop() ?? '';
  const ofAreas = alert.get('shape');
  const last = ofAreas?.pop();
  if (last !== undefined) ofAreas?.push(last || (shape.length < maxShape ? shape : ''));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Null for an alert without what CAP requires, and for what is not addressed to the public. */
function toAlert(read: CapFields): OfficialAlert | null {
  const text = (name: string) => read.get(name)?.[0]?.trim() ?? '';
  const [identifier, sender, sent, status, type] = ['identifier', 'sender', 'sent', 'status', 'msgType'].map(text);
  if (!identifier || !sender || !sent || !statuses.has(status ?? '') || !types.has(type ?? '')) return null;
  const at = new Date(sent);
  const isClear = (read.get('responseType') ?? []).some((one) => one.trim() === 'AllClear');
  return {
    id: `${sender},${identifier}`,
    phase: type === 'Cancel' ? 'cancelled' : isClear ? 'all-clear' : 'alert',
    threat: text('event') || 'Public',
    isArmed: (read.get('category') ?? []).some((one) => armedCategories.has(one.trim())),
    isDrill: status !== 'Actual',
    places: [...new Set((read.get('areaDesc') ?? []).flatMap(namesOf))],
    areas: areasIn(read),
    at: Number.isNaN(at.getTime()) ? null : at,
    references: text('references').split(/\s+/).filter(Boolean).map(withoutTime),
  };
}

function namesOf(description: string): string[] {
  return description
    .split(/[;,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A description of several names has one outline, under its first name. */
function areasIn(read: CapFields): AlertArea[] {
  return (read.get('areaDesc') ?? []).flatMap((description, index) => {
    const [name] = namesOf(description);
    const circle = circleOf(read.get('shape')?.[index] ?? '');
    return name && circle ? [{ name, ...circle }] : [];
  });
}

const statuses = new Set(['Actual', 'Exercise', 'Test']);
const types = new Set(['Alert', 'Update', 'Cancel']);

/** Security, and chemical, biological, radiological or nuclear: the others are weather, fire, health and such. */
const armedCategories = new Set(['Security', 'CBRNE']);

/** A reference is `sender,identifier,sent`. */
function withoutTime(reference: string): string {
  return reference.split(',').slice(0, 2).join(',');
}
