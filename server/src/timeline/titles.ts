import type { Report } from '@vigil/common/reports';
import { iranianOutlets, israeliOutlets, thirdOutlets } from './outlet-names.ts';

/** The publication of a title. */
interface PublishedArticle {
  /** The name of the source. */
  source: string;
  /** The URL of the article, or empty. */
  url: string;
}

/**
 * The title without the outlet's name that feeds and aggregators append, such as ' - AP News' or ' | World News | The
 * Guardian'. Text that can belong to the headline stays.
 */
export function withoutOutlet(title: string, published: PublishedArticle): string {
  if (!separator.test(title)) return title;
  const own = namesOf(published);
  let rest = title.trim();
  let isCut = false;
  for (let round = 0; round < maxCuts; round++) {
    const shorter = cut(rest, own, published, isCut);
    if (shorter === null) break;
    rest = shorter;
    isCut = true;
  }
  return isCut ? rest : title;
}

/**
 * The report with outlet names removed from its title, and from figures whose sentence is the title. Returns the same
 * object if there are none.
 */
export function withBareTitle(report: Report): Report {
  const known = bare.get(report);
  if (known) return known;
  const read = readBareTitle(report);
  bare.set(report, read);
  return read;
}

/** Reports are never changed in place, and events keep theirs from change to change. */
const bare = new WeakMap<Report, Report>();

function readBareTitle(report: Report): Report {
  const title = withoutOutlet(report.title, report);
  if (title === report.title) return report;
  const figures = report.figures?.map((figure) =>
    figure.words === report.title ? { ...figure, words: title } : figure,
  );
  return { ...report, title, ...(figures && { figures }) };
}

/** The same for an event with its reports: its title can be that of any report. */
export function withBareTitles<E extends { title: string; reports: Report[] }>(event: E): E {
  const reports = event.reports.map(withBareTitle);
  const own = event.reports.find((report) => report.title === event.title);
  const title = withoutOutlet(event.title, own ?? event.reports[0] ?? nowhere);
  const isSame = title === event.title && reports.every((report, at) => report === event.reports[at]);
  return isSame ? event : { ...event, title, reports };
}

const nowhere: PublishedArticle = { source: '', url: '' };

const maxCuts = 3;

/** The title without its last part, or null if that is not an outlet. */
function cut(title: string, own: Own, published: PublishedArticle, isCut: boolean): string | null {
  const [, head = '', space = '', mark = '', tail = ''] = lastPart.exec(title) ?? [];
  const name = tail.replace(/\.$/, '').trim();
  const words = head.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  if (name === '' || words < 2 || isOfHeadline.has(squash(name))) return null;
  if (isOwn(name, own) || isKnown(name) || isHost.test(name)) return head;
  // An unlisted outlet is recognised by its form, which needs a separator between spaces.
  if (space === '' || words < 3) return null;
  if (isAggregator(published) && mark === '-' && startsAsName.test(name)) return head;
  return looksLikeOutlet(name) || (isCut && mark === '|' && isSection.test(name)) ? head : null;
}

const separator = /[-–—|·•»:] /;
const lastPart = /^(.*?\S)(\s*)([-–—|·•»]|(?<=\s):)\s+((?:(?!\s[-–—|·•»:]\s|\S[-–—|]\s).)+)$/su;

interface Own {
  /** Without spaces and punctuation, as in host names. */
  squashed: ReadonlySet<string>;
  cores: ReadonlySet<string>;
}

function namesOf({ source, url }: PublishedArticle): Own {
  const labels = URL.canParse(url) ? new URL(url).hostname.split('.') : [];
  const site = labels.slice(0, -1).filter((label) => label.length > 2 && !commonLabels.has(label));
  const squashed = [squash(source), ...site.map(squash)].filter((name) => name.length > 1);
  const cores = [coreOf(source)].filter((core) => core !== '' && !isOfHeadline.has(squash(core)));
  return { squashed: new Set(squashed), cores: new Set(cores) };
}

