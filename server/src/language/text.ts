import { readWords, type Words } from './word.ts';

export type { Words } from './word.ts';

interface Text {
  title: Words;
  /** Positions of title words with a capital; empty if nearly all have one. */
  capitals: readonly number[];
  /** The first `leadLength` words of the summary; the rest is background. */
  lead: Words;
  /** The lead up to its first full stop. */
  opening: Words;
}

const leadLength = 60;

/** Upper bound of the lead in characters; the rest is not tokenised. */
const leadCharacters = 600;

/** Tokenises a headline and its summary without outlet names, links and datelines. */
export function readText({ title, summary }: { title: string; summary: string }): Text {
  const lead = stripDateline(clean(summary.slice(0, leadCharacters * 2))).slice(0, leadCharacters);
  const words = readWords(lead.match(tokens)?.slice(0, leadLength) ?? []);
  const stop = words.findIndex((word, index) => word === '.' && index > 4);
  const headline = stripOutlet(clean(title)).match(tokens) ?? [];
  return {
    title: readWords(headline),
    capitals: capitalsOf(headline),
    lead: words,
    opening: stop < 0 ? words : words.slice(0, stop),
  };
}

/** Words of letters and digits, and the marks . , : ; ? ! | and dashes between spaces as words of their own. The country US becomes `usa`. */
export function toWords(text: string): Words {
  return readWords(text.match(tokens) ?? []);
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Clause marks end a phrase and the scope of a verb. */
export function isMark(word: string | undefined): boolean {
  return word === undefined || (word.length === 1 && marks.has(word));
}

/** Capitals in a title-case headline carry no information. */
function capitalsOf(headline: readonly string[]): number[] {
  const capitals = [...headline.keys()].filter((at) => capital.test(headline[at] ?? ''));
  const long = headline.filter((token) => longWord.test(token)).length;
  return capitals.length > maxCapitals * long ? [] : capitals;
}

const capital = /^\p{Lu}\p{Ll}/u;
const longWord = /^\p{L}{4}/u;
const maxCapitals = 0.7;

const tokens = /\bU\.S\.(?:A\.)?|\d[\d,.]*\d|[\p{L}\p{N}]+(?:'\p{L}*)?|[.,:;?!|]|(?<=\s)[-–—]+(?=\s)/gu;
const marks = wordSet('. , : ; ? ! | - – —');

function clean(text: string): string {
  const named = text.includes('Guard') ? text.replace(guards, 'Revolutionary $&') : text;
  const plain = named
    .replace(/https?:\/\/\S+|\b(?:www|pic)\.\S+/g, ' ')
    .replace(/&#0?39;|&rsquo;|&lsquo;|[’‘`]/g, "'")
    .replace(/&quot;|&#34;|[“”]/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[$€£](\d[\d.,]*\d|\d)/g, '$1 dollars')
    .replace(/(\d)%/g, '$1 percent');
  return beyondAscii.test(plain) ? plain.normalize('NFD').replace(/\p{Mn}+/gu, '') : plain;
}

const beyondAscii = /[^\u0020-\u007e]/;

/** Headlines shorten 'Revolutionary Guards' to 'Guards'; other guards are named by what they guard. */
const guards =
  /(?<!\b(?:Revolutionary?|Revolution|Border|Security|Prison|National|Coast|Republican|Life|Palace|Presidential|Body|Home|Horse|Irish|Welsh|Scots) )(?:(?<=\S )Guards\b(?! of)|\bGuards?\b(?= (?:[Cc]ommander|[Cc]hief|[Gg]eneral|[Oo]fficer|[Nn]av|[Aa]erospace|[Ii]ntelligence|[Gg]round|[Hh]ead|[Ss]ay|[Ss]eiz|[Cc]aptur|[Ff]ire|[Cc]laim|[Ll]aunch|[Vv]ow|[Ww]arn|[Tt]hreat|[Hh]it|[Ss]trike|[Aa]ttack|[Ss]pokes|[Dd]rone|[Bb]oard|[Bb]ase|[Mm]issile|[Tt]ake|[Cc]onfirm|[Aa]nnounc|[Dd]en(?:y|ies)|[Dd]eput|[Dd]estroy|[Ff]latten|[Dd]etain|[Hh]old|[Ss]hoot|[Dd]own|[Pp]ound|[Bb]omb|[Ss]hell|[Pp]romis|[Ss]ink|[Uu]nveil|[Tt]ell|[Hh]ail|[Rr]eject|[Pp]ledg|[Ww]ill)))/g;

/** Aggregators append ' - The Outlet' to a headline, and some outlets append their own name. */
function stripOutlet(title: string): string {
  const cut = Math.max(title.lastIndexOf(' - '), title.lastIndexOf(' | '), title.lastIndexOf(' – '));
  return cut > 0 && isOutlet(title.slice(cut + 3)) ? title.slice(0, cut) : title;
}

function isOutlet(tail: string): boolean {
  const words = tail.split(' ');
  return words.length <= 6 && words.every((word) => /^[^a-z]|\./.test(word) || joiners.has(word)) && outlet.test(tail);
}

const joiners = wordSet('of the and for in al');
const outlet =
  /\b(?:News|Times|Post|Tribune|Herald|Guardian|Reuters|AP|AFP|BBC|CNN|NPR|NBC|CBS|ABC|Journal|Press|Jazeera|Arabiya|Arab|Haaretz|Ynet|Bloomberg|Independent|Telegraph|Globe|Mail|Observer|Daily|Monitor|Standard|Magazine|Chronicle|TV|Radio|Agency|Politico|Axios|Newsweek|Economist|Gazette|Sun|Star|Today|Sabah|Xinhua|Anadolu|Euronews|International)\b|\.(?:com|net|org|co|uk|ir|il)\b/;

/** 'TEHRAN (Agency) - ' is the location of the writer, not of the event. */
function stripDateline(summary: string): string {
  return summary.replace(/^\s*[A-Z][A-Z .,'/]{2,40}(?:\s\d{1,2})?\s*(?:\([^)]{1,20}\)\s*)?[-–—]+\s*/, '');
}
