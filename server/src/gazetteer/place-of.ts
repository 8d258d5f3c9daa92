import type { Place } from '@vigil/common/events';
import { countries, type NewsText, type Statement } from '@vigil/reader';
import { findPlaces } from './find.ts';
import { countrySpots, placeSpots, type Spot } from './tables.ts';

/** A place as displayed; null where it has no point on the map. */
export interface Located {
  location: string;
  place: Place | null;
}

/** What of a statement says where its act is. */
type StatedWhere = Pick<Statement, 'country' | 'kind' | 'by' | 'on' | 'spans'>;

/**
 * Where the act of a statement is: the best of the places that the text names, the words of the statement's span `where` before all,
 * then those of its country or sea. Another place in the title counts only where the text does not name the country.
 */
export function placeOf(statement: StatedWhere, text: NewsText): Located {
  const named = candidatesIn(statement, text).filter(({ points }) => points > 0);
  const [best] = named.sort((a, b) => b.points - a.points);
  if (best) return { location: best.spot.location, place: best.spot.place };
  return fallbacks[statement.country] ?? unknown;
}

interface PossiblePlace {
  spot: Spot;
  points: number;
}

/** As much of the summary as the reader is given, in UTF-16 units. */
const summaryLength = 260;

function candidatesIn(statement: StatedWhere, { title, summary }: NewsText): PossiblePlace[] {
  const wheres = statement.spans.filter(({ role }) => role === 'where');
  const candidates = (part: 'title' | 'summary', text: string) =>
    findPlaces(text).map((found) => {
      const isWhere = wheres.some((span) => span.in === part && span.start < found.end && found.start < span.end);
      return { spot: found.spot, points: pointsOf(found.spot, statement, part === 'title', isWhere) };
    });
  return [...candidates('title', title), ...candidates('summary', summary.slice(0, summaryLength))];
}

/** Zero or less for what is no place of the act. The points were tuned on labels. */
function pointsOf(spot: Spot, { country, kind, by, on }: StatedWhere, isTitle: boolean, isWhere: boolean): number {
  const isGovernment = spot.kind === 'capital' && spoken.has(kind) && !isWhere;
  const own = isGovernment ? -1 : kindPoints[spot.kind];
  const points = own + (isTitle ? titlePoints : 0);
  if (isOf(spot, country))
    return inCountry + points + (isWhere ? whereSaid : isTitle && waters.has(country) ? namedWaters : 0);
  if (spot.kind === 'seat') return 0;
  if (isWhere) return elsewhereSaid + points;
  const isElsewhere =
    isTitle && states.has(country) && !by.some((party) => party === country) && spot.kind !== 'people';
  return isElsewhere ? 1 + own + (on.some((party) => party === spot.code) ? 2 : 0) : 0;
}

/** Greater than all points of kinds together, so that the order is: said by the span, in the country, elsewhere. */
const inCountry = 11;
const namedWaters = 20;
const elsewhereSaid = 28;
const whereSaid = 30;
const titlePoints = 2;
const kindPoints: Record<Spot['kind'], number> = {
  town: 3,
  site: 3,
  capital: 3,
  sea: 2,
  region: 2,
  country: 0,
  people: -1,
  seat: -2,
  none: 0,
};
const spoken: ReadonlySet<string> = new Set(['threat', 'talks', 'reaction', 'politics', 'sanction', 'deal']);
const states: ReadonlySet<string> = new Set(['other', ...countrySpots.map(({ code }) => code)]);

/** Whether an act of this country may be at a place. A sea may go by the name of one beside it. */
function isOf({ code, kind }: Spot, country: StatedWhere['country']): boolean {
  if (code === country) return true;
  if (country === 'other') return !known.has(code) || code === 'global';
  return kind === 'sea' && waters.has(country);
}

const known: ReadonlySet<string> = new Set(countries);
const waters: ReadonlySet<string> = new Set(['hormuz', 'redsea', 'sea', 'region']);
const unknown: Located = { location: 'Unknown', place: null };
const fallbacks: Record<string, Located> = {
  ...Object.fromEntries(countrySpots.map(({ code, location, place }) => [code, { location, place }])),
  ...Object.fromEntries(
    placeSpots.flatMap(({ code, location, place }) =>
      location === 'Strait of Hormuz' || location === 'Red Sea' ? [[code, { location, place }]] : [],
    ),
  ),
  // Neither has a point on the map.
  region: { location: 'Middle East', place: null },
  global: { location: 'Global', place: null },
};
