import { roles } from './answers.ts';
import { indexOfMost } from './index-of-most.ts';
import type { NewsText, RoleSpan } from './statement.ts';
import { normalise, type writtenText } from './text.ts';

interface Given {
  report: NewsText;
  written: ReturnType<typeof writtenText>;
  tokens: readonly string[];
  /** For the token of begin, each token and that of end: no role, then each role. */
  logits: Float32Array;
}

/** The words that say who, whom, where and how many, in the report as it was given: at most one span a role, the first. */
export function spansOf({ report, written, tokens, logits }: Given): RoleSpan[] {
  const size = roles.length + 1;
  const found = new Map<number, { start: number; end: number; isOpen: boolean }>();
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    const end = Math.min(at + lengthOf(token, index), written.text.length);
    const role = indexOfMost(logits.subarray((index + 1) * size, (index + 2) * size));
    for (const [other, span] of found) if (other !== role) span.isOpen = false;
    const span = found.get(role);
    if (role > 0 && !span) found.set(role, { start: at, end, isOpen: true });
    else if (span?.isOpen) span.end = end;
    at = end;
  }
  return [...found].flatMap(([role, { start, end }]) => {
    const name = roles[role - 1];
    const place = start < written.summaryFrom ? 'title' : 'summary';
    const words = written.text.slice(start, end).trim();
    const span = name && findWords(report[place], words);
    return span ? [{ role: name, in: place, ...span }] : [];
  });
}

/** The mark of a space counts as one unit, but not before the first word. */
function lengthOf(token: string, index: number): number {
  return index === 0 && token.startsWith('▁') ? token.length - 1 : token.length;
}

/** Where the words stand in a text that may have other spaces and forms of letters; undefined if they do not. */
function findWords(text: string, words: string): { start: number; end: number } | undefined {
  if (words === '') return undefined;
  const start = text.indexOf(words);
  if (start >= 0) return { start, end: start + words.length };
  // A text with other forms of letters: find the shortest stretch that reads the same.
  for (let from = 0; from < text.length; from++) {
    if (normalise(text.slice(from, from + 1)) !== words.slice(0, 1)) continue;
    for (let to = from + 1; to <= Math.min(text.length, from + words.length * 2 + 8); to++) {
      if (normalise(text.slice(from, to)) === words) return { start: from, end: to };
    }
  }
  return undefined;
}
