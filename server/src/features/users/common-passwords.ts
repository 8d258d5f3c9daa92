import { dictionary } from '@zxcvbn-ts/language-common';

/** The names of the user, which an attacker tries first. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** By frequency; lower case. */
const common = dictionary['passwords-common'];
const known = new Set(common.filter((password) => password.length >= 6));
/** Words that users decorate to satisfy a rule, as in `P@ssw0rd1!`. */
const words = new Set(common.slice(0, 100).filter((word) => /^[a-z]{4,}$/.test(word)));

const minDistinct = 3;
/** Shorter texts are too short to be recognized once signs are removed. */
const shortest = 6;

/**
 * Returns true if an attacker would try this password early: a common one, a repeated character, a sequence, or a name.
 */
export function isGuessable(password: string, { username, email }: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const joined = withoutSigns(plain);
  if (isCommon(plain) || (joined.length >= shortest && isCommon(joined))) return true;
  if (words.has(undecorated(plain)) || words.has(undecorated(withoutSubstitutes(plain)))) return true;
  const names = [username, email, email.split('@')[0] ?? ''].map((name) => name.normalize('NFKC').trim().toLowerCase());
  return names.some((name) => name.length >= 3 && isMadeOf(plain, name));
}

function isCommon(text: string): boolean {
  return new Set(text).size < minDistinct || known.has(text) || isSequence(text);
}

/** `123 456`, `1-2-3-4-5-6`, `Abcd1234!`: without blanks, without signs at the ends and those between single characters. */
function withoutSigns(text: string): string {
  const joined = text.replace(/\s/gu, '').replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  const isSpelled = !/[\p{L}\p{M}\p{N}]{2}/u.test(joined) || !/\p{L}/u.test(joined);
  return isSpelled ? joined.replace(/[^\p{L}\p{M}\p{N}]/gu, '') : joined;
}

/** `123456`, `fedcba`: each character follows the one before it. */
function isSequence(text: string): boolean {
  return [1, -1].some((step) =>
    [...text].every((character, index, all) => index === 0 || isNext(all[index - 1] ?? '', character, step)),
  );
}

function isNext(before: string, after: string, step: number): boolean {
  if (step === 1 ? before === '9' && after === '0' : before === '0' && after === '9') return true;
  return (after.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0) === step;
}

/** Without digits and signs at either end. */
function undecorated(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const substitutes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** `p@ssw0rd1!` reads `password1!`: signs at the end are decoration, not letters. */
function withoutSubstitutes(text: string): string {
  const end = /[^\p{L}]*$/u.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/[@43105!$]/g, (sign) => substitutes[sign] ?? sign) + text.slice(end);
}

/** Nothing but the name, once or more, and a few digits or signs. */
function isMadeOf(text: string, name: string): boolean {
  const rest = text.replaceAll(name, '');
  return rest !== text && rest.length <= 6 && !/\p{L}/u.test(rest);
}
