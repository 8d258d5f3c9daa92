import { type Agency, agencies, agencyOf } from './agencies.ts';

export interface TitledText {
  title: string;
  summary: string;
}

/**
 * Who first reported a text, by its own credit: 'TEHRAN (Reuters) -', 'according to Tasnim', 'told AFP', 'Headline -
 * The Outlet' of an aggregator. Null where it credits only its own source.
 */
export function creditOf({ title, summary }: TitledText, source: string): Agency | null {
  const own = agencyOf(source);
  const texts = [title, leadOf(summary), tailOf(summary)].filter((text) => anyName.test(text));
  for (const pattern of patterns) {
    for (const text of texts) {
      const agency = agencies.get(pattern.exec(text)?.groups?.name ?? '');
      if (agency && agency.name !== own?.name) return agency;
    }
  }
  return outletAfter(title, source);
}

/** The title without the outlet that an aggregator puts behind it. */
export function bareTitle(title: string): string {
  const cut = cutOf(title);
  return cut > 0 && isOutlet(title.slice(cut + 3).trim()) ? title.slice(0, cut) : title;
}

/** A source credited further down is credited for background. */
const leadCharacters = 400;
const tailCharacters = 80;

const leadOf = (summary: string) => summary.slice(0, leadCharacters);
const tailOf = (summary: string) => (summary.length > leadCharacters ? summary.slice(-tailCharacters) : '');

const spellings = [...agencies.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.+]/g, '\\$&'));
const name = `(?<name>${spellings.join('|')})(?![\\p{L}\\d])`;
const anyName = new RegExp(name, 'u');
const adjective = `(?:[Tt]he|an?|Iran(?:ian|'s|’s)|Israel(?:i|'s|’s)|US|American|British|French|Qatari|Saudi|Lebanese|(?:\\p{L}+-)?(?:affiliated|linked|run|owned|funded|official)|state|official|local|public|news|agency|broadcaster|outlet|network|channel|newspaper|daily|site|website|television|TV)`;
const titles = `(?:${adjective}\\s+)*`;

/** From the surest to the least sure: a source that is cited reported before the one that cites it. */
const patterns = [
  `\\b(?:[Cc]iting|[Qq]uoting|[Qq]uoted by|[Cc]ited by|[Aa]s reported by|[Rr]eported by|[Pp]ublished by|[Aa]ired by|[Vv]ia|[Ss]ource:)\\s+(?:(?:a|the) report (?:by|from|in|on)\\s+)?${titles}${name}`,
  `\\b[Aa]ccording to\\s+(?:(?:a|the) report (?:by|from|in|on)\\s+)?${titles}${name}`,
  `\\((?:[^()]{0,24}[ /,])?${name}[^()]{0,24}\\)`,
  `^(?:By\\s+)?${name}\\s*(?:[-–—:|]|\\s{2})`,
  `(?:\\s[-–—|]|[.,])\\s*${name}\\s*\\.?$`,
  `\\b(?:told|tells|telling)\\s+${titles}${name}`,
  `(?<![\\p{L}\\d])${titles}${name}(?:['’]s)?(?:\\s+(?:[Nn]ews|[Aa]gency|network|TV|television|channel|newspaper|website|has))*\\s+(?:report(?:s|ed|ing)?|said|says|quoted|quotes|cited|cites|claimed|claims|wrote|writes|announced|published)\\b`,
].map((pattern) => new RegExp(pattern, 'u'));

/** An aggregator's 'Headline - The Outlet'; the outlet may be one that no table knows. */
function outletAfter(title: string, source: string): Agency | null {
  const cut = cutOf(title);
  const outlet = cut > 0 ? title.slice(cut + 3).trim() : '';
  if (!isOutlet(outlet) || isSame(outlet, source)) return null;
  return agencyOf(outlet) ?? { name: outlet, side: 'third' };
}

function isSame(outlet: string, source: string): boolean {
  const [a, b] = [outlet, source].map((name) => name.toLowerCase().replace(/^the |[^\p{L}\d]/gu, ''));
  return a !== undefined && b !== undefined && (a.startsWith(b) || b.startsWith(a));
}

function cutOf(title: string): number {
  return Math.max(
    title.lastIndexOf(' - '),
    title.lastIndexOf(' | '),
    title.lastIndexOf(' – '),
    title.lastIndexOf(' — '),
  );
}

/** A name in capitals with a word that outlets bear, or an address. */
function isOutlet(tail: string): boolean {
  if (agencyOf(tail)) return true;
  const words = tail.split(/\s+/);
  if (words.length > 6 || !words.every((word) => /^[^a-z]|\./.test(word) || joiners.test(word))) return false;
  return outletWord.test(tail) && !/[\d!?]$/.test(tail);
}

const joiners = /^(?:of|the|and|for|in|al|on)$/;
const outletWord =
  /\b(?:News|Times|Post|Tribune|Herald|Journal|Press|Observer|Daily|Monitor|Standard|Magazine|Chronicle|Gazette|Courier|Dispatch|Register|Bulletin|Review|Wire|Sentinel|Telegraph|Globe|Mail|Sun|Star|Today|Radio|Agency|Independent|Newsweek|Economist|Euronews|Sabah)\b|\b[\w-]+\.(?:com|net|org|co|uk|ir|il|news|example)\b/;
