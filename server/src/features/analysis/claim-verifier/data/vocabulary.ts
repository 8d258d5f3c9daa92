const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that claim nothing by themselves. */
export const stopWords = words(`
  a an the this that these those it its he him his she her they them their we our you your i who whom whose which what
  of to in on at by for from with into onto over under upon as than then so such and or but nor also too
  is are was were be been being am has have had having do does did doing if whether while when where because since
  through across within between among about near around along amid beyond per via
  there here other another some own just even still very further meanwhile however though although thus
  s t re ve ll d m say says said saying according`);

/** Small words that say how two others belong together, or how much is meant. */
export const linkWords = words(`
  to from by for with on into or against off up down out all some any both either each every most many few several only`);

/** What a report may call its own material without a source. */
export const reportWords = words(
  'event events report reports reported source sources origin origins watch single people person persons',
);

/** Words of time: each must be in the evidence, since a day more or less is another fact. */
export const timeWords = words(`
  yesterday today tomorrow tonight overnight morning afternoon evening night midnight noon dawn dusk daybreak hour hours
  day days week weeks month months year years decade ago later earlier last next previous following before after until
  recently soon already yet now once first second third fourth fifth sixth seventh eighth ninth tenth early late`);

export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * Antonyms, in groups of one meaning. One may not stand for another, and a claim with one of them
 * needs evidence with a word of its group.
 */
const antonyms = `
  condemn condemns condemned denounce denounces denounced | welcome welcomes welcomed praise praises praised
  accept accepts accepted | reject rejects rejected refuse refuses refused dismiss dismisses dismissed
  confirm confirms confirmed | deny denies denied
  open opens opened opening reopen reopens reopened | close closes closed closing shut shuts
  begin begins began begun start starts started | end ends ended stop stops stopped halt halts halted
  rise rises rose risen jump jumps jumped climb climbs climbed soar soars soared grow grows grew | fall falls fell fallen drop drops dropped shrink
  increase increases increased raise raises raised | decrease decreases decreased reduce reduces reduced cut cuts
  win wins won victory | lose loses lost loss defeat defeats defeated
  agree agrees agreed | disagree disagrees disagreed
  impose imposes imposed | lift lifts lifted waive waives waived
  resume resumes resumed | suspend suspends suspended pause pauses paused
  release releases released free freed | detain detains detained arrest arrests arrested
  support supports supported back backs backed | oppose opposes opposed
  north northern | south southern | east eastern | west western
  attack attacks attacked strike strikes struck | defend defends defended
  launch launches launched fire fires fired | intercept intercepts intercepted
  kill kills killed dead death deaths die dies died | wound wounds wounded injure injures injured hurt | survive survives survived
  succeed succeeds succeeded success | fail fails failed failure
  extend extends extended | shorten shortens shortened
  arrive arrives arrived | leave leaves left withdraw withdraws withdrew
  most | least | majority | minority | only | enemy | ally allies`;

/** The group of each antonym. */
export const antonymGroupOf: ReadonlyMap<string, number> = new Map(
  antonyms
    .split(/[|\n]/)
    .flatMap((group, at) =>
      group
        .trim()
        .split(/\s+/)
        .map((word): [string, number] => [word, at]),
    )
    .filter(([word]) => word !== ''),
);

/** What makes a statement less than a fact, or its opposite: the words of each kind. */
const cues = {
  not: 'not no never neither nor without none nobody nothing cannot hardly barely nt',
  deny: 'deny denies denied denying denial reject rejects rejected rejecting refuse refuses refused refusing dismiss dismisses dismissed',
  fail: 'fail fails failed failing unable avert averts averted thwart thwarts thwarted foil foils foiled prevent prevents prevented cancel cancels cancelled canceled',
  may: 'may might could possibly perhaps likely unlikely potentially',
  would: 'would',
  should: 'should must ought',
  will: 'will shall ll',
  plan: 'plan plans planned planning intend intends intended consider considers considered considering threaten threatens threatened threatening vow vows vowed pledge pledges pledged propose proposes proposed expect expects expected prepare prepares prepared preparing hope hopes',
  alleged:
    'alleged allegedly allege alleges alleging suspected suspect reportedly accused accuse accuses accusing purported supposedly claim claims claimed claiming',
};

export const cueOf: ReadonlyMap<string, string> = new Map(
  Object.entries(cues).flatMap(([cue, list]) => list.split(' ').map((word): [string, string] => [word, cue])),
);

/** Forms of a word that its ending does not show. */
export const irregular: ReadonlyMap<string, string> = new Map(
  `struck strike|sank sink|sunk sink|shot shoot|fell fall|fallen fall|rose rise|risen rise|began begin|begun begin|
  took take|taken take|gave give|given give|went go|gone go|came come|sent send|told tell|made make|won win|lost lose|
  fought fight|spoke speak|spoken speak|withdrew withdraw|withdrawn withdraw|drew draw|drawn draw|flew fly|flown fly|
  kept keep|held hold|met meet|left leave|led lead|broke break|broken break|blew blow|blown blow|tore tear|torn tear|
  bought buy|sold sell|paid pay|found find|built build|chose choose|chosen choose|fled flee|wrote write|written write|
  knew know|known know|saw see|seen see|stood stand|dead die|death die|deaths die|died die|dying die|women woman|
  men man|children child|troops soldier|soldiers soldier|killings kill|killing kill|launches launch|deeper deep`
    .split('|')
    .map((pair) => {
      const [form = '', base = ''] = pair.trim().split(' ');
      return [form, base];
    }),
);

/** Bounds of a number: 'at least 5' is not 'up to 5'. */
export const bounds: readonly (readonly [bound: 'up' | 'down' | 'about', phrases: readonly string[]])[] = [
  ['up', ['at least', 'more than', 'over', 'above', 'exceeding', 'no fewer than', 'well over']],
  ['down', ['at most', 'up to', 'fewer than', 'less than', 'under', 'below', 'as many as', 'no more than']],
  ['about', ['about', 'around', 'some', 'nearly', 'almost', 'approximately', 'roughly', 'close to', 'an estimated']],
];
