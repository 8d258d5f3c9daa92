import { describe, expect, it } from 'vitest';
import { figures } from './data/figures.ts';
import { bodies, persons, phases, stances, things } from './data/meanings.ts';
import { arms, properNames } from './data/names.ts';
import { notReported } from './data/not-reported.ts';
import { otherCauses, works } from './data/other-subjects.ts';
import { topics } from './data/topics.ts';
import { triggers } from './data/triggers.ts';
import { voices } from './data/voices.ts';
import { createLexicon, findAll } from './lexicon.ts';
import { annotatedPhrasesOf, phrasesOf } from './phrases.ts';
import { toWords } from './text.ts';
import { topicPhrases, triggerPairs } from './triggers.ts';

/** Each table as its headings with their phrases. */
const tables: Record<string, [heading: string, phrases: string[]][]> = {
  triggers: triggers.map(({ name, phrases }) => [name, annotatedPhrasesOf(phrases).map(({ phrase }) => phrase)]),
  topics: topics.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  stances: stances.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  phases: phases.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  things: things.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  persons: persons.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  bodies: bodies.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  arms: arms.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  voices: voices.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  'not reported': notReported.map(([name, phrases]) => [name, phrasesOf(phrases)]),
  'other subjects': [
    ['causes', phrasesOf(otherCauses)],
    ['works', phrasesOf(works)],
  ],
  figures: [['figures', phrasesOf(figures)]],
  names: properNames.map(([kind, name, phrases]) => [`${kind} ${name}`, phrasesOf(phrases)]),
};

describe.each(Object.entries(tables))('the phrases of %s', (_, headings) => {
  it('are written as texts are tokenised', () => {
    const odd = headings.flatMap(([, phrases]) =>
      phrases.filter((one) => toWords(plain(one)).join(' ') !== plain(one)),
    );
    expect(odd).toEqual([]);
  });

  it('are listed once under a heading', () => {
    const twice = headings.flatMap(([heading, phrases]) =>
      phrases.filter((one, at) => phrases.indexOf(one) !== at).map((one) => `${heading}: ${one}`),
    );
    expect(twice).toEqual([]);
  });

  it('are found as written, and not also by a stem of the same heading', () => {
    const lost = headings.flatMap(([heading, phrases]) => {
      const lexicon = createLexicon(phrases.map((phrase) => [phrase, phrase] as const));
      return phrases
        .filter((phrase) => {
          const words = toWords(plain(phrase));
          const whole = findAll(lexicon, words).filter(({ from, to }) => from === 0 && to === words.length);
          return whole.length !== 1 || whole[0]?.value !== phrase;
        })
        .map((phrase) => `${heading}: ${phrase}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('the table of triggers', () => {
  it('has the topics of its phrases, which the topics do not list again', () => {
    const listed = new Set(tables.topics?.flatMap(([, phrases]) => phrases));
    expect(tables.triggers?.flatMap(([, phrases]) => phrases.filter((one) => listed.has(one)))).toEqual([]);
  });

  it('names existing topics and triggers', () => {
    const known = new Set<string>(topics.map(([name]) => name));
    const notes = triggers.flatMap(({ phrases }) => annotatedPhrasesOf(phrases).flatMap(({ notes }) => notes));
    expect(notes.filter((note) => !known.has(note))).toEqual([]);
    expect(topicPhrases().length).toBe(notes.length + (tables.topics?.flatMap(([, phrases]) => phrases).length ?? 0));
    const names = new Set<string>(triggers.map(({ name }) => name));
    const pairs = [...triggerPairs('akin'), ...triggerPairs('opposite')];
    expect(pairs.flat().filter((name) => !names.has(name))).toEqual([]);
  });
});

function plain(phrase: string): string {
  return phrase.replace(/\*$/, '');
}
