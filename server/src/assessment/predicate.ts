import { LRUCache } from 'lru-cache';
import { pastDeadline } from './data/indicator-words.ts';
import { sufferedAt } from './suffered.ts';

/** Questions, quotations, features, live pages and lists of the day: they report no event of their own. */
export function isFeature(title: string): boolean {
  const known = features.get(title);
  if (known !== undefined) return known;
  const isOne = readFeature(title);
  features.set(title, isOne);
  return isOne;
}

/** Level, report, indicators and balance each ask it of the same titles. */
const features = new LRUCache<string, boolean>({ max: 8_000 });

function readFeature(title: string): boolean {
  const plain = title.trim();
  return (
    (talk.test(plain) && !isOfPlace(plain)) ||
    asks.test(plain) ||
    span.test(plain) ||
    comment.test(plain) ||
    list.test(plain) ||
    isLivePage(plain)
  );
}

/** A page that is written on as the day goes on: its title is of its latest news, of several things or of none. */
export function isLivePage(title: string): boolean {
  return live.test(title) && !/^\p{Lu}{2,}\b/u.test(title.replace(live, ''));
}

/** 'Market bombed': a place, and no news of trade. */
function isOfPlace(plain: string): boolean {
  return /^markets? /i.test(plain) && !plain.endsWith('?') && sufferedAt(plain) >= 0;
}

const talk =
  /\?$|^["'“‘]|^(?:who|what|why|how|when|where|inside|watch|video|footage|opinion|analysis|explainer|podcast|in pictures|photos|live|tracking|mapping|timeline|satellite (?:images?|imagery)|from \w+ to|tv news|stocks?|shares|gold|dollar|bitcoin|crypto|wall street|markets?|oil (?:prices?|jumps?|rises?|falls?|drops?|climbs?|slides?|surges?|steadies|rallies))\b|\b(?:explained|things to know|op-ed|column|podcast|podcasts|fact check|jokes?|mocks?|whines?|gripes?|brags?|bragged|boasts?|boasted|celebrit\w+|influencers?)\b|\| (?:opinion|analysis)|^[\p{L}.' -]{3,40} on [^:]{3,80}: ["“‘']/iu;
/** 'From one thing to another' */
const span = /^from .{3,40} to /i;
/** A question before the end: 'No fees, just tolls? What it means'. */
const asks = /\?["”’']?\s+\p{L}|\b[Yy]our questions answered\b/u;
const comment =
  /\bin numbers:|\bviolates? (?:\S+ )?laws?\b|\bburn\w* (?:\S+ )?bridges\b|^(?:although|though|even though|these are|this is|here is|here['’]s)\b|\bweek ahead\b|\bwhat to (?:watch|expect)\b|^(?:the papers:|editor['’]s notes?|daily briefing|morning briefing|newsletter|exclusive interview|full text|key (?:points|takeaways)|heading)\b|\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:things|ways|reasons|takeaways|questions|lessons)|what we (?:know|learned))\b| - (?:comment|opinion|analysis)$|\| comment$|\bfrom \w+ to \w+$/iu;
/** 'A rises, B falls, more': the headline of a letter. */
const list =
  /, (?:and )?more$|\band more (?:top )?headlines$|\b(?:markets wrap|daily open|morning bid|daybreak)\b|\| the [\p{L} ]+ show\b/iu;
const live = /\bLIVE\b:?|\b[Ll]ive (?:[Uu]pdates|[Bb]log)\b|\b[Ll]ive:|\b(?:[Ll]atest|[Uu]pdate[sd]?):/;

/** A condition, a wish or a possibility: what follows did not happen. */
export function isConditional(title: string): boolean {
  return condition.test(title) || onCondition.test(title);
}

/** 'Once the strait reopens', 'when sirens sound'; not 'at once', 'once again'. */
const onCondition = /(?<!\bat )\bonce (?!again\b|more\b)|\bas soon as\b|\bprovided (?:that )?\b|\bwhen \p{Ll}+ /iu;

const condition =
  /\b(?:if|unless|could|would|may|might|should|must|wants?|wanted|hopes?|hoped|hoping|fears?|feared|attempts?|attempted|bids?|efforts?|proposes?|proposed|proposal|expected|likely|possible|only after|until|on condition|ready to|prepared to|able to|in order to|aims? to|seeks?|sought|urg(?:e|es|ed|ing)|call(?:s|ed)? (?:for|on)|demand(?:s|ed|ing)?|needs?)\b/i;

/**
 * An attack that a headline plans, permits, judges, remembers or adds up, or that was none: it reports no attack of its own. What
 * follows a reported attack takes nothing from it: 'Missile hits Haifa, bodies found', 'jets strike Tyre during funerals'.
 */
