import type { ShownLevel } from '@vigil/common/analysis';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import { asPlace, isVague, joinNames } from '../../../assessment/names.ts';
import { countryOf } from '../../../language/places.ts';
import { type Compared, directionOf, isUnderFire, ratesOf } from './counts.ts';
import { foremostOf } from './foremost.ts';
import { mergedOf } from './merged.ts';
import { dayMs, hourMs, type PastSpan, spanOf } from './moments.ts';
import { isSameReport } from './same-thing.ts';
import { bodyOf } from './sentence.ts';
import { struckCountryOf } from './struck-country.ts';

/** Hours before the end of a report from which its events are told. */
export const reportedHours = 72;

/**
 * 'High and rising: Israel attacked Tabriz, Iran, on 4 March 2031, reported by 5 independent origins.' In a war the fighting of the
 * day stands before its most severe event; where no event can be described, the number of all of them.
 */
export function bottomLine(
  facts: readonly EventFacts[],
  { level, hasBase = true, days, isPast }: { level: ShownLevel } & Compared & PastSpan,
  until: number,
): string | null {
  // Attacks of the week before are given for the direction alone.
  const recent = facts.filter(({ time }) => time >= until - reportedHours * hourMs);
  const said = leadIn(recent, until, spanOf(24, until, isPast));
  if (!said) return null;
  const direction = directionOf(ratesOf(facts.filter(isUnderFire), until, days));
  const opening =
    level === 'unknown'
      ? 'Level unknown'
      : `${level.charAt(0).toUpperCase()}${level.slice(1)}${hasBase ? ` and ${direction}` : ''}`;
  return `${opening}: ${said}.`;
}

function leadIn(facts: readonly EventFacts[], until: number, span: string): string | null {
  const foremost = foremostOf(facts, until);
  if (!foremost) return countIn(facts, until, span);
  const { one, fighting } = foremost;
  const counted =
    fighting.length > 0 && `fighting went on, with ${joinNames(countsByCountry(fighting, 'attack'))} in ${span}`;
  if (one === null) return counted || null;
  const body = withoutCapital(
    bodyOf(
      mergedOf(
        one,
        facts.filter((other) => isSameReport(one, other)),
      ),
    ) ?? '',
  );
  return counted ? `${counted}; among the attacks, ${body}` : body;
}

/** '5 events reported in Israel and 4 in Iran in 24 hours'. */
function countIn(facts: readonly EventFacts[], until: number, span: string): string | null {
  const latest = facts.filter(({ time }) => time > until - dayMs);
  if (latest.length === 0) return null;
  const counts = countsByCountry(latest, 'event');
  return counts.length === 0 ? null : `${joinNames(counts)} in ${span}`;
}

/** '11 events that report attacks in Iran', '4 in Kuwait', '2 elsewhere': the countries named most often first. */
function countsByCountry(facts: readonly EventFacts[], what: 'attack' | 'event'): string[] {
  const counts = new Map<string, number>();
  for (const one of facts) {
    const country = what === 'attack' ? struckCountryOf(one) : countryOf(one.event.location);
    const where = isVague(country) ? '' : country;
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  const named = [...counts]
    .filter(([where]) => where !== '')
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, maxCountries);
  const rest = facts.length - named.reduce((sum, [, count]) => sum + count, 0);
  const places = [
    ...named.map(([where, count]) => ({ count, where: `in ${asPlace(where)}` })),
    ...(rest > 0 ? [{ count: rest, where: 'elsewhere' }] : []),
  ];
  return places.map(({ count, where }, at) => {
    const amount = count === 1 ? 'one' : String(count);
    return at > 0 ? `${amount} ${where}` : `${amount} ${nouns[what][count === 1 ? 0 : 1]} ${where}`;
  });
}

const nouns = {
  attack: ['event that reports an attack', 'events that report attacks'],
  event: ['event reported', 'events reported'],
} as const;

const maxCountries = 4;

/** The sentence goes on: 'an attack', 'talks'. */
function withoutCapital(text: string): string {
  return text.replace(
    /^(?:An?|The|At|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Dozens|Hundreds|Talks|Explosions|Missiles|Drones|People|Internet|Computer|Oil) /,
    (word) => word.toLowerCase(),
  );
}
