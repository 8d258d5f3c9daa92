import type { GlossedLanguage } from '../language.ts';
import * as ar from './ar/all.ts';
import * as fa from './fa/all.ts';
import * as he from './he/all.ts';

/** What a phrase names: the tables of a lexicon. */
const kinds = ['parties', 'places', 'arms', 'triggers', 'war', 'aside', 'words'] as const;
export type GlossaryKind = (typeof kinds)[number];

export interface Phrase {
  words: string[];
  english: string;
  kind: GlossaryKind;
}

/** The phrases of a language by their first word, longest first. */
type Glossary = ReadonlyMap<string, readonly Phrase[]>;

const tables: Record<GlossedLanguage, Record<GlossaryKind, string>> = { ar, he, fa };
const built = new Map<GlossedLanguage, Glossary>();

/** Built when the first text of a language arrives. */
export function glossaryOf(language: GlossedLanguage): Glossary {
  const known = built.get(language);
  if (known) return known;
  const glossary = new Map<string, Phrase[]>();
  for (const phrase of glossaryRows(language)) {
    const [first = ''] = phrase.words;
    glossary.set(
      first,
      [...(glossary.get(first) ?? []), phrase].sort((a, b) => b.words.length - a.words.length),
    );
  }
  built.set(language, glossary);
  return glossary;
}

/** The rows of a language as written: `phrase | English`, one a line. */
export function glossaryRows(language: GlossedLanguage): Phrase[] {
  return kinds.flatMap((kind) =>
    tables[language][kind]
      .trim()
      .split('\n')
      .map((line) => {
        const [phrase = '', english = ''] = line.split(' | ');
        return { words: phrase.split(' '), english, kind };
      }),
  );
}