function isOwn(name: string, { squashed, cores }: Own): boolean {
  const bare = squash(name);
  return squashed.has(bare) || squashed.has(squash(coreOf(name))) || cores.has(coreOf(name));
}

/** 'AP News', 'BBC News Middle East': a listed name followed only by generic words. */
function isKnown(name: string): boolean {
  for (let words = name.split(/\s+/); words.length > 0; words = words.slice(0, -1)) {
    if (known.has(words.join(' ').toLowerCase())) return true;
    if (!general.has((words.at(-1) ?? '').toLowerCase())) return false;
  }
  return false;
}

const known: ReadonlySet<string> = new Set(
  [...israeliOutlets, ...iranianOutlets, ...thirdOutlets].flat().flatMap((name) => {
    const lower = name.toLowerCase();
    return [lower, `the ${lower}`];
  }),
);

/** Generic words in names of outlets. */
const general = new Set(
  'news world politics digital english online us uk live video website agency tv latest top stories rss feed middle east mena breaking headlines international edition'.split(
    ' ',
  ),
);

function coreOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/^the /, '')
    .split(/[\s:,.|-]+/);
  return words.filter((word) => word !== '' && !general.has(word)).join(' ');
}

function squash(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/^the /, '')
    .replace(/[^\p{L}\d]/gu, '');
}

/** Host labels that do not name an outlet. */
const commonLabels = new Set(['www', 'com', 'org', 'net', 'edition', 'english', 'news', 'rss', 'feeds', 'feed', 'amp']);

/** Words that headlines have after a dash; outlets named so are not recognised by them. */
const isOfHeadline = new Set(
  'iran israel us usa unitedstates america tehran jerusalem telaviv haifa gaza lebanon syria yemen iraq qatar oman russia china hezbollah hamas houthis irgc idf mossad iaea un eu nato trump netanyahu khamenei pezeshkian araghchi pentagon whitehouse breakingnews livenews fakenews badnews goodnews breaking live analysis opinion report reports video watch exclusive'.split(
    ' ',
  ),
);

function isAggregator({ source, url }: PublishedArticle): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return /^news\.(?:google|yahoo)\./.test(host) || /\b(?:google|bing|yahoo) news\b/i.test(source);
}

const isHost = /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|co|uk|ir|il|news|info|tv|example)$/i;

/** An outlet of an aggregator: a name of a few words. */
const startsAsName = /^[^a-z\s]\S*(?: \S+){0,5}$/;

/** 'The Amberly Courier', 'Radio Amberly': capitalised words with a typical word of outlets at its place. */
function looksLikeOutlet(name: string): boolean {
  const words = name.split(/\s+/);
  const isName =
    words.length >= 2 && words.length <= 6 && words.every((word) => /^[^a-z]/.test(word) || joiners.has(word));
  return isName && (outletEnds.test(name) || outletBegins.test(name)) && !plainWords.test(name);
}

const joiners = new Set(['of', 'the', 'and', 'for', 'in', 'al', 'on']);
const outletEnds =
  /\s(?:News|Times|Post|Tribune|Herald|Journal|Observer|Monitor|Standard|Magazine|Chronicle|Gazette|Courier|Dispatch|Register|Bulletin|Wire|Sentinel|Telegraph|Globe|Mail|Radio|Agency|TV|Television|Newspaper|Weekly|Daily|Tribune|Broadcasting)$|^(?:The )?\S+ (?:Press|Review|Star|Sun|Today|Independent|Network)$/;
const outletBegins = /^(?:The )?(?:Daily|Radio|Channel) \S/;
const plainWords =
  /^(?:(?:More|Latest|Breaking|Live|Fake|Bad|Good|Hard|End|War|Peace|First|Last|In|At|New) (?:News|Times|Post|Press|Review|Today|Star|Sun|Network)|.*\bTrial\b.*)$/i;

/** A section of an outlet, between the title and the outlet. */
const isSection = /\bNews$|^(?:World|International|Middle East|Politics|Business|Opinion|Live)$/i;
