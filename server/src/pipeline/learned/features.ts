import type { Act } from '../../language/acts.ts';
import { isReal } from '../../language/acts.ts';
import { clausesOf, mainOf } from '../../language/clauses.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Topic } from '../../language/data/topics.ts';
import { frameOf } from '../../language/frame.ts';
import type { Mention } from '../../language/parties.ts';
import { partiesOf } from '../../language/parties.ts';
import type { Passage, Reading } from '../../language/passage.ts';
import { wordSet } from '../../language/text.ts';
import type { ConflictState } from '../conflict/conflict.ts';
import { bias } from './model.ts';
import { signsOf } from './signs.ts';

/** What the rules made of an item, for the models to lean on. */
export interface RuleAnswers {
  relevance: string;
  eventType: string;
  urgency: string;
}

/**
 * What an item says, as named features: the topics of title and summary, who is named, who strikes whom, the head
 * clause, words, form, and the answers of the rules. Israel and Iran are `side` alike, so no feature tells them apart.
 */
export function featuresOf(reading: Reading, acts: readonly Act[], rules: RuleAnswers, state: ConflictState): string[] {
  const { title, opening } = reading;
  const parties = sidesOf(title);
  const topics = topicsOf(title);
  const later = topicsOf(opening);
  return [
    bias,
    `state: ${state}`,
    `relevance by rules: ${withoutQuotes(rules.relevance)}`,
    `type by rules: ${rules.eventType}`,
    `urgency by rules: ${withoutQuotes(rules.urgency)}`,
    `level by rules: ${rules.urgency.split(':')[0]}`,
    `title names ${parties}`,
    `summary names ${sidesOf(opening)}`,
    `both name ${sidesOf(title, opening)}`,
    ...topics.map((topic) => `title: ${topic}`),
    ...topics.map((topic) => `title: ${topic}, ${parties}`),
    ...later.map((topic) => `summary: ${topic}`),
    ...ofActs(title, acts),
    ...ofHead(title),
    ...ofFrame(reading),
    ...ofWords(title),
    ...signsOf(title).map((sign) => `sign: ${sign}`),
    ...[...new Set(tokensOf(opening))].filter((token) => !idle.has(token)).map((word) => `summary word: ${word}`),
    ...placesIn(title).map((place) => `title place: ${place}`),
    ...placesIn(opening).map((place) => `summary place: ${place}`),
    ...title.mentions.map(({ party, role }) => `title names a ${role} of ${kindOf(party)}`),
    opening.words.length === 0 ? 'no summary' : 'with summary',
  ];
}

/** Which kinds of parties are named. */
export function sidesOf(...passages: Passage[]): string {
  const named = partiesOf(...passages);
  const sides =
    named.has('israel') && named.has('iran')
      ? 'both sides'
      : named.has('israel') || named.has('iran')
        ? 'one side'
        : '';
  const parts = [sides, named.has('usa') ? 'usa' : '', named.has('ally') ? 'ally' : ''].filter((part) => part !== '');
  return parts.join(' and ') || 'no party';
}

function topicsOf({ topics }: Passage): Topic[] {
  return [...new Set(topics.map(({ value }) => value))];
}

function ofActs(title: Passage, acts: readonly Act[]): string[] {
  return acts.flatMap((act) => {
    const ends = `${kindOf(act.actor)} strikes ${kindOf(act.target)}`;
    const way = isReal(title, act) ? 'done' : 'not done';
    return [`act: ${ends}`, `act ${way}: ${ends}`, `act ${way}`];
  });
}

function kindOf(party: Party | null): string {
  return party === 'israel' || party === 'iran' ? 'side' : (party ?? 'unnamed');
}

/** The head clause: what it is about, and its first words. */
function ofHead(title: Passage): string[] {
  const main = mainOf(title.words, clausesOf(title.words), title.topics);
  const topics = title.topics.filter(({ from, to }) => from >= main.from && to <= main.to).map(({ value }) => value);
  const aside = topicsOf(title).filter((topic) => !topics.some((one) => one === topic));
  return [
    ...new Set(topics.map((topic) => `head clause: ${topic}`)),
    ...aside.map((topic) => `beside the head clause: ${topic}`),
  ];
}

