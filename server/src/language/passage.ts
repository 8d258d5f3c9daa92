import type { Clause } from './clauses.ts';
import type { Topic } from './data/topics.ts';
import { figuresIn, literal } from './figures.ts';
import { createLexicon, findAll, type Hit } from './lexicon.ts';
import { findMentions, type Mention } from './parties.ts';
import { findPlaces, type Spot } from './places.ts';
import { readText, type Words, wordSet } from './text.ts';
import { topicPhrases } from './triggers.ts';

/** A stretch of text with what was recognised in it, each list in the order of the words. */
export interface Passage {
  words: Words;
  /** Where words with a capital stand; of a title alone. */
  capitals: readonly number[];
  mentions: Mention[];
  topics: Hit<Topic>[];
  places: Hit<Spot>[];
  /** Where it speaks in figures; topics that stand there are left out. */
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

/** Recognises parties, topics and places once, for all that decide on them. */
export function read({ title, summary }: { title: string; summary: string }): Passages {
  const text = readText({ title, summary });
  const lead = toPassage(text.lead);
  return { title: toPassage(text.title, text.capitals), lead, opening: firstWords(lead, text.opening.length) };
}

/** Does the passage speak of one of these? */
export function speaksOf(passage: Passage, ...wanted: Topic[]): boolean {
  return passage.topics.some(({ value }) => wanted.includes(value));
}

/** How often, each place in the text counted once. */
export function countOf(passage: Passage, ...wanted: Topic[]): number {
  return new Set(passage.topics.filter(({ value }) => wanted.includes(value)).map(({ from }) => from)).size;
}

/** The words that made the passage speak of these, for the reader of a reason. */
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

/** Nobody dies of the 'Dead Sea'. */
function isOfName({ from, to, value }: Hit<Topic>, places: readonly Hit<Spot>[]): boolean {
  if (value !== 'casualty') return false;
  return places.some((place) => place.from <= from && to <= place.to && to - from < place.to - place.from);
}

/** In a figure of speech, words of war report no act and no arms. Its other topics stay. */
function isOfFigure(hit: Hit<Topic>, figures: readonly Clause[]): boolean {
  return warlike.has(hit.value) && literal([hit], figures).length === 0;
}

const warlike = new Set<Topic>(['strike', 'weapon', 'force', 'casualty', 'mass', 'truce', 'threat', 'nuclear']);

/** 'Launches more than two hundred drones': the deed stands apart from its arms. */
function withLaunches(topics: Hit<Topic>[], words: Words): Hit<Topic>[] {
  const launches = [...words.keys()].filter((at) => {
    if (!launching.has(words[at] ?? '') || topics.some(({ from, value }) => from === at && value === 'strike'))
      return false;
    return topics.some(({ from, value }) => from > at && from - at < 6 && (value === 'weapon' || value === 'strike'));
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
