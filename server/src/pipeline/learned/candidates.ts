import { type EventType, eventTypes } from '@vigil/common/events';
import type { Party } from '../../language/data/parties.ts';
import { areaOf } from '../../language/learned/areas.ts';
import type { Group } from '../../language/learned/model.ts';
import { sidesOf } from '../../language/learned/text-features.ts';
import type { Hit } from '../../language/lexicon.ts';
import type { Passage } from '../../language/passage.ts';
import { type Spot, spotKinds } from '../../language/places.ts';
import type { Reading } from '../../reading/reading.ts';
import { possiblePlaces } from '../classify/place.ts';

/** A place that an item may be about. */
export interface PlaceCandidate {
  spot: { location: string; place: Spot['place'] | null; country: string; kind: Spot['kind'] | 'global' };
  kind: string;
  isInTitle: boolean;
  features: Group[];
}

/** All places that title and summary name, the whole world and the region among them, with what speaks for each. */
export function placeCandidates(
  reading: Reading,
  answers: { eventType: EventType; byRules: string | null },
): PlaceCandidate[] {
  const { title, lead, frame, head, acts } = reading;
  const { eventType, byRules } = answers;
  const found = new Map<string, PlaceCandidate>(
    everywhere.map((spot) => [spot.location, { spot, kind: kindOf(spot), isInTitle: false, features: [] }]),
  );
  for (const passage of [title, lead]) {
    const isTitle = passage === title;
    const hits = possiblePlaces(passage, acts).sort((a, b) => a.from - b.from);
    for (const [order, hit] of hits.entries()) {
      const { location } = hit.value;
      const known = found.get(location) ?? {
        spot: hit.value,
        kind: kindOf(hit.value),
        isInTitle: isTitle,
        features: [],
      };
      found.set(location, known);
      known.isInTitle ||= isTitle;
      addHit(known.features, hit, isTitle ? 'title' : 'summary', passage, order, eventType);
      if (isTitle) addRole(known.features, hit, reading, head.to, eventType);
    }
  }
  const all = [...found.values()];
  const context: Record<(typeof contexts)[number], readonly string[]> = {
    type: [eventType],
    'title names': [sidesOf(title)],
    event: [frame.triggers[0] ?? 'none'],
    topic: title.topics.map(({ value }) => value),
    beside: all.filter(({ isInTitle }) => isInTitle).map(({ kind }) => kind),
    'summary is': [lead.words.length === 0 ? 'missing' : 'there'],
  };
  for (const { spot, kind, isInTitle, features } of all) {
    features.push(['kind', [kind]], [isInTitle ? 'in the title' : 'not in the title', [kind]]);
    const groups = contextGroups.get(kind) ?? contextGroupsOf(kind);
    for (const [at, name] of contexts.entries()) features.push([groups[at] ?? '', context[name]]);
    if (spot.location === byRules) features.push(['chosen by rules', ['any type', eventType]]);
  }
  return all;
}

/** What stands beside all candidates. */
const contexts = ['type', 'title names', 'event', 'topic', 'beside', 'summary is'] as const;

/** The groups of the contexts by the kind of a place. */
const contextGroups = new Map<string, readonly string[]>();

function contextGroupsOf(kind: string): readonly string[] {
  const groups = contexts.map((name) => `${kind}, ${name}`);
  contextGroups.set(kind, groups);
  return groups;
}

const everywhere: PlaceCandidate['spot'][] = [
  { location: 'Global', place: null, country: '', kind: 'global' },
  { location: 'Middle East', place: null, country: '', kind: 'region' },
];

function kindOf({ location, country, kind }: PlaceCandidate['spot']): string {
  if (kind === 'body') return 'seat of a body';
  if (kind === 'global' || location === 'Middle East') return location;
  const area = areaOf(country, location);
  return kind === 'town' ? `town of a ${area}` : area;
}

function addHit(
  features: Group[],
  { from, to, value }: Hit<Spot>,
  name: 'title' | 'summary',
  { words, mentions }: Passage,
  order: number,
  eventType: EventType,
): void {
  const before = words[from - 1] ?? '';
  const two = words[from - 2] ?? '';
  const after = words[to] ?? '';
  const way = prepositions.has(before) ? before : prepositions.has(two) ? two : 'none';
  const role = mentions.find((one) => one.from === from)?.role ?? 'place';
  const rank = ranks[order] ?? 'fourth or later';
  const groups = hitGroups.get(name)?.get(value.kind)?.get(eventType) ?? hitGroupsOf(name, value.kind, eventType);
  const values = ['named', rank, ...(organised.test(after) ? ['in the name of a body'] : [])];
  features.push(
    [name, speaking.has(after) ? [...values, 'speaks'] : values],
    [groups.kind, [value.kind]],
    [groups.role, [role]],
    [groups.rank, [rank]],
    [groups.after, [way]],
    [groups.afterIn, [way]],
  );
  if (speaking.has(after)) features.push([groups.speaks, [value.kind]]);
}

/** The groups of what stands around a place, by passage, kind of the place and type of the event. */
const hitGroups = new Map(
  (['title', 'summary'] as const).map((name) => [
    name,
    new Map(spotKinds.map((kind) => [kind, new Map(eventTypes.map((type) => [type, hitGroupsOf(name, kind, type)]))])),
  ]),
);

function hitGroupsOf(name: string, kind: string, eventType: string) {
  return {
    kind: `${name}: kind`,
    role: `${name}: role`,
    speaks: `${name}: speaks`,
    rank: `${name}, ${eventType}`,
    after: `${name}: ${kind} after`,
    afterIn: `${name}: ${kind} in ${eventType} after`,
  };
}

const ranks = ['first', 'second', 'third'];

/** What the title does with a place: it begins with it, names it, has it strike or be struck. */
function addRole(
  features: Group[],
  { from, value: { country, location, kind } }: Hit<Spot>,
  { acts }: Reading,
  headEnd: number,
  eventType: EventType,
): void {
  if (from === 0) features.push(['title begins with it', ['any type', eventType]]);
  features.push(['title', [from < headEnd ? 'in the head clause' : 'after the head clause']]);
  const [act] = acts;
  if (!act) return;
  const party = sideOf(country);
  if (party && party === act.actor) features.push(['title: strikes', ['any', kind]]);
  if (party && party === act.target) features.push(['title: is struck', ['any', kind]]);
  features.push(['title: beside an act', [areaOf(country, location)]]);
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
