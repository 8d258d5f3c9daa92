/** One line of text without invisible characters. */
export function toPlain(text: string): string {
  if (isPlain.test(text) && !text.includes('  ')) return text.trim();
  return text.replace(unseen, '').replace(spaces, ' ').trim();
}

/** At most `limit` characters, cut between words. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  // Some languages write without spaces; half a character must not remain.
  return `${end > limit / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const spaces = /\s{2,}|[^\S ]/g;

/**
 * Controls, the soft hyphen, direction marks and overrides, zero-width spaces, invisible operators,
 * annotations, tags, halves of characters. They can make a text read as it is not written. The two
 * joiners stay: Persian words need the one, emoji and Indian scripts the other.
 */
const unseen =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}](?<![\t-\r])/gu;

/** Told in one quick look: a text with nothing unseen, no space but the usual one and no character of two halves. */
const isPlain =
  /^[ -~\u00A1-\u00AC\u00AE-\u061B\u061D-\u167F\u1681-\u180A\u1810-\u1FFF\u200C-\u200D\u2010-\u2027\u2030-\u205E\u2070-\u27FF\u2801-\u2FFF\u3001-\uD7FF\uE000-\uFEFE\uFF00-\uFFF8\uFFFC-\uFFFF]*$/;
