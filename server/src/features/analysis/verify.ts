import type { Quote, Sentence } from '@vigil/common/analysis';
import { type EventFacts, factsOf } from '../../assessment/facts.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { ledgersOf } from '../../timeline/ledgers.ts';
import { originsOf } from '../../timeline/origins.ts';
import { withBareTitle } from '../../timeline/titles.ts';
import { type ClaimVerdict, verifyClaim } from './claim-verifier.ts';
import { quoteOf, sidesQuoteOf, textOf } from './quote.ts';
import { withCounts, word } from './templates.ts';

type Claim = Pick<Sentence, 'text' | 'kind' | 'quote' | 'template' | 'by'>;

/**
 * Is a sentence of a report supported by the events that it cites? A quote is where the event's reports give just this quote again,
 * a template where its events give just this text. What a model says in words of its own is checked word by word.
 */
export function verify({ text, kind, quote, template }: Claim, cited: readonly EventRecord[]): ClaimVerdict {
  if (kind === undefined) return verifyClaim(text, cited);
  if (cited.length === 0) return { supported: false, reason: 'it cites no event' };
  const facts = cited.map(factsOf);
  const [first] = facts;
  const now = quote && first && cited.length === 1 ? requoted(quote, first) : null;
  const given = now ? textOf(now) : template ? word(template, facts) : null;
  if (given === text) return { supported: true };
  return { supported: false, reason: 'the cited events do not give this text' };
}

function requoted({ form, quoted: [first] }: Quote, facts: EventFacts): Quote | null {
  return form === 'sides' ? sidesQuoteOf(facts) : quoteOf(facts, first?.item);
}

/**
 * The same for events that changed since it was written. More origins and other tolls may be known now, which makes what was said
 * then no less true: its titles must still be those of reports of the event, and its toll among those given.
 */
export function isStillSupported(sentence: Claim, cited: readonly EventRecord[]): boolean {
  const { text, kind, quote, template, by } = sentence;
  if (kind === undefined) {
    // Rules of earlier versions composed it, and cannot again: it stays while its events do and are not put right.
    const isKept = by !== 'model' && cited.every(({ corrected, reports }) => !corrected || reports.length > 0);
    return isKept || verifyClaim(text, cited).supported;
  }
  if (template) return word(template, cited.map(factsOf)) === text;
  const [event] = cited;
  return quote !== undefined && event !== undefined && cited.length === 1 && isStillQuoted(quote, event);
}

function isStillQuoted(quote: Quote, event: EventRecord): boolean {
  const now = requoted(quote, factsOf(event));
  if (!now) return false;
  const titles = new Map(event.reports.map((report) => [report.item, withBareTitle(report).title]));
  const own = now.quoted[0]?.item === null ? event.title : null;
  const outlets = new Set(event.reports.flatMap(({ source, origin = source }) => [source, origin]));
  const numbers = new Set(ledgersOf(event).flatMap(({ rows }) => rows.flatMap(({ value }) => numbersIn(value))));
  return (
    quote.quoted.every(({ item, title }) => (item === null || own !== null ? own : titles.get(item)) === title) &&
    quote.others.every((name) => outlets.has(name)) &&
    quote.notes.filter((note) => isToll(note)).every((note) => numbersIn(note).every((one) => numbers.has(one)))
  );
}

const isToll = (note: string): boolean => /^(?:toll|injured) /.test(note);

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*/g) ?? [];
}

/** A sentence as fewer events, or an event of fewer reports, give it; null where they give none, and for a model's own words. */
export function recompose(sentence: Sentence, left: readonly EventRecord[]): Sentence | null {
  const facts = left.map(factsOf);
  const [first] = facts;
  if (!first) return null;
  const eventIds = left.map(({ id }) => id);
  if (sentence.template) {
    const { template: before } = sentence;
    const template = before.name === 'counted' ? withCounts(before, facts) : before;
    const text = word(template, facts);
    return text === null ? null : { ...sentence, text, template, eventIds };
  }
  if (!sentence.quote || left.length > 1) return null;
  const quote = requoted(sentence.quote, first) ?? (sentence.quote.form === 'event' ? quoteOf(first) : null);
  return quote && { ...sentence, text: textOf(quote), quote, eventIds };
}

/** Independent origins behind the events that a sentence cites. Of counts over many events, by their names. */
export function supportersOf({ kind }: Pick<Sentence, 'kind'>, cited: readonly EventRecord[]): number {
  if (kind === undefined) return originsOf(cited.flatMap(({ reports }) => reports));
  return new Set(cited.flatMap((event) => factsOf(event).originNames)).size;
}
