import type { Basis, Sentence } from '@vigil/common/analysis';
import { factsOf } from '../../assessment/event-facts.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { ledgersOf } from '../../timeline/ledgers.ts';
import { originsOf } from '../../timeline/origins.ts';
import { type ClaimVerdict, verifyClaim } from './claim-verifier.ts';
import { compose } from './compose/compose.ts';

/**
 * Is a sentence of a report supported by the events that it cites? A composed one is when they give just this text
 * again: each number, name and date in it is read from them once more. Any other is checked word by word.
 */
export function verify({ text, basis }: Pick<Sentence, 'text' | 'basis'>, cited: readonly EventRecord[]): ClaimVerdict {
  if (!basis) return verifyClaim(text, cited);
  if (cited.length === 0) return { supported: false, reason: 'it cites no event' };
  if (compose(basis, cited) === text) return { supported: true };
  return { supported: false, reason: 'the cited events do not give this text' };
}

/**
 * The same for events that changed since it was written: more origins or other tolls may be known now, which makes what
 * was said then no less true. What it counts or tells must be the same, and its toll must still be among those given.
 */
export function isStillSupported(
  { text, basis }: Pick<Sentence, 'text' | 'basis'>,
  cited: readonly EventRecord[],
): boolean {
  if (!basis) return verifyClaim(text, cited).supported;
  const now = compose(basis, dated(text, cited));
  if (now === null || coreOf(now) !== coreOf(text)) return false;
  const given = new Set(cited.flatMap(ledgersOf).flatMap(({ rows }) => rows.flatMap(({ value }) => numbersIn(value))));
  return numbersIn(tollOf(text)).every((number) => given.has(number));
}

/** A composed sentence as fewer events give it; null where they give none, or where it was not composed. */
export function recompose(sentence: Sentence, left: readonly EventRecord[]): Sentence | null {
  const { basis } = sentence;
  if (!basis || left.length === 0) return null;
  const text = compose(basis, dated(sentence.text, left));
  return text === null ? null : { ...sentence, text, eventIds: left.map(({ id }) => id) };
}

/** Independent origins behind the events that a sentence cites. Of counts over many events, by their names. */
export function supportersOf(basis: Basis | undefined, cited: readonly EventRecord[]): number {
  if (!basis) return originsOf(cited.flatMap(({ reports }) => reports));
  return new Set(cited.flatMap((event) => factsOf(event).originNames)).size;
}

/** A text without any year was written where events are replayed on other days than their own. */
function dated(text: string, events: readonly EventRecord[]): EventRecord[] {
  return events.map((event) => (/\b\d{4}\b/.test(text) ? event : { ...event, precision: 'none' as const }));
}

/** What a sentence says without how well it is attested and without the toll. */
function coreOf(text: string): string {
  return text
    .replace(tolls, '')
    .replace(/(?:reported|carried) by (?:one origin|\d+ independent origins)/, '')
    .replace(/, by the account of (?:Israel|Iran), /, ', ')
    .replace(/; (?:Israel|Iran)(?: and (?:Israel|Iran))? den(?:y|ies) it/, '')
    .replace(/; [^;]* rests? on two independent origins or more/, '')
    .replace(/(?:with a report of an Israeli source.*|, (?:one|none|\d+) rests?) on one origin alone/, '');
}

const tolls = /; by the counts? of .*$/;

function tollOf(text: string): string {
  return tolls.exec(text)?.[0] ?? '';
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*/g) ?? [];
}
