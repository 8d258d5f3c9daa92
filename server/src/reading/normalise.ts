/**
 * One spelling of a text in Arabic or Hebrew script: vowel points, hamzas, tatweel and direction marks are dropped, letters
 * that look alike become one, native digits become European ones, and what joins the parts of a word becomes a space.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u0621\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\u200d/gu, '')
    .normalize('NFC')
    .replace(/(?<=(?:^|\P{L})\p{L})\.(?=\p{L}(?:$|\P{L}))/gu, ' ')
    .replace(/[\u200c\u05be]|(?<=\p{L})[-–_](?=\p{L})/gu, ' ')
    .replace(/[\u064a\u0649\u0643\u0629\u0671\u06c1\u06d5]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?<=[\u05d0-\u05ea])(?:["״”“](?=[\u05d0-\u05ea])|['׳’´`]+)/g, '')
    .replace(/(?<=[\u05d0-\u05ea])''(?=[\u05d0-\u05ea])/g, '');
}

/** Words, numbers and clause marks of a normalised text; what parts clauses in any of the scripts is one of `. , : ?`. */
export function tokensOf(text: string): string[] {
  return (text.match(tokens) ?? []).map((token) => marks[token] ?? token);
}

export function isClauseMark(token: string): boolean {
  return /^[.,:?]$/.test(token);
}

const tokens = /\d[\d.,]*\d|[\p{L}\p{N}]+|[.,:;?!|،؛؟\n•]/gu;

const marks: Record<string, string> = {
  '،': ',',
  '؛': '.',
  ';': '.',
  '؟': '?',
  '!': '.',
  '|': '.',
  '\n': '.',
  '•': '.',
};

const letters: Record<string, string> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u0643': '\u06a9',
  '\u0629': '\u0647',
  '\u0671': '\u0627',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
};