function ofFrame(reading: Reading): string[] {
  const { stance, deeds, phase, things, persons, arms } = frameOf(reading);
  const [first] = deeds;
  return [
    `told as ${stance}`,
    `head event: ${first ?? 'none'}`,
    `head event: ${first ?? 'none'}, told as ${stance}`,
    ...deeds.slice(1).map((deed) => `event: ${deed}`),
    ...(phase ? [`phase: ${phase}`] : []),
    ...things.map((thing) => `thing: ${thing}`),
    ...persons.map((person) => `person: ${person}`),
    ...arms.map((arm) => `arms: ${arm}`),
  ];
}

function ofWords(title: Passage): string[] {
  const tokens = tokensOf(title);
  const words = tokens.filter((token) => !idle.has(token));
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`);
  return [
    ...new Set([
      ...words.map((word) => `word: ${word}`),
      ...pairs.map((pair) => `words: ${pair}`),
      `first word: ${tokens[0] ?? ''}`,
      ...(title.words.includes('?') ? ['asks'] : []),
    ]),
  ];
}

/** Words that say nothing by themselves. */
const idle = wordSet(
  'the a an and of to in for on as at by with from it its his her he she has have had be been was were are that this , . : ; | - – — or into but than so',
);

/** Words cut to their stems; parties, places and numbers by their kind alone. */
export function tokensOf({ words, mentions, places }: Passage): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < words.length; ) {
    const named = longestAt(mentions, at);
    const placed = places.find(({ from }) => from === at);
    if (named && (!placed || named.to >= placed.to || named.party !== 'ally')) {
      tokens.push(`[${named.party === 'israel' || named.party === 'iran' ? 'side' : named.party}]`);
      at = named.to;
    } else if (placed) {
      tokens.push(placed.value.kind === 'region' ? '[region]' : '[place]');
      at = placed.to;
    } else {
      tokens.push(stemOf(words[at] ?? ''));
      at += 1;
    }
  }
  return tokens;
}

function longestAt(mentions: readonly Mention[], at: number): Mention | undefined {
  let longest: Mention | undefined;
  for (const one of mentions) if (one.from === at && (!longest || one.to > longest.to)) longest = one;
  return longest;
}

function stemOf(word: string): string {
  if (/^\d/.test(word)) return '[number]';
  if (word.length < 5) return word;
  return word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
}

/** The kind of each place, without the lands of the two sides. */
function placesIn({ places }: Passage): string[] {
  return [...new Set(places.map(({ value }) => areaOf(value.country, value.location)))].filter(
    (area) => area !== 'side',
  );
}

/** Countries and waters by what they are in the conflict. */
export function areaOf(country: string, location: string): string {
  if (country === 'Israel' || country === 'Iran') return 'side';
  if (country === 'United States') return 'usa';
  if (country === '') return waters.has(location) ? 'strait or sea' : 'region';
  if (gulf.has(country)) return 'gulf state';
  if (allied.has(country)) return 'land of an ally';
  return near.has(country) ? 'neighbour' : 'third country';
}

const waters = new Set(
  'Strait of Hormuz|Red Sea|Gulf of Oman|Persian Gulf|Gulf of Aden|Bab el-Mandeb|Arabian Sea|Gulf|Caspian Sea|Mediterranean Sea|Indian Ocean'.split(
    '|',
  ),
);
const gulf = new Set('United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Saudi Arabia'.split('|'));
const allied = new Set(['Lebanon', 'Yemen']);
const near = new Set(
  'Iraq|Syria|Jordan|Türkiye|Egypt|Cyprus|Azerbaijan|Armenia|Pakistan|Turkmenistan|Afghanistan|Georgia'.split('|'),
);

/** 'urgent: an armed act' of "urgent: an armed act ('hits')". */
function withoutQuotes(reason: string): string {
  return reason
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/'[^']*'(?:, '[^']*')*/g, '')
    .replace(/\d+/g, '#')
    .replace(/\b(?:israel|iran)\b/g, 'side')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of war, of the strait, of the oil and of envoys: without one of them and without a party nothing is judged by a model. */
export function isHinted({ title, opening }: Reading): boolean {
  return title.mentions.length > 0 || opening.mentions.length > 0 || title.words.some((word) => hints.has(word));
}

const hints = wordSet(
  'war ceasefire hormuz strait gulf oil brent crude missile missiles drone drones strikes truce blockade nuclear east trump pentagon hegseth vance',
);