export function isMentionOfAttack(title: string): boolean {
  if (noAttack.test(title)) return true;
  const reported = title.search(reportedAttack);
  const suffered = sufferedAt(title);
  return mentions.some((pattern) => {
    const found = pattern.exec(title);
    if (!found) return false;
    // 'School hit in strike, toll rises', but not 'boy killed in strike identified'.
    const isLater = suffered >= 0 && ownClause.test(title.slice(suffered, found.index));
    if (isLater && aftermath.includes(pattern)) return false;
    const isBefore = reported >= 0 && found.index <= reported;
    // 'Protests as Israel strikes Tyre', 'funerals held, jets strike again': another clause reports the attack.
    const isApart = isBefore && ownClause.test(title.slice(found.index + found[0].length, reported));
    return reported < 0 || (isBefore && !isApart);
  });
}

/** 'No attacks so far on bases, sources say' */
const noAttack =
  /^['"‘“]?no (?:(?:new|more|further|fresh|known|israeli|iranian|us|american) )?(?:attacks?|(?:air)?strikes?|raids?|missiles?|rockets?|explosions?|blasts?)\b/i;

const ownClause = /[,;]|(?:^|\s)(?:as|while)\s/;

/** A party, forces or a weapon, and right after it what they did; not 'strikes on', 'hits back'. */
const reportedAttack =
  /(?<=(?:\p{Lu}\p{L}+|\b(?:jets?|warplanes?|army|forces|navy|military|guards|drones?|missiles?|rockets?|strikes?|airstrikes?|attacks?|raids?|barrages?|blasts?|explosions?)) )(?:strikes?|hits?|bombs?|kills?|struck|bombed|killed|wounds?|wounded|fires?|fired|pounds?|pounded|destroys?|destroyed)(?! (?:on|against|in|at|near|over|as|back|out|off|will|would|could|may|have|has|had|was|were|are|is)\b)(?= )/u;

/** What comes after an attack. A clause of its own takes nothing from the attack that the title reports before. */
const aftermath = [
  /\b(?:honou?r\w*|banners?|fans|organs?|photograph\w*|funerals?|identif(?:y|ies|ied)|returns? of|bod(?:y|ies) (?:\w+ )?(?:recovered|pulled|found)|rally|rallies|protest\w*)\b/i,
  /\btoll\b(?: \S+){0,8}? (?:stands?|stood|ris(?:es|ing)|rose|climb(?:s|ed)|pass(?:es|ed)|tops?|topped|reach(?:es|ed)|nears?|surpass\w*|exceeds?)\b/i,
];

const mention = [
  // 'Asks X to stop bombing'
  /\b(?:asks?|asked|urges?|urged|tells?|told|wants?|wanted|begs?|begged|calls? on|called on) (?:\S+ ){1,3}?(?:not )?to (?:stop|halt|cease|end|refrain|attack|strike|bomb|hit)\b/i,
  // 'A boy hurt in a strike returns to school', 'killed in a fire', 'a campaign targets a maker'
  /\b(?:killed|wounded|injured|hurt) in (?:an? |the )?(?:\S+ ){0,2}(?:strikes?|attacks?|raids?) (?:returns?|remembered|speaks?|recalls?|tells?|mourned|honou?red|wins?|sues?)\b/i,
  /\b(?:killed|dead|die|dies|died|wounded|injured|hurt) in (?:an? |the )?(?:\p{Ll}+ )?(?:fires?|blaze|floods?|quakes?|earthquakes?|crush|stampede)\b/iu,
  /\b(?:campaigns?|boycotts?|ads?|lawsuits?) (?:(?:in|of|by) \S+ )?(?:targets?|hits?|attacks?)\b/i,
  // 'Leaders clash over strategy', 'attacks a president over remarks'
  /\battack(?:s|ed|ing)? (?:\S+ ){1,6}?(?:over|for) (?:\S+ ){0,4}?(?:remarks?|comments?|statements?|words|criticism|speech|tweets?|posts?|interviews?)\b/i,
  /\bclash(?:es|ed|ing)? (?:over|on|about)\b/i,
  /\b(?:will [‘'“"]?(?:be|continue|increase|intensify|escalate|expand|stop|end|last|go|hit|strike|bomb|attack)|has (?:an? )?plans?|plans? for|go(?:es|ing)? back to|told? \p{Lu}\S+ to|lets? \p{Lu}\S+ (?:strike|attack|bomb)|(?:to|of) prevent|relying on|called off|cancel(?:s|l?ed|l?ing))\b/iu,
  /\b(?:helps?|helped|helping) (?:to )?(?:guide|plan|target|defend)\b/i,
  /\b(?:expos(?:es|ed|ing)|bears? (?:\w+ )?responsib\w+|was an? (?:\w+ )?(?:mistake|miscalculation|error|crime|failure)|renews? (?:\w+ )?questions?|calls? the shots|supports?(?! (?:\S+ ){1,4}?with (?:air ?)?(?:strikes?|raids?|artillery|missiles?|drones?|fire|bombs?)\b)|supported(?! (?:\S+ ){1,4}?with (?:air ?)?(?:strikes?|raids?|artillery|missiles?|drones?|fire|bombs?)\b)|celebrat\w*|prais\w*|blasts? (?:\p{Lu}\S+ ){1,3}(?:over|for))\b/iu,
  /^(?:the )?war in numbers\b/i,
  // Glosses: 'Iran · possible strike · Haifa'.
  /(?:\b(?:possible|expected)|· (?:announced|planned|no)) (?:\S+ ){0,2}?(?:attacks?|strikes?|raids?|retaliation|operations?|launch(?:es)?|hits?)\b/i,
  // 'A party takes a hit in polls'
  /^(?!.*\b(?:missiles?|drones?|rockets?|shells?|bombs?)\b).*\btak(?:es?|ing) (?:an? )?(?:\p{Ll}+ )?hits?\b/iu,
  // A running total of a war: an attack kills no thousand.
  /\b(?:toll|killed|dead|deaths|injured)\b.*\b\d{1,3},\d{3}\b|\b\d{1,3},\d{3}\b.*\b(?:killed|dead|deaths|injured)\b/i,
  // 'X's answer to the attacks', 'the strike is all about Y', 'his attack is popular'
  /['’]s? (?:responses?|reactions?|answers?|approach|stance) (?:to|on)\b|\b(?:attacks?|strikes?|raids?|bombing) (?:(?:on|against|in) \S+ )?(?:is|are|was|were) (?:all |really |not |only |wildly |so )*(?:about|popular|unpopular|wrong|right|illegal|legal|justified|unjustified|necessary|proof)\b/i,
  /\b(?:allows?|allowed|permits?|permitted|authori[sz]e[sd]?|clears?|cleared) (?:\S+ ){1,4}?(?:to|use of)\b/i,
  /\b(?:attacks?|strikes?|barrages?|salvos?|launches|fire) (?:(?:on|against|at) \S+ )?(?:wanes?|waned|subsid\w*|slows?|slowed|declin\w*|dwindl\w*|eas(?:e|es|ed))\b/i,
  /\b(?:bombs?|bombshells?|attacks?|blows?|strikes?) (?:on|to|at) (?:\S+ ){0,3}(?:(?:re-?)?election|career|reputation|legacy|record|credibility|polic(?:y|ies)|speech|remarks)\b/i,
  /\bunconfirmed\b|\bhits (?:\S+ ){1,2}for \p{Ll}+ing\b/iu,
  // What witnesses tell later, and a survey of several countries
  /\b(?:eyewitness\w*|witness\w*|survivors?|residents?|medics?) (?:\S+ )?(?:recounts?|recounted|recall(?:s|ed)?|describes?|described|remembers?)\b/i,
  /\battacks on \p{Ll}+(?: \p{Ll}+)? (?:across|in) \p{Lu}\S+, \p{Lu}/u,
  /\b(?:attacks?|strikes?) (?:(?:on|against|in) (?:\S+ ){1,3}?)?(?:shatter(?:s|ed)?|expos(?:es?|ed)|reveal(?:s|ed)?|underscor\w*|highlight\w*|prov(?:es?|ed)|tests?|tested)\b/i,
  // 'Would not attack', 'a million worth of bombs', 'accuses X of attacks'
  /\b(?:(?:would|will|did|do|does|could)(?: not|n['’]t)|won['’]t|not) (?:attack|strike|bomb|hit)\b|\b(?:worth|cost) of (?:\S+ )?(?:bombs|missiles|strikes|attacks)\b|\baccus(?:es|ed|ing) (?:\S+ ){1,3}?of (?:\S+ ){0,2}?(?:attacks|strikes|aggression|crimes|violations|escalation)\b/i,
  // Announced for later, an accident, and one who dies of an attack of before
  /\b(?:says?|said|warns?|promises?)\b.*\b(?:strikes?|bombings?|attacks?)\b.*\b(?:tonight|tomorrow|in (?:the )?coming (?:hours|days))\b/i,
  /\b(?:plane|helicopter|bus|car|train)s? (?:\S+ )?(?:crash\w*|collision)\b|\bsuccumb\w*|\bdie[sd]? (?:of|from) (?:\S+ )?(?:wounds|injuries)\b/i,
  // An explosion at a works may be an accident, where no arms are named
  /^(?!.*\b(?:strikes?|struck|attack\w*|missiles?|drones?|bomb\w*|raids?|rockets?|shell\w*|sabotage\w*)\b).*\bexplosion (?:at|in|inside|rocks|hits) (?:\S+ ){0,5}?(?:factory|plant|terminal|refinery|warehouse|depot|facility|works|mine)\b/i,
  /\b(?:factory|plant|terminal|warehouse) explosions?\b/i,
  /\b(?:car|gas|boiler|fireworks?|accidental) (?:explosions?|blasts?)\b|\bmalfunction\w*|\btest flight\b/i,
];

const mentions = [...mention, ...aftermath];

/** What was done in a headline; 'target' alone may mean a speech, a boycott or a campaign. */
export function speaksOfArms(text: string): boolean {
  return arms.test(text.replace(killingToCome, ''));
}

/** 'Will kill', 'tried to assassinate', 'must be killed': threatened or attempted. Not 'believed to be dead', 'says to have killed'. */
export function isKillingToCome(title: string): boolean {
  return killingToCome.test(title);
}

const killingToCome =
  /\b(?:gonna|will|shall|should|must|to|not|never) (?:kill|assassinate|eliminate)\b|\b(?:gonna|going to|will|shall|should|must|not|never) be (?:killed|assassinated|eliminated)\b/i;

const arms =
  /\b(?:str(?:ikes?|iking|uck)|air ?strikes?|attack\w*|bomb\w*|raid\w*|missiles?|drones?|uavs?|rockets?|projectiles?|shell(?:s|ed|ing)|artillery|explo\w+|blasts?|kill\w*|dead|dies|died|deaths?|wound\w*|injur\w*|invad\w*|invasion|incursions?|assault\w*|barrages?|bombard\w*|pound(?:s|ed|ing)|fir(?:e|es|ed|ing)|launch\w*|hit(?:s|ting)?|destroy\w*|level(?:s|led|ed)|flatten\w*|burn\w*|ablaze|smoke|rock(?:s|ed)|damag\w*|intercept\w*|sirens?|assassinat\w*|eliminat\w*|slain|ground (?:forces|operations?|offensive)|troops|offensive|campaign against|warplanes?|jets?|clash\w*|operations?)\b/i;

/** The part of a headline without 'after', 'amid', 'ahead of' and what follows, or up to a comma what a headline begins with. */
export function headPart(title: string): string {
  return title.replace(before, '').split(known)[0] ?? title;
}

/**
 * 'Denies reports that agents were arrested', 'knocks down a claim': what is denied did not happen. An attack that the title
 * reports before did: 'jets strike a depot, army denies claims of damage'.
 */
export function isDenialOfReport(title: string): boolean {
  const denied = title.search(deniedReport);
  if (denied < 0) return false;
  return ![title.search(reportedAttack), sufferedAt(title)].some((at) => at >= 0 && at < denied);
}

const deniedReport =
  /\b(?:knock(?:s|ed)? down|den(?:y|ies|ied)|dismiss(?:es|ed)|debunk(?:s|ed)|refut(?:es|ed)|reject(?:s|ed))\b(?: \S+){0,4}? (?:claims?|reports?|rumou?rs?|allegations?)\b|\b(?:claims?|reports?|rumou?rs?)\b(?: \S+){1,7}? (?:is|are|was|were) (?:false|fake|untrue|baseless|a hoax)\b/i;

/** 'The ceasefire ends', unless it is the war that ends: 'ceasefire ends war'. */
export function isTruceOver(title: string): boolean {
  return over.test(title);
}

const over =
  /\b(?:ceasefire|cease-fire|truce)\b (?:\S+ ){0,4}?(?:ends|ended|expires|expired|is over|collapses)\b(?! (?:\S+ ){0,3}?(?:war|fighting|conflict|hostilities|strikes|battles)\b)/i;

/** 'Air defences fire at objects': something was intercepted, nothing attacked. */
export function isAirDefence(title: string): boolean {
  return defending.test(title);
}

const defending = /\bair defen[cs]es?\b (?:\S+ ){0,3}?(?:fires?|fired|engag(?:e|es|ed)|activated)\b/i;

const before = /^(?:after|amid|amidst|following|despite|since) [^,]+, (?=\S+ \S+ \S)/i;
const known = /,?\s(?:after|amid|amidst|following|ahead of|since|despite|in (?:the )?wake of)\s/i;

/** 'Minister says the chief was killed', 'chief killed, minister says': without who says it. */
export function withoutSpeaker(title: string): string {
  const said = speakerFirst.exec(title);
  if (said && said[0].length < title.length - 12) return title.slice(said[0].length);
  return withoutLastSpeaker(title);
}

/** 'A and B hold talks, C says': who reports an act takes nothing from it. */
export function withoutLastSpeaker(title: string): string {
  return title.replace(speakerLast, '');
}

const speakerFirst =
  /^(?:(?!\b(?:kill|dead|dies|died|slain|assassinat)).)*?\b(?:says?|said|announces?|announced|confirms?|confirmed|claims?|claimed|reports?|reported|tells?|told)\b:?\s+(?:that\s+)?/i;
const speakerLast = /,\s[^,]*\b(?:says?|said|announces?|announced|confirms?|confirmed|claims?|reports?)$/i;

/**
 * Is harm announced, not a gap or a risk pointed out: 'warns of response', but not 'warns of gaps in the deal'? A threat of which
 * others speak is none: 'says a threat echoes another', 'warnings shake the state'.
 */
export function isMenace(title: string): boolean {
  if (/\bwarn\w*\s+(?:of|about|against)\b/i.test(title)) return warnedOf.test(title);
  const head = headPart(title);
  if (/\bwarn(?:s|ed|ing)?\b/i.test(head) && !threatening.test(head))
    return warnedParty.test(head) || (harm.test(head.replace(/\bfreedom of action\b/gi, '')) && !concerned.test(head));
  // A deadline that passes, is extended or awaited threatens nothing by itself.
  const isOpen = open.test(head) && !(deadline.test(head) && (pastDeadline.test(title) || awaitedDeadline.test(title)));
  return isOpen || threatening.test(title.replace(figureOfThreat, '')) || (promised.test(head) && harm.test(head));
}

/** Not 'it would threaten the region': a judgement of what may come. */
const threatening = /(?<!\b(?:would|could|may|might|can|not) [‘'“"]?)\bthreaten(?:s|ed|ing)?\b/i;
/** 'The war threatens to blow up a budget', 'threatens to become a nightmare': no party threatens another. */
const figureOfThreat =
  /\b(?:war|conflict|crisis|fighting|standoff|turmoil|tensions?)\s+threaten(?:s|ed|ing)?\b|\bthreaten(?:s|ed|ing)?\s+to\s+(?:become|derail|overshadow|upend|undermine|worsen|dent|spill|engulf|unravel|deepen|spiral)\b/gi;
const deadline = /\b(?:ultimatum|deadline)\b/i;
const awaitedDeadline = /\bclock (?:ticks|is ticking)\b|\bawaits?\b|\bcountdown\b/i;
const open =
  /\b(?:ultimatum|deadline|retaliat\w*|reveng\w*|aveng\w*|or else|red lines?|consequences|(?:issu\w+|renew\w*|repeat\w*|mak(?:es|ing)|made|deliver\w*|sen[dt]s?)\s+(?:\S+\s+){0,3}?(?:threats?|warnings?))\b/i;
/** A party that is warned by name is threatened, as 'Iran warns Israel after raids'. */
const warnedParty =
  /\bwarn(?:s|ed)?\s+(?:the\s+)?(?:US|U\.S\.|USA|United States|Washington|Israel|Israelis|Jerusalem|Tel Aviv|Iran|Iranians|Tehran|Hezbollah|Hamas|Houthis|Lebanon|Iraq|Yemen|Syria|Gulf|Qatar|Kuwait|Bahrain|enem(?:y|ies)|foes?|neighbou?rs?)\b(?!\s+(?:(?:succeed|has|have|is|are|may|might|could|can)\w*|(?:ceasefire|truce|deal|talks|war|conflict|economy|crisis)\b))/i;
const promised = /\b(?:vow\w*|pledg\w*|promis\w*|will|won['’]t|swear\w*|sworn)\b/i;
/** 'Officials warn a rival succeeds': a concern. */
const concerned = /\bwarn\w*\s+(?:that\s+)?\p{Lu}\S*\s+(?:\p{Ll}+s|has|have|is|are|may|might|could|can)\b/iu;
export const harm =
  /\b(?:respond\w*|responses?|retaliat\w*|strikes?|striking|attack\w*|force|war|action|consequences|aggression|hell|blow|revenge|price|hit|military|destr\w+|target\w*|missiles?|escalat\w+|regret\w*|punish\w*)\b/i;
const warnedOf = new RegExp(`\\bwarn\\w*\\s+(?:of|about|against)\\s+(?:\\S+\\s+){0,3}?\\W?(?:${harm.source})`, 'i');
