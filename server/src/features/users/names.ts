import unhomoglyph from 'unhomoglyph';

/** Names and addresses are compared without case and in one Unicode form. */
export function keyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * The claims of a username in the namespace of usernames and e-mail addresses. Two names that share a claim cannot both
 * exist. `name:` is compared with addresses as well; `look:` only with other usernames, since it equates `l` and `1` or
 * `rn` and `m`, which real addresses can differ by.
 */
export function claimsOfUsername(username: string): string[] {
  const visible = withoutInvisible(username);
  const looks = [
    skeletonOf(visible.toLowerCase()),
    skeletonOf(unhomoglyph(visible).toLowerCase()),
    // `ADMlN` looks like `admin` in capitals, `lvan` like `ivan` with one. Here case matters: in small letters `neil` and
    // `nell` differ.
    ...casings(visible).map((spelling) => `Aa ${withoutSoftDots(unhomoglyph(spelling))}`),
  ];
  return unique([
    `name:${keyOf(username)}`,
    `name:${inLatin(visible).toLowerCase()}`,
    ...looks.map((look) => `look:${look}`),
  ]);
}

export function claimsOfEmail(email: string): string[] {
  return [`name:${keyOf(email)}`];
}

/** The skeleton of Unicode's confusables (UTS 39), in lower case. */
function skeletonOf(text: string): string {
  return withoutSoftDots(unhomoglyph(text)).toLowerCase();
}

/** As written, in capitals, and capitalised. */
function casings(text: string): string[] {
  const [first = '', ...rest] = [...text];
  return [text, text.toUpperCase(), first.toUpperCase() + rest.join('').toLowerCase()];
}

/** Replaces letters of other scripts by the Latin ones that they look like. */
function inLatin(text: string): string {
  return withoutSoftDots(text.replace(/[^\p{ASCII}]/gu, (letter) => smallCapitals.get(letter) ?? unhomoglyph(letter)));
}

/** Without invisible characters, and with runs of white space as one space, as pages show them. */
function withoutInvisible(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
    .replace(/\P{ASCII}/gu, (letter) => smallCapitals.get(letter) ?? letter);
}

/** A combining dot over an `i` is invisible, as in the lower case of `İ`. */
function withoutSoftDots(text: string): string {
  return text.normalize('NFD').replace(/([ij])\u0307/gi, '$1');
}

/** Small capitals are missing in Unicode's table, and look like capitals: ᴀᴅᴍɪɴ. */
const smallCapitals = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, index) => [letter, [...'abcdefghijklmnoprstuvwyz'][index] ?? letter]),
);

function unique(list: string[]): string[] {
  return [...new Set(list)].sort();
}

/** All claims of an account. */
export function claimsOf({ username, email }: { username: string; email: string }): string[] {
  return [...new Set([...claimsOfUsername(username), ...claimsOfEmail(email)])];
}
