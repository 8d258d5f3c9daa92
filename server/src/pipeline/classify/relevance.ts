import type { Act } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import { partiesOf } from '../../language/parties.ts';
import { countOf, type Passage, quote, type Reading, speaksOf } from '../../language/passage.ts';

export interface Verdict {
  relevant: boolean;
  reason: string;
}

/**
 * Is the main subject the confrontation of Israel, or the United States, with Iran or its armed allies? Read first is
 * the title: who it names, then what it says of them. Israel and Iran are never told apart here.
 */
export function relevanceOf(reading: Reading, acts: Act[]): Verdict {
  const { title } = reading;
  const directed = acts.find(({ actor, target }) => actor && target);
  const aside = asides.find((topic) => speaksOf(title, topic));
  if (aside && !directed) return no(`the title is about ${aside} (${quote(title, aside)})`);

  const named = partiesOf(title);
  if (named.has('israel') && named.has('iran')) return yes('the title names both sides');
  const isStruckInSyria = speaksOf(title, 'syria') && acts.some(({ target }) => target !== null);
  if (speaksOf(title, ...away) && !directed && !isStruckInSyria)
    return no(`the title is about ${quote(title, ...away)}`);
  if (named.size > 1) return judgePair(reading, acts);
  if (named.size === 1 && !named.has('usa')) return judgeLone(reading, acts);
  return judgeUnnamed(reading);
}

const asides = ['sport', 'culture', 'everyday', 'memory'] as const;
const grave = ['strike', 'weapon', 'resolve', 'nuclear', 'truce'] as const;
const armed = [...grave, 'force', 'threat', 'sanction', 'spy', 'cyber'] as const;
const hot = [...armed, 'negotiation', 'oil', 'shipping'] as const;
const effects = ['oil', 'shipping', 'market', 'casualty', 'reaction', 'civilian', 'execution'] as const;
const subjects = [...hot, ...effects] as const;
/** With one of these a state does not stand alone, even if nobody else is named. */
const plain = ['weapon', 'nuclear', 'resolve', 'sanction', 'truce', 'cyber'] as const;
/** What turns home affairs into foreign ones. */
const foreign = ['threat', 'resolve', 'weapon', 'nuclear'] as const;
const home = ['domestic', 'unrest'] as const;
const away = ['gaza', 'elsewhere', 'syria'] as const;

/** The United States or an armed ally, and one of the sides. */
function judgePair({ title, opening }: Reading, acts: Act[]): Verdict {
  if (acts.some(({ actor, target }) => actor && target))
    return yes(`${quote(title, 'strike')} between opposed parties in the title`);
  if (speaksOf(title, ...home) && !speaksOf(title, ...foreign) && !acts.some(({ actor }) => actor === 'usa'))
    return no(`the title is about home affairs (${quote(title, ...home)})`);
  const isAlly = partiesOf(title).has('ally');
  const isCore = hasCore(partiesOf(title, opening));
  if (!isAlly && !isCore && speaksOf(opening, ...away)) return no(`the summary is about ${quote(opening, ...away)}`);
  if (speaksOf(title, ...hot)) return yes(`opposed parties and ${quote(title, ...hot)} in the title`);
  if (countOf(opening, ...armed) > 1 && partiesOf(opening).size > 1 && isCore)
    return yes('opposed parties in the title, the confrontation in the summary');
  return no('opposed parties, but nothing of the confrontation');
}

/** One side, or an armed ally, by itself. */
function judgeLone({ title, lead, opening }: Reading, acts: Act[]): Verdict {
  const around = partiesOf(title, opening);
  if (speaksOf(title, ...home) && !(hasCore(around) && speaksOf(title, ...foreign)))
    return no(`the title is about home affairs (${quote(title, ...home)})`);
  if (around.size > 1 && !speaksOf(opening, ...away)) {
    if (speaksOf(title, ...subjects) && speaksOf(opening, ...armed))
      return yes(`${quote(title, ...subjects)} in the title, the opponent in the first sentence`);
    if (hasCore(around) && speaksOf(opening, 'strike', 'weapon', 'nuclear'))
      return yes('one side in the title, the confrontation in the first sentence');
  }
  const others = acts.some(({ target }) => target) ? (['gaza', 'elsewhere'] as const) : away;
  if (speaksOf(lead, ...others)) return no(`the summary is about ${quote(lead, ...others)}`);
  if (speaksOf(opening, ...home)) return no(`the summary is about home affairs (${quote(opening, ...home)})`);
  if (speaksOf(title, ...plain)) return yes(`${quote(title, ...plain)} in the title`);
  if (isAboutHormuz(title)) return yes(`${quote(title, ...hot)} in the title`);
  if (acts.some(({ actor, target }) => actor ?? target)) return yes(`${quote(title, 'strike')} in the title`);
  if (speaksOf(title, 'force') && speaksOf(title, 'civilian', 'toll', 'casualty'))
    return yes(`${quote(title, 'force')} and ${quote(title, 'civilian', 'toll', 'casualty')} in the title`);
  return no('one party alone, and nothing of the confrontation');
}

/** No party, or the United States alone: the first sentence must carry it. */
function judgeUnnamed({ title, opening }: Reading): Verdict {
  if (!speaksOf(title, ...subjects) || speaksOf(title, ...home) || speaksOf(opening, ...away))
    return no('no party in the title');
  const parties = partiesOf(title, opening);
  const words = quote(title, ...subjects);
  if (hasCore(parties) && speaksOf(opening, ...armed))
    return yes(`${words} in the title, both sides in the first sentence`);
  if (isAboutHormuz(title)) return yes(`${words} in the title`);
  if (!parties.has('israel') && !parties.has('iran')) return no('neither side in the title or the first sentence');
  if (speaksOf(title, 'strike', 'weapon') && speaksOf(opening, 'strike') && speaksOf(opening, 'weapon'))
    return yes(`${words} in the title, one side's weapons in the first sentence`);
  if (parties.has('usa') && speaksOf(title, ...armed) && speaksOf(opening, ...grave))
    return yes(`${words} in the title, the opponent in the first sentence`);
  return no('no party in the title');
}

/** The strait is on no side, and hardly in the news for anything else. */
function isAboutHormuz(title: Passage): boolean {
  return title.words.includes('hormuz') && speaksOf(title, ...hot);
}

function hasCore(parties: ReadonlySet<Party>): boolean {
  return parties.has('israel') && parties.has('iran');
}

function yes(reason: string): Verdict {
  return { relevant: true, reason: `relevant: ${reason}` };
}

function no(reason: string): Verdict {
  return { relevant: false, reason: `not relevant: ${reason}` };
}
