import type { Analysis } from '@vigil/common/analysis';
import { capitalise } from '../../kit/words.ts';

interface DetailedSection {
  /** As the report names it; empty where it gives no names. */
  name: string;
  title: string;
  text: string;
}

/** Plain text without any structure is cut into pieces of about so many characters. */
const chunkLength = 800;
/** A line that is shorter, begins with a capital letter and has no full stop is a title. */
const titleLength = 100;

const defaultTitles = [
  'Current Situation Analysis',
  'Regional Impact Assessment',
  'Strategic Implications',
  'Risk Analysis',
  'Recommendations',
];

/**
 * The detailed analysis in titled sections. Of an object, or of text that is one, each text at the top is a
 * section; what is nested is left out. Other text is cut at its titles, else at its paragraphs, else by length.
 */
export function sectionsOf(detailed: Analysis['detailedAnalysis']): DetailedSection[] {
  if (!detailed) return [];
  const entries = typeof detailed === 'string' ? readObject(detailed) : detailed;
  return entries === null ? sectionsOfText(String(detailed)) : sectionsOfEntries(entries);
}

function readObject(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function sectionsOfEntries(entries: object): DetailedSection[] {
  return Object.entries(entries).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' && text.trim() !== '' ? [{ name, title: titleOf(name), text: text.trim() }] : [],
  );
}

function titleOf(name: string): string {
  return name
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capitalise)
    .join(' ');
}

function sectionsOfText(text: string): DetailedSection[] {
  const parts = titledParts(text);
  const hasTitles = parts.some(({ title }) => title !== '');
  if (hasTitles) return parts.map(withTitle);
  const paragraphs = paragraphsOf(text);
  const pieces = paragraphs.length > 1 ? paragraphs : chunksOf(text);
  return pieces.map((piece, index) => withTitle({ title: '', text: piece }, index));
}

/** Titles with what stands under them. What stands before the first has none; titles over nothing are dropped. */
function titledParts(text: string): { title: string; text: string }[] {
  const parts = [{ title: '', lines: [''] }];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const title = readTitle(line);
    if (title) parts.push({ title, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts
    .map(({ title, lines }) => ({ title, text: paragraphsOf(lines.join('\n')).join('\n\n') }))
    .filter((part) => part.text !== '');
}

function readTitle(line: string): string | null {
  const bold = /^\*\*([^*]+)\*\*:?$/.exec(line)?.[1];
  if (bold) return bold.trim().replace(/:$/, '');
  const isTitle = line.length < titleLength && /^\p{Lu}[^.]*$/u.test(line);
  return isTitle ? line.replace(/:$/, '') : null;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Whole sentences, as many as fit into a piece. A sentence longer than a piece is cut between words. */
function chunksOf(text: string): string[] {
  return pack(
    sentencesOf(text).flatMap((sentence) => (sentence.length > chunkLength ? pack(wordsOf(sentence)) : sentence)),
  );
}

/** Split behind a full stop or its like, with the quotation marks and brackets that close there. */
function sentencesOf(text: string): string[] {
  return text.trim().split(/(?<=[.!?…؟۔]["'”’»)\]]*)\s+|(?<=[。！？][”’」』）]*)/u);
}

/** A word longer than a piece is cut too, between characters. */
function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).flatMap((word) => {
    const parts: string[] = [];
    for (let rest = word; rest !== ''; rest = rest.slice(parts.at(-1)?.length)) parts.push(headOf(rest));
    return parts;
  });
}

/** As much of a word as fits into a piece, without half of a surrogate pair. */
function headOf(word: string): string {
  const head = word.slice(0, chunkLength);
  return word.length > chunkLength && /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
}

/** Joins neighbours by spaces for as long as they fit into one piece. */
function pack(parts: string[]): string[] {
  const chunks: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const last = chunks.at(-1);
    if (last === undefined || last.length + 1 + part.length > chunkLength) chunks.push(part);
    else chunks[chunks.length - 1] = `${last} ${part}`;
  }
  return chunks;
}

function withTitle({ title, text }: { title: string; text: string }, index: number): DetailedSection {
  return { name: '', title: title || (defaultTitles[index] ?? `Analysis Section ${index + 1}`), text };
}
