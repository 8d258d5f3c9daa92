import type { EventType } from '@vigil/common/events';
import type { Act } from '../../language/acts.ts';
import { clausesOf, mainOf } from '../../language/clauses.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Hit } from '../../language/lexicon.ts';
import type { Passage, Reading } from '../../language/passage.ts';
import { homes, type Spot } from '../../language/places.ts';
import { areaOf, sidesOf } from './features.ts';

/** A place that an item may be about. */
export interface PlaceCandidate {
  spot: { location: string; place: Spot['place'] | null; country: string; kind: Spot['kind'] | 'global' };
  features: string[];
}

/** All places that title and summary name, the whole world and the region among them, with what speaks for each. */
export function placeCandidates(
  reading: Reading,
  acts: readonly Act[],
  answers: { eventType: EventType; byRules: string | null; deed: string },
): PlaceCandidate[] {
  const found = new Map<string, PlaceCandidate>();
  const add = (spot: PlaceCandidate['spot'], features: string[]) => {
    const known = found.get(spot.location);
    if (known) known.features.push(...features);
    else found.set(spot.location, { spot, features: [...features] });
  };
  for (const spot of everywhere) add(spot, []);
  for (const [name, passage] of [
    ['title', reading.title],
    ['summary', reading.lead],
  ] as const) {
    const hits = [...passage.places, ...homesIn(passage)].sort((a, b) => a.from - b.from);
    const tops = name === 'title' ? topFrom(passage) : 0;
    for (const [order, hit] of hits.entries())
      add(hit.value, ofHit(hit, name, passage, acts, order, tops, answers.eventType));
  }
  const all = [...found.values()];
  const kinds = all
    .filter(({ features }) => features.some((one) => one.startsWith('title')))
    .map(({ spot }) => kindOf(spot));
  const context = [
    `type ${answers.eventType}`,
    `title names ${sidesOf(reading.title)}`,
    `event ${answers.deed}`,
    ...reading.title.topics.map(({ value }) => `topic ${value}`),
    ...[...new Set(kinds)].map((kind) => `beside ${kind}`),
    reading.lead.words.length === 0 ? 'no summary' : 'with summary',
  ];
  for (const { spot, features } of all) {
    const kind = kindOf(spot);
    features.push(kind, ...context.map((one) => `${kind}, ${one}`));
    if (spot.location === answers.byRules)
      features.push('chosen by rules', `chosen by rules, type ${answers.eventType}`);
    features.push(
      features.some((one) => one.startsWith('title')) ? `${kind} in the title` : `${kind} not in the title`,
    );
  }
  return all;
}

const everywhere: PlaceCandidate['spot'][] = [
  { location: 'Global', place: null, country: '', kind: 'global' },
  { location: 'Middle East', place: null, country: '', kind: 'region' },
];

function kindOf({ location, country, kind }: PlaceCandidate['spot']): string {
  if (kind === 'global' || location === 'Middle East') return location;
  const area = areaOf(country, location);
  return kind === 'town' ? `town of a ${area}` : area;
}

function topFrom({ words, topics }: Passage): number {
  return mainOf(words, clausesOf(words), topics).to;
}

function ofHit(
  { from, to, value }: Hit<Spot>,
  name: string,
  { words, mentions }: Passage,
  acts: readonly Act[],
  order: number,
  headEnd: number,
  eventType: EventType,
): string[] {
  const kind = value.kind === 'people' ? 'people' : value.kind;
  const before = words[from - 1] ?? '';
  const two = words[from - 2] ?? '';
  const after = words[to] ?? '';
  const way = prepositions.has(before) ? before : prepositions.has(two) ? two : 'none';
  const role = mentions.find((one) => one.from === from)?.role ?? 'place';
  const features = [
    `${name}`,
    `${name}: ${kind}`,
    `${name}: ${kind} after ${way}`,
    `${name}: ${kind} after ${way}, ${eventType}`,
    `${name}: number ${Math.min(order + 1, 4)}`,
    `${name}: number ${Math.min(order + 1, 4)}, ${eventType}`,
    `${name}: ${role}`,
  ];
  if (speaking.has(after)) features.push(`${name}: speaks`, `${name}: speaks, ${kind}`);
  if (organised.test(after)) features.push(`${name}: in the name of a body`);
  if (name !== 'title') return features;
  if (from === 0) features.push('title: begins with it', `title: begins with it, ${eventType}`);
  features.push(from < headEnd ? 'title: in the head clause' : 'title: after the head clause');
  const party = sideOf(value.country);
  for (const { actor, target } of acts.slice(0, 1)) {
    if (party && party === actor) features.push('title: strikes', `title: strikes, ${kind}`);
    if (party && party === target) features.push('title: is struck', `title: is struck, ${kind}`);
    features.push(`title: beside an act, ${areaOf(value.country, value.location)}`);
  }
  return features;
}

function sideOf(country: string): Party | null {
  return country === 'Israel' ? 'israel' : country === 'Iran' ? 'iran' : country === 'United States' ? 'usa' : null;
}

const prepositions = new Set(
  'in at near over on across inside outside off around against toward towards into of through to from with by for as and between hits strikes targets after amid'.split(
    ' ',
  ),
);
const speaking = new Set(
  'says said claims reports warns tells denies vows confirms condemns urges calls asks threatens announces rejects slams demands'.split(
    ' ',
  ),
);
const organised =
  /^(?:university|institute|times|post|bank|airlines|airways|stock|exchange|police|court|senate|council)$/;

/** A force or a leader stands for a country that is not named. */
function homesIn({ mentions }: Passage): Hit<Spot>[] {
  return mentions.flatMap(({ from, to, party, role }) => {
    const home = homes[party];
    return home && role !== 'place' && role !== 'capital' ? [{ from, to, value: home }] : [];
  });
}
