import { noneReported } from '@vigil/common/figures';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import { joinNames, nameOf } from '../../../assessment/names.ts';
import { vagueNumbers } from '../../../language/number-words.ts';
import { countryOf, findPlaces } from '../../../language/places.ts';
import { toWords } from '../../../language/text.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { type Ledger, ledgersOf } from '../../../timeline/ledgers.ts';
import { parseText } from '../claim-verifier/evidence-index.ts';

/** ', reported by 5 independent origins', ', by the account of Iran, carried by one origin': what stands behind an event. */
export function supportOf(facts: EventFacts, clause: string): string {
  const { marks, origins } = facts;
  const denied = ['israeli', 'iranian']
    .filter((side) => marks.has(`denied-${side}`))
    .map((side) => sideNames[side] ?? '')
    // 'Iran denied reports ...; Iran denies it' would say it twice, and what it says itself it does not deny.
    .filter(
      (side) =>
        !new RegExp(
          `^(?:${side}|${capitals[side]})(?:i|ian)?\\b.*\\b(?:den(?:y|ies|ied)|reject(?:s|ed)|dismiss(?:es|ed)|sa(?:ys|id)|confirms?|confirmed|announce[sd]?)\\b`,
        ).test(clause),
    );
  const but = denied.length > 0 ? `; ${joinNames(denied)} ${denied.length > 1 ? 'deny' : 'denies'} it` : '';
  const side = marks.has('israeli') ? 'Israel' : marks.has('iranian') ? 'Iran' : null;
  const claimant = side && !marks.has('third') && !marks.has('confirmed') ? side : otherClaimantOf(facts, clause);
  if (claimant) return `, by the account of ${claimant}, carried by ${countOf(origins)}${but}`;
  if (origins === 0) return but;
  return `, reported by ${countOf(origins)}${but}`;
}

/** 'An ally claims attack on port' in all reports: who claims it, where the clause does not say so. */
function otherClaimantOf({ event, title, clause: own }: EventFacts, clause: string): string | null {
  if (claiming.test(clause) || !claiming.test(own) || !event.reports.every((report) => claiming.test(report.title)))
    return null;
  const at = title.words.findIndex((word) => claiming.test(word));
  const [claimant] = title.mentions.filter(({ from }) => from < at);
  return claimant ? nameOf(claimant.who) : null;
}

const claiming = /\bclaim(?:s|ed|ing)?\b(?! (?:the )?(?:\S+ )?li(?:fe|ves)\b)/i;

function countOf(origins: number): string {
  return origins === 1 ? 'one origin' : `${origins} independent origins`;
}

const capitals: Record<string, string> = { Israel: 'Jerusalem', Iran: 'Tehran' };
const sideNames: Record<string, string> = { israeli: 'Israel', iranian: 'Iran' };

/** '; by the counts of A and B, 50 to 153 were killed and 95 injured': the toll with the sources of its numbers; empty without one. */
export function tollOf(event: EventRecord, clause: string): string {
  const counts = ledgersOf(withOwnFigures(event)).flatMap((ledger) => {
    const verb = verbs.get(ledger.what);
    const isNew = isPlain(amountOf(ledger)) && !isStated(amountOf(ledger), clause);
    return verb && ledger.value !== noneReported && isNew ? [{ ledger, verb }] : [];
  });
  if (counts.length === 0) return '';
  const givers = [...new Set(counts.flatMap(({ ledger }) => giversOf(ledger)))];
  const some = givers.slice(0, maxGivers);
  const rest = givers.length - some.length;
  const by = joinNames(rest > 0 ? [...some, `${rest} more`] : some);
  const said = counts.map(({ ledger, verb }, at) => {
    const amount = amountOf(ledger);
    return `${amount}${at > 0 ? '' : amount === '1' ? ' was' : ' were'} ${verb}`;
  });
  const disputed = counts.some(({ ledger }) => ledger.isDisputed) ? ', which is disputed' : '';
  return `; by the ${givers.length > 1 ? 'counts' : 'count'} of ${by}, ${joinNames(said)}${disputed}`;
}

/** Does the clause give this number already, in digits or as a word? */
function isStated(amount: string, clause: string): boolean {
  const numbers = parseText(clause).tokens.filter(({ kind }) => kind === 'number');
  const bare = amount.replace(/^\D+(?=\d)/, '').replaceAll(',', '');
  return numbers.some(({ key }) => key === bare) || toWords(clause).includes(amount);
}

/** A number that can stand before a verb: not '3, later 4' or '1 (a bystander)'. */
function isPlain(amount: string): boolean {
  return plainNumber.test(amount) || vagueNumbers.has(amount);
}

const plainNumber =
  /^(?:(?:at least|more than|over|well over|up to|about|around|nearly|almost) )?\d[\d,]*(?: to \d[\d,]*)?$/;

const maxGivers = 3;

const verbs = new Map([
  ['killed', 'killed'],
  ['injured', 'injured'],
  ['displaced', 'displaced'],
]);

/** Without figures whose words name other places alone: a live report counts in more places than one. */
function withOwnFigures(event: EventRecord): EventRecord {
  const country = countryOf(event.location);
  const isOwn = ({ words }: { words: string }) => {
    const named = findPlaces(toWords(words)).map(({ value }) => value);
    const towns = named.filter(({ kind }) => kind === 'town').map(({ location }) => location);
    if (towns.length > 0 && event.location !== country) return towns.includes(event.location);
    const countries = named.flatMap((one) => (one.country === '' ? [] : [one.country]));
    return countries.length === 0 || countries.includes(country);
  };
  const reports = event.reports.map((report) =>
    report.figures ? { ...report, figures: report.figures.filter(isOwn) } : report,
  );
  return { ...event, reports };
}

/** '50 to 153', or the value alone. */
function amountOf({ range, value }: Ledger): string {
  return range ? range.replace('-', ' to ') : value.replace(/^(\d[\d,]*)-(\d[\d,]*)$/, '$1 to $2');
}

function giversOf({ rows }: Ledger): string[] {
  return rows
    .filter(({ isDenial }) => !isDenial)
    .map(({ by, claims }) => (claims.length === 1 ? (claims[0] === 'israeli' ? 'Israel' : 'Iran') : by));
}
