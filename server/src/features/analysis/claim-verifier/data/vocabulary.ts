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

/** What makes a statement less than a fact, or its opposite: a sentence may neither add one nor leave one out. */
export const cueWords = words(`
  not no never neither nor without none nobody nothing cannot hardly barely nt
  deny denies denied denying denial reject rejects rejected rejecting refuse refuses refused refusing dismiss dismisses dismissed
  fail fails failed failing unable avert averts averted thwart thwarts thwarted foil foils foiled prevent prevents prevented
  cancel cancels cancelled canceled may might could possibly perhaps likely unlikely potentially would should must ought will shall ll
  plan plans planned planning intend intends intended consider considers considered considering threaten threatens threatened
  threatening vow vows vowed pledge pledges pledged propose proposes proposed expect expects expected prepare prepares prepared
  preparing hope hopes alleged allegedly allege alleges alleging suspected suspect reportedly accused accuse accuses accusing
  purported supposedly claim claims claimed claiming if unless`);

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
