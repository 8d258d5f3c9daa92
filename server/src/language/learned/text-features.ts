import { isReal } from '../acts.ts';
import type { AnalysedText } from '../analysed-text.ts';
import { type Clause, isIn } from '../clauses.ts';
import type { Party } from '../data/parties.ts';
import type { Topic } from '../data/topics.ts';
import { valuesOf } from '../lexicon.ts';
import { type Mention, partiesOf } from '../parties.ts';
import type { Passage } from '../passage.ts';
import { wordSet } from '../text.ts';
import { areaOf } from './areas.ts';
import { formsOf, lengthOf } from './form.ts';
import { type Group, named } from './model.ts';
import { signsOf } from './signs.ts';

/**
 * What a text says, as named features: the topics of title and summary, who is named, who strikes whom, the head clause,
 * words and form. Israel and Iran are `side` alike, so no feature tells them apart.
 */
export function textFeatures(reading: AnalysedText): Group[] {
  const { title, opening } = reading;
  const features: Group[] = [];
  const add: Add = (group, values) => {
    if (values.length > 0) features.push([group, values]);
  };
  const parties = sidesOf(title);
  const topics = valuesOf(title.topics);
  add('title names', [parties]);
  add('summary names', [sidesOf(opening)]);
  add('both name', [sidesOf(title, opening)]);
  add('title', topics);
  add(named('title naming ', parties), topics);
  add('summary', valuesOf(opening.topics));
  addActs(add, reading);
  addHead(add, reading, topics);
  addVoices(add, reading, parties);
  add('form', formsOf(reading));
  add('length', [lengthOf(reading)]);
  addFrame(add, reading);
  addWords(add, title);
  add('sign', signsOf(title));
  add(
    'summary word',
    tokensOf(opening).filter((token) => !idle.has(token)),
  );
  add('title place', placesIn(title));
  add('summary place', placesIn(opening));
  for (const { party, role } of title.mentions) add(named(named('title names a ', role), ' of'), [kindOf(party)]);
  add('summary is', [opening.words.length === 0 ? 'missing' : 'there']);
  return features;
}

type Add = (group: string, values: readonly string[]) => void;

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

function addActs(add: Add, { title, acts }: AnalysedText): void {
  for (const act of acts) {
    const roles = `${kindOf(act.actor)} strikes ${kindOf(act.target)}`;
    const way = isReal(title, act) ? 'act done' : 'act not done';
    add('act', [roles]);
    add(way, [roles, 'by any']);
    add(way, [act.isSubordinate ? 'in a circumstance' : 'in the head clause']);
  }
}

function kindOf(party: Party | null): string {
  return party === 'israel' || party === 'iran' ? 'side' : (party ?? 'unnamed');
}

/** The head clause: what it is about, and what stands beside it. */
function addHead(add: Add, { title, head }: AnalysedText, all: readonly Topic[]): void {
  const topics = isIn(head, title.topics).map(({ value }) => value);
  add('head clause', topics);
  add(
    'beside the head clause',
    all.filter((topic) => !topics.includes(topic)),
  );
  // Uncut: 'strikes' is a verb of the clause where 'strike' is a noun.
  add('word in the head clause', tokensOf(title, formOf, head));
}

/** Who speaks or is affected in the head clause and beside it, and which of them comes first. */
function addVoices(add: Add, { title, head, voices }: AnalysedText, parties: string): void {
  const inHead = valuesOf(isIn(head, voices));
  const all = valuesOf(voices);
  add('voice', all);
  add('voice in the head clause', inHead);
  add(
    'voice beside the head clause',
    all.filter((voice) => !inHead.includes(voice)),
  );
  add(named('voice in the head clause, naming ', parties), inHead);
  const order = all.slice(0, 3).join(' > ');
  add('voices in order', [order || 'none']);
  const first = title.mentions[0];
  const begins =
    voices[0] && voices[0].from < 3 && (!first || voices[0].from < first.from)
      ? voices[0].value
      : first && first.from < 3
        ? kindOf(first.party)
        : 'other';
  add('begins with', [begins]);
  const second = voices.find(({ from }) => from > 0 && (!first || from >= first.to));
  if (second) add(named('after beginning with ', begins), [second.value]);
  for (const voice of inHead) add(named('begins with ', begins), [voice]);
}

function addFrame(add: Add, { frame }: AnalysedText): void {
  const { stance, triggers, phase, things, persons, arms, certain, towns } = frame;
  const [first = 'none'] = triggers;
  add('told as', [stance]);
  add('head event', [first]);
  add(named('head event, told as ', stance), [first]);
  add('event', triggers.slice(1));
  add(named('agent and target of ', first), [named(named(roleOf(certain.actor), ' > '), roleOf(certain.target))]);
  add(named('thing of ', first), [things[0] ?? 'none']);
  add(named('town of ', first), [towns.length > 0 ? 'named' : 'none']);
  if (phase) add('phase', [phase]);
  add('thing', things);
  add('person', persons);
  add('arms', arms);
}

/** An actor of a frame by its kind. */
function roleOf(actor: string | null): string {
  if (actor === null) return 'unnamed';
  return actor === 'israel' || actor === 'iran' ? 'side' : actor === 'usa' ? 'usa' : 'other';
}

function addWords(add: Add, title: Passage): void {
  const tokens = tokensOf(title);
  add(
    'word',
    tokens.filter((token) => !idle.has(token)),
  );
  for (let at = 1; at < tokens.length; at++) add(named('words: ', tokens[at - 1] ?? ''), [tokens[at] ?? '']);
  add('first word', [tokens[0] ?? '']);
  if (title.words.includes('?')) add('form', ['a question']);
}

/** Words that say nothing by themselves. */
const idle = wordSet(
  'the a an and of to in for on as at by with from it its his her he she has have had be been was were are that this , . : ; | - – — or into but than so',
);

/** Words of a passage or of one clause, cut to their stems; parties, places and numbers by their kind alone. */
function tokensOf(
  { words, mentions, places }: Passage,
  cut: (word: string) => string = stemOf,
  { from, to }: Clause = { from: 0, to: words.length },
): string[] {
  const tokens: string[] = [];
  for (let at = from; at < to; ) {
    const named = maxMentionAt(mentions, at);
    const placed = places.find(({ from }) => from === at);
    if (named && (!placed || named.to >= placed.to || named.party !== 'ally')) {
      tokens.push(tokenOf[named.party]);
      at = named.to;
    } else if (placed) {
      tokens.push(placed.value.kind === 'region' ? '[region]' : '[place]');
      at = placed.to;
    } else {
      tokens.push(cut(words[at] ?? ''));
      at += 1;
    }
  }
  return tokens;
}

const tokenOf: Record<Party, string> = { israel: '[side]', iran: '[side]', usa: '[usa]', ally: '[ally]' };

function maxMentionAt(mentions: readonly Mention[], at: number): Mention | undefined {
  let longest: Mention | undefined;
  for (const one of mentions) if (one.from === at && (!longest || one.to > longest.to)) longest = one;
  return longest;
}

/** A word as it stands. */
function formOf(word: string): string {
  return digits.test(word) ? '[number]' : word;
}

const digits = /^\d/;

/** Each word is cut once: a language has few words, used often. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = digits.test(word)
    ? '[number]'
    : word.length < 5
      ? word
      : word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
  if (stems.size >= stemsKept) stems.clear();
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();
const stemsKept = 50_000;

/** The kind of each place, without the lands of the two sides. */
function placesIn({ places }: Passage): string[] {
  return places.map(({ value }) => areaOf(value.country, value.location)).filter((area) => area !== 'side');
}
