/** Words of a text in lower case, without a possessive ending and in order, with clause marks as words of their own. */
export type Words = readonly string[];

/** Words of letters and digits, and the marks . , : ; ? ! | and dashes between spaces as words of their own. The country US becomes `usa`. */
export function toWords(text: string): Words {
  return (text.match(tokens) ?? []).map((token) =>
    isUnitedStates.test(token) ? 'usa' : token.toLowerCase().replace(/'s$|'$/, ''),
  );
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Clause marks end a phrase and the scope of a verb. */
export function isMark(word: string | undefined): boolean {
  return word === undefined || (word.length === 1 && marks.has(word));
}

const tokens = /\bU\.S\.(?:A\.)?|\d[\d,.]*\d|[\p{L}\p{N}]+(?:'\p{L}*)?|[.,:;?!|]|(?<=\s)[-–—]+(?=\s)/gu;
const isUnitedStates = /^(?:US|USA|U\.S\.(?:A\.)?|US's)$/;
const marks = wordSet('. , : ; ? ! | - – —');
