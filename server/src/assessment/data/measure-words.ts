/** Words of sanctions, and of lines that are cut or come back. None names a side. */

export const measure =
  /\b(?:sanction\w*|blacklist\w*|designat\w*|snap\W?back|freez\w*|froze|assets?|tariffs?|embargo\w*|bans?|curbs|measures|penalties)\b/i;
const imposingWord =
  /\b(?:impos\w*|slap\w*|blacklist\w*|tighten\w*|designat\w*|snap\w*|freez\w*|froze|adds?|added|announc\w*|hits?|under|new|fresh|more|restor\w*|reimpos\w*|re-impos\w*|widen\w*|expand\w*|extend\w*|return\w*|targets?)\b/i;
/** The verb, by the name behind it: in 'Sanctions Relief' of a title in capitals it is none. */
const sanctioning = /\b(?:sanctions? \p{Lu}|[Ss]anctioned(?! \p{Ll}+s\b)\b)/u;

export const isImposed = (title: string): boolean => imposingWord.test(title) || sanctioning.test(title);

/** 'Agree to put the guards on the terrorism list' */
export const agreesToImpose =
  /\bagree(?:s|d)? (?:on |to )(?:(?:new|fresh|further|more) )*(?:impos\w+|sanction\w*|blacklist\w*|designat\w+|proscrib\w+|tighten\w*|(?:put|add|plac|list|label)(?:e|ing)?\b(?: \S+){1,8}? (?:list|organi[sz]ations?|groups?|terrorists?))/i;

/** A line that is sold, or flown with, is not cut. */
export const isCut =
  /\b(?:cuts?|cutting|shut\w*|blackouts?|outages?|offline|down|dark|disrupt\w*|sever\w*|throttl\w*|block\w*|collaps\w*|without|jam\w*|restrict\w*|loses?|lost)\b/i;

/** 'Expands limited access': what was cut comes back. */
export const isRestored =
  /\b(?:expands?|expanded|restor\w*|return(?:s|ed)?|eas(?:es|ed)|resum\w*|reconnect\w*|lift(?:s|ed)?|back online)\b/i;
