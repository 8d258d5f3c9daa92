import type { Mention } from '../language/parties.ts';
import { passageOf } from '../language/title-passage.ts';
import { strait } from './data/indicator-words.ts';
import { headPart } from './predicate.ts';
import { isOfSides } from './sides.ts';

/**
 * The party that announces a blockade, or the closure of a strait, which it can impose itself: 'A announces blockade of ports
 * of B', 'A to close the strait'. Null for one that is in force, threatened, advised, denied or announced by others.
 */
export function announcerOf(title: string): string | null {
  const head = headPart(title).split(otherClause)[0] ?? '';
  if (!measure.test(head)) return null;
  const { words, mentions } = passageOf(head);
  const [first] = mentions;
  if (!first || first.from > maxBefore || !isOfSides(first.who)) return null;
  const own = mentionsBeforeOther(mentions, first.who);
  const rest = words.slice(own.at(-1)?.to ?? first.to).join(' ');
  const said = words.slice(first.to).join(' ');
  const other = mentions[own.length];
  const modal = words.findIndex((word) => /^(?:will|to)$/.test(word));
  // 'A says B will': what another party does is not A's to announce.
  if (other && other.from < modal && !scheduled.test(said)) return null;
  if (powerless.test(words.join(' ')) || undone.test(said)) return null;
  if (!announcing.test(said) && !future.test(said) && !future.test(rest) && !scheduled.test(said)) return null;
  const isAtSea = strait.test(said) || (/\bblockad/.test(said) && (sea.test(said) || own.length < mentions.length));
  return isAtSea ? first.who : null;
}

/** 'Leader says his state will': the same party by two names. */
function mentionsBeforeOther(mentions: readonly Mention[], who: string): readonly Mention[] {
  const other = mentions.findIndex((one) => one.who !== who);
  return other < 0 ? mentions : mentions.slice(0, other);
}

/** Words before the party: 'President', 'the navy of'. */
const maxBefore = 2;
const otherClause = /[,;]\s/;
const measure = /\b(?:blockad\w*|clos\w+|shut|block)\b/i;
const office = '(?:(?:s|navy|army|military|forces|guards|government|president|leader|minister|command) )*';
const announcing = new RegExp(
  String.raw`^${office}(?:announc\w*|orders?|ordered|declares?|declared)\b(?: \S+){0,6}? (?:blockade|closure)\b`,
);
const future = new RegExp(
  String.raw`^${office}(?:(?:says?|said|confirms?|confirmed) (?:\S+ ){0,2}?)?(?:will|is to|to|set to)\b(?: \S+){0,4}? (?:blockad(?:e|ing)|block|close|shut)\b`,
);
const scheduled = /^(?:naval )?blockade\b.* (?:to|will) (?:begin|start|take effect|come into force)\b/;
const sea = /\b(?:ports?|ships?|shipping|vessels?|tankers?|coasts?|naval|sea|gulf|waters)\b/;
/** Bodies and persons that cannot order it. */
const powerless =
  /\b(?:parliament|lawmakers?|mps?|senators?|congress|advis[eo]rs?|former|ex|analysts?|experts?|newspaper|lawmaker|opposition)\b/;
/** In force already, ended, or not meant to happen. */
const undone =
  /\b(?:begun|began|in force|in effect|takes effect|enforc\w*|under way|not|never|no|if|unless|could|would|may|might|lift\w*|eas(?:e|es|ed|ing)|ends?|ended|ending|reopen\w*|den(?:y|ies|ied)|threat\w*|warn\w*|urg\w*|refus\w*|reject\w*|against|response to|plan to|crossing|bypass|consider\w*|weigh\w*|mull\w*|hint\w*)\b/;
