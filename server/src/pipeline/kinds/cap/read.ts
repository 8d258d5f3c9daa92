import { Parser } from 'htmlparser2';
import { Fault } from '../../../kit/fault.ts';
import type { AlertLink, OfficialAlert } from '../../alerts/alert.ts';
import { type CapAlert, type CapFields, toAlerts } from './to-alerts.ts';

/** More than fit into the limit of a channel's answer. */
const maxAlerts = 2_000;
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
  'scope',
  'references',
  'language',
  'category',
  'event',
  'responseType',
  'expires',
  'areaDesc',
  'polygon',
  'circle',
]);

/** Shapes of the area that was described last. */
const shapes = new Set(['polygon', 'circle']);

/** A document of alerts, or an index that links to them. */
interface CapDocument {
  alerts: OfficialAlert[];
  /** Of the entries without an alert of their own, in the order of the feed. */
  links: AlertLink[];
}

/**
 * Reads CAP 1.2: one alert, or several in one document, in a feed's entries or beside each other, or the entries of an index.
 * Drafts, messages of the system itself and those that are not for the public are left out. An empty body says that there is
 * no alert; throws a `Fault` for anything else.
 */
function readDocument(xml: string): CapDocument {
  const text = xml.replace(/[\0\uFEFF]/g, '');
  if (text.trim() === '') return { alerts: [], links: [] };
  const alerts: CapAlert[] = [];
  const links: AlertLink[] = [];
  let current: CapAlert | null = null;
  let entry: EntryReading | null = null;
  let field: string | null = null;
  let depth = 0;
  let isKnown = false;
  /** All bytes were read: what is closed from then on was left open. */
  let isOver = false;
  const fieldsNow = (): CapFields | null => current && (current.infos.at(-1) ?? current.head);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = localName(name);
        depth += 1;
        if (depth > maxDepth) throw noCap();
        isKnown ||= roots.has(local);
        if (local === 'entry' || local === 'item') entry = newEntry();
        if (local === 'alert') current = { head: new Map(), infos: [] };
        if (local === 'info') current?.infos.push(new Map());
        if (current && entry) entry.hasAlert = true;
        field = fields.has(local) || (entry && !current) ? local : null;
        if (entry && !current && local === 'link') addLink(entry, attributes);
        const texts = fieldsNow();
        if (field && texts) addText(texts, field);
        // One shape for each description, of which some have none.
        if (field === 'areaDesc' && texts) addText(texts, 'shape');
      },
      ontext(text) {
        const texts = field && fieldsNow()?.get(field);
        if (texts) texts.push(((texts.pop() ?? '') + text).slice(0, shapes.has(field ?? '') ? maxShape : maxText));
        else if (entry && !current && field) addEntryText(entry, field, text);
      },
      onclosetag(name) {
        // A document that is cut off must not read as one without alerts.
        if (isOver) throw new Fault('badInput', 'The CAP document is damaged.');
        depth -= 1;
        const local = localName(name);
        const texts = fieldsNow();
        if (field && shapes.has(field) && texts) describe(texts, field);
        field = null;
        if (entry && (local === 'entry' || local === 'item')) {
          if (!entry.hasAlert) links.push(toEntry(entry));
          entry = null;
        }
        if (local !== 'alert' || !current) return;
        if (alerts.length < maxAlerts) alerts.push(current);
        current = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  isOver = true;
  parser.end();
  if (!isKnown) throw noCap();
  return { alerts: alerts.flatMap(toAlerts), links };
}

/** The alerts that stand in a document itself. Throws a `Fault`. */
export const readCap = (xml: string): OfficialAlert[] => readDocument(xml).alerts;

/** The entries of an index, without those that hold an alert themselves. Throws a `Fault`. */
export const readCapLinks = (xml: string): AlertLink[] => readDocument(xml).links;

const roots = new Set(['alert', 'feed', 'rss', 'alerts', 'EDXLDistribution']);

const noCap = () => new Fault('badInput', 'This is no CAP document.');

function addText(texts: CapFields, field: string): void {
  const known = texts.get(field) ?? [];
  texts.set(field, known);
  if (known.length < maxTexts) known.push('');
}

/** Gives the shape that was read to the last description, which keeps its first one. A longer one than is read counts for none. */
function describe(texts: CapFields, field: string): void {
  const shape = texts.get(field)?.pop() ?? '';
  const ofAreas = texts.get('shape');
  const last = ofAreas?.pop();
  if (last !== undefined) ofAreas?.push(last || (shape.length < maxShape ? shape : ''));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

interface EntryReading {
  hasAlert: boolean;
  /** The best one first. */
  links: { url: string; rank: number }[];
  texts: Map<string, string>;
}

const newEntry = (): EntryReading => ({ hasAlert: false, links: [], texts: new Map() });

/** A link that says that it leads to CAP comes before one that may lead to a page for people. */
function addLink(entry: EntryReading, { href = '', type = '', rel = 'alternate' }: Record<string, string>): void {
  if (href === '' || /^(?:self|edit|enclosure-thumbnail|icon)$/.test(rel)) return;
  const rank = /cap/i.test(type) ? 0 : /xml/i.test(type) ? 1 : /\.(?:cap|xml)(?:$|\?)/i.test(href) ? 2 : 3;
  entry.links.push({ url: href, rank });
}

function addEntryText({ texts }: EntryReading, field: string, text: string): void {
  texts.set(field, ((texts.get(field) ?? '') + text).slice(0, maxText));
}

function toEntry({ links, texts }: EntryReading): AlertLink {
  const text = (name: string) => texts.get(name)?.trim() ?? '';
  const [best] = links.sort((a, b) => a.rank - b.rank);
  const link = best?.url || text('link');
  return { link, title: text('title'), version: `${link} ${text('id')} ${text('updated') || text('pubDate')}` };
}
