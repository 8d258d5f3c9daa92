import type { Clause } from './clauses.ts';
import type { Topic } from './data/topics.ts';
import { figuresIn, literal } from './figures.ts';
import { createLexicon, findAll, type Hit } from './lexicon.ts';
import { findMentions, type Mention } from './parties.ts';
import { findPlaces, type Spot } from './places.ts';
import { readText, type Words, wordSet } from './text.ts';
import { topicPhrases } from './triggers.ts';

/** A text with what was recognised in it, each list in text order. */
export interface Passage {
  words: Words;
  /** Positions of words with a capital; titles only. */
  capitals: readonly number[];
  mentions: Mention[];
  topics: Hit<Topic>[];
  places: Hit<Spot>[];
  /** Figures of speech; topics inside them are left out. */
  figures: readonly Clause[];
}

/** A headline and its summary. */
export interface Passages {
  title: Passage;
  /** The beginning of the summary. */
  lead: Passage;
  /** Its first sentence. */
  opening: Passage;
}

/** Recognises parties, topics and places once for all rules. */
export function readPassages({ title, summary }: { title: string; summary: string }): Passages {
  const text = readText({ title, summary });
  const lead = toPassage(text.lead);
  return { title: toPassage(text.title, text.capitals), lead, opening: firstWords(lead, text.opening.length) };
}

/** Whether the passage has one of these topics. */
export function speaksOf(passage: Passage, ...wanted: Topic[]): boolean {
  return passage.topics.some(({ value }) => wanted.includes(value));
}

/** How many words of the passage begin one of these topics. */
export function countOf(passage: Passage, ...wanted: Topic[]): number {
  return new Set(passage.topics.filter(({ value }) => wanted.includes(value)).map(({ from }) => from)).size;
}

/** The words that matched these topics, for a displayed reason. */
export function quote(passage: Passage, ...wanted: Topic[]): string {
  const hits = passage.topics.filter(({ value }) => wanted.includes(value));
  const phrases = hits.map(({ from, to }) => `'${passage.words.slice(from, to).join(' ')}'`);
  return [...new Set(phrases)].slice(0, 4).join(', ');
}

const lexicon = createLexicon<Topic>(topicPhrases());

function toPassage(words: Words, capitals: readonly number[] = []): Passage {
  const places = findPlaces(words);
  const figures = figuresIn(words);
  const topics = findAll(lexicon, words).filter((hit) => !isOfName(hit, places) && !isOfFigure(hit, figures));
  return { words, capitals, mentions: findMentions(words), topics: withLaunches(topics, words), places, figures };
}

/** The 'Dead Sea' is no casualty. */
function isOfName({ from, to, value }: Hit<Topic>, places: readonly Hit<Spot>[]): boolean {
  if (value !== 'casualty') return false;
  return places.some((place) => place.from <= from && to <= place.to && to - from < place.to - place.from);
}

/** In a figure of speech, words of war report no attack and no weapons. Other topics stay. */
function isOfFigure(hit: Hit<Topic>, figures: readonly Clause[]): boolean {
  return warlike.has(hit.value) && literal([hit], figures).length === 0;
}

const warlike = new Set<Topic>(['strike', 'weapon', 'force', 'casualty', 'mass', 'truce', 'threat', 'nuclear']);

/** 'Launches more than two hundred drones': adds an attack where verb and weapon are apart. */
function withLaunches(topics: Hit<Topic>[], words: Words): Hit<Topic>[] {
  const launched = topics.filter(({ value }) => value === 'weapon' || value === 'strike');
  if (launched.length === 0) return topics;
  const launches = [...words.keys()].filter((at) => {
    if (!launching.has(words[at] ?? '') || launched.some(({ from, value }) => from === at && value === 'strike'))
      return false;
    return launched.some(({ from }) => from > at && from - at < 6);
  });
  if (launches.length === 0) return topics;
  const all = [...topics, ...launches.map((at): Hit<Topic> => ({ from: at, to: at + 1, value: 'strike' }))];
  return all.sort((a, b) => a.from - b.from);
}

const launching = wordSet('launch launches launched fire hurls hurled rains');

function firstWords({ words, capitals, mentions, topics, places, figures }: Passage, length: number): Passage {
  const isIn = ({ to }: { to: number }) => to <= length;
  return {
    words: words.slice(0, length),
    capitals,
    mentions: mentions.filter(isIn),
    topics: topics.filter(isIn),
    places: places.filter(isIn),
    figures: figures.filter(isIn),
  };
}
