import { describe, expect, it } from 'vitest';
import { readPassages } from '../language/passage.ts';
import { glossedLanguages } from './language.ts';
import { glossaryRows } from './lexicon/glossary.ts';
import { matchAll } from './match.ts';
import { normalise, tokensOf } from './normalise.ts';

describe.each(glossedLanguages)('the lexicon of %s', (language) => {
  const phrases = glossaryRows(language);
  const written = phrases.map(({ words }) => words.join(' '));

  it('holds its phrases as texts are normalised, without stars', () => {
    expect(written.filter((phrase) => normalise(phrase) !== phrase || !/^[\p{L}\p{N} ]+$/u.test(phrase))).toEqual([]);
  });

  it('holds each phrase once, with an English one', () => {
    expect(written.filter((phrase, at) => written.indexOf(phrase) !== at)).toEqual([]);
    expect(phrases.filter(({ english }) => !/^[\x20-\x7e]+$/.test(english))).toEqual([]);
  });

  it('finds each phrase as it stands, not shadowed by another', () => {
    // The word 'martyr' alone reports no death.
    const lost = phrases.filter(({ words, english }) => {
      if (english === 'martyr') return false;
      const [match, ...rest] = matchAll(tokensOf(words.join(' ')), language);
      return rest.length > 0 || match?.english !== english;
    });
    expect(lost.map(({ words }) => words.join(' '))).toEqual([]);
  });

  it('names parties and places that the English tables know', () => {
    const unknown = phrases.filter(({ kind, english }) => {
      const { mentions, places } = readPassages({ title: english, summary: '' }).title;
      return (kind === 'parties' && mentions.length === 0) || (kind === 'places' && places.length === 0);
    });
    expect(unknown.map(({ english }) => english)).toEqual([]);
  });
});
