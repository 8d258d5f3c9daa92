import unhomoglyph from 'unhomoglyph';

/** Names and addresses are compared without case and in one Unicode form. */
export function keyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * What a username takes from the one namespace of usernames and e-mail addresses. Two names that share any of these
 * cannot both exist. `name:` is compared with addresses as well; `look:` with other usernames alone, since it also
 * equates `l` and `1` or `rn` and `m`, which real addresses may differ by.
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

/** The prototype of Unicode's confusables (UTS 39), over which case no longer matters. */
function skeletonOf(text: string): string {
  return withoutSoftDots(unhomoglyph(text)).toLowerCase();
}

/** As it is written, in capitals, and with a capital in front. */
function casings(text: string): string[] {
  const [first = '', ...rest] = [...text];
  return [text, text.toUpperCase(), first.toUpperCase() + rest.join('').toLowerCase()];
}

/** Letters of other scripts as the Latin ones that they look like; Latin ones stay as they are. */
function inLatin(text: string): string {
  return withoutSoftDots(text.replace(/[^\p{ASCII}]/gu, (letter) => smallCapitals.get(letter) ?? unhomoglyph(letter)));
}

/** Without what shows nothing, and with every run of white space as one blank, as a page shows it. */
function withoutInvisible(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
    .replace(/\P{ASCII}/gu, (letter) => smallCapitals.get(letter) ?? letter);
}

/** An `i` shows no other dot for one that is put on top of it, as the small form of `İ` has. */
function withoutSoftDots(text: string): string {
  return text.normalize('NFD').replace(/([ij])\u0307/gi, '$1');
}

/** Unicode's table does not have them, and they pass for capitals: ᴀᴅᴍɪɴ. */
const smallCapitals = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, index) => [letter, [...'abcdefghijklmnoprstuvwyz'][index] ?? letter]),
);

function unique(list: string[]): string[] {
  return [...new Set(list)].sort();
}
