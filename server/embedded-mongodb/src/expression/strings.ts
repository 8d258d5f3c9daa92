import { BSONRegExp } from 'bson';
import { StoreError } from '../errors.ts';
import { fromBson, toRegExp } from '../query/regex.ts';
import { type Doc, doc, isNumeric, type Maybe, toNumber, toWhole, typeName, type Value } from '../values/value.ts';
import { compute, isNil, named } from './arguments.ts';
import type { Compile, Operators } from './operator.ts';

/** String operators. Positions and lengths of operators ending in CP count code points. */
export const stringOperators: Operators = {
  $concat: compute(0, Infinity, (...values) => {
    if (values.some(isNil)) return null;
    return values.map((value) => text('$concat', value)).join('');
  }),
  $toLower: compute(1, 1, (value) => lowerAscii(toText('$toLower', value))),
  $toUpper: compute(1, 1, (value) => toText('$toUpper', value).replace(/[a-z]+/g, (part) => part.toUpperCase())),
  $strLenCP: compute(1, 1, (value) => [...text('$strLenCP', value)].length),
  $strLenBytes: compute(1, 1, (value) => Buffer.byteLength(text('$strLenBytes', value))),
  $substrCP: compute(3, 3, (value, start, count) => {
    const from = whole('$substrCP', start);
    return [...toText('$substrCP', value)].slice(from, from + whole('$substrCP', count)).join('');
  }),
  $indexOfCP: compute(2, 4, (value, part, start = 0, end) => {
    if (isNil(value)) return null;
    const points = [...text('$indexOfCP', value)];
    const from = whole('$indexOfCP', start);
    const range = points.slice(from, end === undefined ? undefined : whole('$indexOfCP', end)).join('');
    const found = range.indexOf(text('$indexOfCP', part));
    return found < 0 ? -1 : from + [...range.slice(0, found)].length;
  }),
  $split: compute(2, 2, (value, by) =>
    isNil(value) || isNil(by) ? null : text('$split', value).split(text('$split', by)),
  ),
  $strcasecmp: compute(2, 2, (a, b) => {
    const [left, right] = [a, b].map((value) => Buffer.from(lowerAscii(toText('$strcasecmp', value))));
    return left && right ? Buffer.compare(left, right) : 0;
  }),
  $trim: trim('$trim', true, true),
  $ltrim: trim('$ltrim', true, false),
  $rtrim: trim('$rtrim', false, true),
  $replaceOne: replace((input, find, replacement) => input.replace(find, () => replacement)),
  $replaceAll: replace((input, find, replacement) => input.replaceAll(find, () => replacement)),
  $regexMatch: regexOperator((input, regex) => regex.test(input)),
  $regexFind: regexOperator((input, regex) => {
    const found = regex.exec(input);
    return found ? describe(found) : null;
  }),
  $regexFindAll: regexOperator((input, regex) =>
    Array.from(input.matchAll(new RegExp(regex, `${regex.flags}g`)), describe),
  ),
};

/** A match as `$regexFind` returns it. */
function describe(found: RegExpExecArray): Doc {
  const idx = [...found.input.slice(0, found.index)].length;
  return doc({ match: found[0], idx, captures: found.slice(1).map((capture): Value => capture ?? null) });
}

function text(name: string, value: Maybe): string {
  if (typeof value === 'string') return value;
  throw new StoreError(16702, `${name} only supports strings, not ${typeName(value)}`);
}

/** Converts for case and substring operators: null to an empty string, numbers to digits, dates to ISO 8601. */
function toText(name: string, value: Maybe): string {
  if (isNil(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return isNumeric(value) ? String(toNumber(value)) : text(name, value);
}

/** Lower case for ASCII letters only, as in MongoDB. */
const lowerAscii = (value: string): string => value.replace(/[A-Z]+/g, (part) => part.toLowerCase());

function whole(name: string, value: Maybe): number {
  const number = toWhole(value);
  if (number === null || number < 0) throw new StoreError(34452, `${name} needs a whole number that is not negative`);
  return number;
}

/** Characters that `$trim` removes by default. */
const defaultTrimChars = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trim(name: string, atStart: boolean, atEnd: boolean) {
  return (argument: Value, compile: Compile) => {
    const parts = named(argument, compile, name, ['input'], ['chars']);
    return (scope: Parameters<ReturnType<Compile>>[0]): Maybe => {
      const input = parts.input?.(scope);
      const chars = parts.chars ? parts.chars(scope) : defaultTrimChars;
      if (isNil(input) || isNil(chars)) return null;
      const points = [...text(name, input)];
      const trimChars = new Set(text(name, chars));
      let start = 0;
      let end = points.length;
      while (atStart && start < end && trimChars.has(points[start] ?? '')) start++;
      while (atEnd && end > start && trimChars.has(points[end - 1] ?? '')) end--;
      return points.slice(start, end).join('');
    };
  };
}

function replace(apply: (input: string, find: string, replacement: string) => string) {
  return (argument: Value, compile: Compile, name: string) => {
    const parts = named(argument, compile, name, ['input', 'find', 'replacement']);
    return (scope: Parameters<ReturnType<Compile>>[0]): Maybe => {
      const values = [parts.input, parts.find, parts.replacement].map((part) => part?.(scope));
      if (values.some(isNil)) return null;
      const [input = '', find = '', replacement = ''] = values.map((value) => text(name, value));
      return apply(input, find, replacement);
    };
  };
}

function regexOperator(apply: (input: string, regex: RegExp) => Maybe) {
  return (argument: Value, compile: Compile, name: string) => {
    const parts = named(argument, compile, name, ['input', 'regex'], ['options']);
    return (scope: Parameters<ReturnType<Compile>>[0]): Maybe => {
      const input = parts.input?.(scope);
      const regex = parts.regex?.(scope);
      const options = parts.options?.(scope);
      if (isNil(input) || isNil(regex)) return name === '$regexMatch' ? false : name === '$regexFind' ? null : [];
      const compiled =
        regex instanceof BSONRegExp
          ? fromBson(regex)
          : toRegExp(text(name, regex), isNil(options) ? '' : text(name, options));
      return apply(text(name, input), compiled);
    };
  };
}
