import { toEnglish } from './compose.ts';
import { type GlossedLanguage, glossedLanguages, type Language, languageOf } from './language.ts';
import { type Match, matchAll } from './match.ts';
import { normalise, tokensOf } from './normalise.ts';

/** A title and a summary as they were written. */
export interface Written {
  title: string;
  summary: string;
  /** The tag of the language that the feed names, such as `fa` or `ar-EG`. */
  language?: string | undefined;
}

/** A text as the English rules read it. */
export interface Readable {
  title: string;
  summary: string;
  language: Language;
  /** What was recognised in a text of another language; null for English and for languages that nothing here reads. */
  found: { title: Match[]; summary: Match[] } | null;
}

/** English as it is; of Arabic, Hebrew and Persian what the lexicons know, in English. */
export function readable({ title, summary, language: given }: Written): Readable {
  const language = languageOf(`${title} ${summary.slice(0, 400)}`, given);
  if (!isGlossed(language)) return { title, summary, language, found: null };
  const found = withHead({
    title: matchesOf(title, language),
    summary: matchesOf(summary.slice(0, summaryRead), language),
  });
  return { title: toEnglish(found.title), summary: toEnglish(found.summary), language, found };
}

/** A title that only names a speaker ('Statement of the army:') says what the first sentence after it says. */
function withHead({ title, summary }: { title: Match[]; summary: Match[] }): { title: Match[]; summary: Match[] } {
  const isHeading = title.at(-1)?.english === ':' || title.filter(isTelling).length < 2;
  if (!isHeading) return { title, summary };
  const stop = summary.findIndex(({ kind, english }, at) => kind === 'mark' && english === '.' && at > 3);
  const length = Math.min(stop < 0 ? summary.length : stop, headMatches);
  const head = summary.slice(0, length);
  // Positions go on where those of the title end.
  const shift = (title.at(-1)?.to ?? 0) + 1;
  const moved = head.map((match) => ({ ...match, from: match.from + shift, to: match.to + shift }));
  return { title: [...title, ...moved], summary: summary.slice(length) };
}

const headMatches = 12;

function isTelling({ kind }: Match): boolean {
  return kind === 'parties' || kind === 'places' || kind === 'arms' || kind === 'triggers' || kind === 'war';
}

/** As much of the summary as the English rules read. */
const summaryRead = 600;

function matchesOf(text: string, language: GlossedLanguage): Match[] {
  return matchAll(tokensOf(normalise(text)), language);
}

function isGlossed(language: Language): language is GlossedLanguage {
  return glossedLanguages.some((known) => known === language);
}
