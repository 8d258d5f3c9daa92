/** Questions, quotations, features, live pages and lists of the day: they report no event of their own. */
export function isFeature(title: string): boolean {
  const plain = title.trim();
  return (
    talk.test(plain) ||
    comment.test(plain) ||
    list.test(plain) ||
    (live.test(plain) && !/^\p{Lu}{2,}\b/u.test(plain.replace(live, '')))
  );
}

const talk =
  /\?$|^["'“‘]|^(?:who|what|why|how|when|where|inside|watch|video|footage|opinion|analysis|explainer|podcast|in pictures|photos|live|tracking|mapping|timeline|satellite (?:images?|imagery)|from \w+ to|tv news|stocks?|shares|gold|dollar|bitcoin|crypto|wall street|markets?|oil (?:prices?|jumps?|rises?|falls?|drops?|climbs?|slides?|surges?|steadies|rallies))\b|\b(?:explained|things to know|op-ed|column|podcast|podcasts|fact check|jokes?|mocks?|celebrit\w+|influencers?)\b|\| (?:opinion|analysis)|^[\p{L}.' -]{3,40} on [^:]{3,80}: ["“‘']/iu;
const comment =
  /^(?:editor['’]s notes?|daily briefing|morning briefing|newsletter|exclusive interview|full text|key (?:points|takeaways)|heading)\b|\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:things|takeaways|questions|lessons)|what we (?:know|learned))\b| - (?:comment|opinion|analysis)$|\| comment$|\bfrom \w+ to \w+$/iu;
/** 'A rises, B falls, more': the headline of a letter. */
const list = /, (?:and )?more$|\b(?:markets wrap|daily open|morning bid|daybreak)\b|\| the [\p{L} ]+ show\b/iu;
const live = /\bLIVE\b:?|\blive (?:updates|blog)\b|\b(?:latest|update[sd]?):/;

/** A condition, a wish or a possibility: what follows did not happen. */
export function isConditional(title: string): boolean {
  return condition.test(title);
}

const condition =
  /\b(?:if|unless|could|would|may|might|should|must|wants?|wanted|hopes?|hoped|hoping|fears?|feared|attempts?|attempted|bids?|efforts?|proposes?|proposed|proposal|expected|likely|possible|only after|until|on condition|ready to|prepared to|able to|in order to|aims? to|seeks?|sought|urg(?:e|es|ed|ing)|call(?:s|ed)? (?:for|on)|demand(?:s|ed|ing)?|needs?)\b/i;

/** An attack that a headline plans, permits, judges, remembers or adds up, or that was none: it reports no attack of its own. */
export function isMentionOfAttack(title: string): boolean {
  return mention.some((pattern) => pattern.test(title));
}

const mention = [
  // 'Leaders clash over strategy'
  /\bclash(?:es|ed|ing)? (?:over|on|about)\b/i,
  /\b(?:will [‘'“"]?(?:be|continue|go|hit|strike|bomb|attack)|has (?:an? )?plans?|plans? for|go(?:es|ing)? back to|told? \p{Lu}\S+ to|lets? \p{Lu}\S+ (?:strike|attack|bomb)|(?:to|of) prevent|relying on|called off|cancel(?:s|l?ed|l?ing))\b/iu,
  /\b(?:helps?|helped|helping) (?:to )?(?:guide|plan|target|defend)\b/i,
  /\b(?:expos(?:es|ed|ing)|bears? (?:\w+ )?responsib\w+|was an? (?:\w+ )?(?:mistake|miscalculation|error|crime|failure)|renews? (?:\w+ )?questions?|calls? the shots|supports?|supported|celebrat\w*|prais\w*|blasts? (?:\p{Lu}\S+ ){1,3}(?:over|for))\b/iu,
  /\b(?:honou?r\w*|banners?|fans|organs?|photograph\w*|funerals?|identif(?:y|ies|ied)|returns? of|bod(?:y|ies) (?:\w+ )?(?:recovered|pulled|found)|rally|rallies|protest\w*)\b/i,
  // A running total of a war: an attack kills no thousand.
  /\b(?:toll|killed|dead|deaths|injured)\b.*\b\d{1,3},\d{3}\b|\b\d{1,3},\d{3}\b.*\b(?:killed|dead|deaths|injured)\b/i,
  /\b(?:car|gas|boiler|fireworks?|accidental) (?:explosions?|blasts?)\b|\bmalfunction\w*|\btest flight\b/i,
];

/** What was done in a headline; 'target' alone may mean a speech, a boycott or a campaign. */
export function speaksOfArms(text: string): boolean {
  return arms.test(text);
}

const arms =
  /\b(?:str(?:ikes?|iking|uck)|air ?strikes?|attack\w*|bomb\w*|raid\w*|missiles?|drones?|uavs?|rockets?|projectiles?|shell(?:s|ed|ing)|artillery|explo\w+|blasts?|kill\w*|dead|dies|died|deaths?|wound\w*|injur\w*|invad\w*|invasion|incursions?|assault\w*|barrages?|bombard\w*|pound(?:s|ed|ing)|fir(?:e|es|ed|ing)|launch\w*|hit(?:s|ting)?|destroy\w*|level(?:s|led|ed)|flatten\w*|burn\w*|ablaze|smoke|rock(?:s|ed)|damag\w*|intercept\w*|sirens?|assassinat\w*|eliminat\w*|slain|ground (?:forces|operations?|offensive)|troops|offensive|campaign against|warplanes?|jets?|clash\w*|operations?)\b/i;

/** The part of a headline before 'after', 'amid', 'ahead of': what comes later is known already. */
export function headOf(title: string): string {
  return title.split(known)[0] ?? title;
}

const known = /,?\s(?:after|amid|amidst|following|ahead of|since|despite|in (?:the )?wake of)\s/i;

/** 'Minister says the chief was killed', 'chief killed, minister says': without who says it. */
export function withoutSpeaker(title: string): string {
  const said = speakerFirst.exec(title);
  if (said && said[0].length < title.length - 12) return title.slice(said[0].length);
  return title.replace(speakerLast, '');
}

const speakerFirst =
  /^(?:(?!\b(?:kill|dead|dies|died|slain|assassinat)).)*?\b(?:says?|said|announces?|announced|confirms?|confirmed|claims?|claimed|reports?|reported|tells?|told)\b:?\s+(?:that\s+)?/i;
const speakerLast = /,\s[^,]*\b(?:says?|said|announces?|announced|confirms?|confirmed|claims?|reports?)$/i;

/** Is harm announced, not a gap or a risk pointed out: 'warns of response', but not 'warns of gaps in the deal'? */
export function isMenace(title: string): boolean {
  if (/\bwarn\w*\s+(?:of|about|against)\b/i.test(title)) return warnedOf.test(title);
  if (concerned.test(title) && !harm.test(title)) return false;
  return open.test(title) || (promised.test(title) && harm.test(title));
}

const open =
  /\b(?:threat\w*|warn\w*|ultimatum|deadline|retaliat\w*|reveng\w*|aveng\w*|or else|red lines?|consequences)\b/i;
const promised = /\b(?:vow\w*|pledg\w*|promis\w*|will|won['’]t|swear\w*|sworn)\b/i;
/** 'Officials warn a rival succeeds': a concern. */
const concerned = /\bwarn\w*\s+(?:that\s+)?\p{Lu}\S*\s+(?:\p{Ll}+s|has|have|is|are|may|might|could|can)\b/iu;
const harm =
  /\b(?:respon[sd]\w*|retaliat\w*|strikes?|striking|attack\w*|force|war|action|consequences|aggression|hell|blow|revenge|price|hit|military|destr\w+|target\w*|missiles?|escalat\w+|regret\w*|punish\w*)\b/i;
const warnedOf = new RegExp(`\\bwarn\\w*\\s+(?:of|about|against)\\s+(?:\\S+\\s+){0,3}?\\W?(?:${harm.source})`, 'i');
