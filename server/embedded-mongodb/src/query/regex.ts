import type { BSONRegExp } from 'bson';
import { StoreError } from '../errors.ts';

/**
 * Translates a PCRE pattern, as MongoDB uses, to a JavaScript expression in Unicode mode. Syntax with different
 * meanings is rewritten; syntax that only PCRE has is rejected.
 */
export function toRegExp(pattern: string, options: string): RegExp {
  const unknown = /[^imsu]/.exec(options);
  if (unknown) throw new StoreError(51108, `invalid flag in regex options: ${unknown[0]}`);
  const flags = options.replace('u', '');
  try {
    return new RegExp(translate(pattern, flags), `${flags}u`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(51091, `Regular expression is invalid: ${reason}`);
  }
}

export const fromBson = (regex: BSONRegExp): RegExp => toRegExp(regex.pattern, regex.options);

function translate(pattern: string, flags: string): string {
  let result = '';
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i] ?? '';
    if (char === '\\') {
      result += translateEscape(pattern[++i] ?? '', inClass);
    } else if (inClass) {
      if (char === ']') inClass = false;
      if (char === '[' && /[:.=]/.test(pattern[i + 1] ?? '')) throw new Error('named classes are not supported');
      result += char === '[' ? '\\[' : char;
    } else if (char === '[') {
      if (/^\[\^?\]/.test(pattern.slice(i))) throw new Error('a class cannot begin with its end');
      inClass = true;
      result += char;
    } else if (char === '.' && !flags.includes('s')) result += '[^\\n]';
    else if (char === '$' && !flags.includes('m')) result += '(?=\\n?(?![\\s\\S]))';
    else if ((char === ']' || char === '}' || char === '{') && !isQuantifier(pattern, i)) result += `\\${char}`;
    else result += char;
  }
  return result;
}

/** In Unicode mode JavaScript rejects escaped punctuation, and its \s matches more than ASCII. */
function translateEscape(char: string, inClass: boolean): string {
  if (char === 's') return inClass ? '\\t-\\r ' : '[\\t-\\r ]';
  if (char === 'S' && !inClass) return '[^\\t-\\r ]';
  if (char === 'e') return '\\x1b';
  if (char === 'a') return '\\x07';
  if (char === 'h' && !inClass) return '[\\t \\u00a0]';
  if (char === 'A' && !inClass) return '(?<![\\s\\S])';
  if (char === 'z' && !inClass) return '(?![\\s\\S])';
  if (char === 'Z' && !inClass) return '(?=\\n?(?![\\s\\S]))';
  if (/[\^$\\.*+?()[\]{}|/]/.test(char) || (inClass && char === '-')) return `\\${char}`;
  return /[A-Za-z0-9]/.test(char) ? `\\${char}` : char;
}

/** JavaScript rejects literal braces that PCRE accepts. */
function isQuantifier(pattern: string, at: number): boolean {
  const start = pattern[at] === '{' ? at : pattern.lastIndexOf('{', at);
  return start >= 0 && /^\{\d+(,\d*)?\}/.test(pattern.slice(start)) && pattern.indexOf('}', start) >= at;
}
