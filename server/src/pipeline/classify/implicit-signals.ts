import type { Act } from '../../language/acts.ts';
import { type Passage, quote, speaksOf } from '../../language/passage.ts';
import { wordSet } from '../../language/text.ts';

/** The implicit signal of the war in a title with one side or one of its towns; null for none. */
export function signalAtHome(title: Passage): string | null {
  const { words, mentions } = title;
  const isInTown = mentions.some(({ role }) => role === 'place' || role === 'capital');
  if (isInTown && words.some((word) => trace.test(word))) return 'traces of arms in a town of a side';
  if (isInTown && speaksOf(title, 'casualty')) return `${quote(title, 'casualty')} in a town of a side`;
  if (speaksOf(title, 'toll') && speaksOf(title, 'casualty')) return `${quote(title, 'toll')} of a side`;
  if (words.some((word) => skies.has(word)) && words.some((word) => shut.test(word)) && areAllIn(title, theatre))
    return 'the skies of a side closed';
  if (
    isInTown &&
    words.some((word) => facilities.test(word)) &&
    words.some((word) => shut.test(word) || blaze.test(word))
  )
    return 'works of a side that burn or stand still';
  if (isInTown && words.some((word) => fleeing.test(word))) return 'a town of a side left in haste';
  if (words.some((word) => armada.test(word)) && areAllIn(title, theatre)) return 'a fleet, and a side';
  if (words.some((word) => bombing.has(word))) return `${quote(title, 'strike')} upon a side`;
  if (words.some((word, at) => word === 'war' && words[at + 1] === 'powers')) return 'the right to make war on a side';
  if (mentions.some(({ role }) => role === 'leader') && words.some((word) => hiding.test(word)))
    return 'a leader in hiding';
  return null;
}

/** The implicit signal in a title with no side, or only the United States; null for none. */
export function signalAbroad(title: Passage, acts: readonly Act[]): string | null {
  const { words } = title;
  if (isNuclear(title)) return `${quote(title, 'nuclear')} without another state's name`;
  if (isUnderFire(title, acts)) return 'forces of the United States under fire';
  if (words.some((word) => money.has(word)) && (speaksOf(title, 'strike', 'truce') || words.includes('war')))
    return 'the currency or the people of a side, and war';
  if (isUnderAllies(title) && words.some((word) => fromAir.test(word))) return 'bombs where an armed ally sits';
  if (words.includes('uss') && speaksOf(title, 'weapon') && areAllIn(title, theatre)) return 'a warship and arms';
  if (!isInTheatre(title)) return null;
  if (isRegion(title) && speaksOf(title, 'oil', 'shipping') && words.some((word) => shut.test(word)))
    return 'trade that stands still where the confrontation is';
  if (speaksOf(title, 'weapon', 'strike') && words.some((word) => irregular.test(word)))
    return 'irregulars and their arms';
  if (words.some((word) => fleet.test(word)) || (isRegion(title) && words.some((word) => brink.test(word))))
    return 'forces or war where the confrontation is';
  if (speaksOf(title, 'strike') && speaksOf(title, 'oil', 'shipping'))
    return 'trade under fire where the confrontation is';
  if (words.some((word) => skies.has(word) && word !== 'airport') && words.some((word) => shut.test(word)))
    return 'skies closed where the confrontation is';
  if (words.some((word) => insurance.test(word)) && isRegion(title))
    return 'insurance of ships where the confrontation is';
  if (words.some((word) => envoys.test(word)) && words.some((word) => leaving.test(word)) && speaksOf(title, 'contact'))
    return 'envoys who leave where the confrontation is';
  return null;
}

/** Whether the title names places, all of them in the region of the confrontation. */
export function isInTheatre(title: Passage): boolean {
  return areAllIn(title, theatre) && title.places.some(({ value }) => value.country !== 'United States');
}

const skies = wordSet('airport airspace flights skies gurion');
const shut =
  /^(?:clos\w+|shut\w*|reopen\w*|open|opens|suspend\w*|halt\w*|ground\w*|divert\w*|rerout\w*|cancel\w*|empt\w+|offline|stops?|stopped|avoid\w*|resum\w*|restart\w*)$/;
/** Traces and sounds of an attack. */
const trace =
  /^(?:sirens?|smoke|booms?|bangs?|blasts?|explosions?|craters?|cratered|impacts?|rubble|warheads?|shrapnel|bomblets?|interceptors?|shelters?|flattened|ablaze)$/;
const blaze = /^(?:burn\w*|ablaze|fire|flames|explo\w+|hit|struck)$/;
const facilities = /^(?:refiner\w+|terminals?|ports?|power|grid|plants?|oil|gas|desalination|loading|exports)$/;
const bombing = wordSet('strikes airstrikes airstrike bombing bombings bombardment');
const armada = /^(?:uss|carrier|warships?|armada|bombers?|squadrons?)$/;
const fleeing = /^(?:leave|flee|fled|evacuate\w*)$/;
const hiding = /^(?:bunkers?|hiding|hidden|underground|secure|whereabouts)$/;
const money = wordSet('rial toman shekel tehranis');
const fleet = /^(?:carriers?|warships?|destroyers?|bombers?|squadrons?|troops|missiles?|airmen|interceptors?)$/;
const brink = /^(?:war|wars|escalat\w+|conflict|ceasefire|truce)$/;
const forces =
  /^(?:carriers?|warships?|destroyers?|frigate|navy|troops|soldiers?|marines?|sailors?|forces|bases?|embassy|consulate)$/;
const insurance = /^(?:insur\w+|underwriters?|premiums?)$/;
const fromAir =
  /^(?:airstrikes?|air|bomb(?:s|ed|ing|ings)?|bombard\w+|missiles?|drones?|warplanes?|jets?|raid|raids|destroyed|attacked|struck|blasts?|explosions?)$/;
const irregular = /^(?:militias?|rebels?)$/;
const envoys = /^(?:diplomats?|embassy|staff|personnel|families|envoys?)$/;
const leaving = /^(?:pulls?|pulled|leaves?|withdraw\w*|evacuat\w*|empt\w+|departs?|departure|out)$/;

/** Waters and states of the confrontation. A title with any other country is about that country. */
const theatre = new Set(
  `Middle East|Gulf|Persian Gulf|Gulf of Oman|Strait of Hormuz|Red Sea|Gulf of Aden|Bab el-Mandeb|Arabian Sea|United States|Israel|Iran|
  United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Saudi Arabia|Jordan|Iraq|Syria|Lebanon|Cyprus|British Indian Ocean Territory`.split(
    /\|\s*/,
  ),
);
const regions = new Set(
  'Middle East|Gulf|Persian Gulf|Gulf of Oman|Strait of Hormuz|Red Sea|Gulf of Aden|Bab el-Mandeb|Arabian Sea'.split(
    '|',
  ),
);

/** Venues of nuclear talks, and the seat of the IAEA. */
const venues = new Set(
  'Austria|Switzerland|Oman|Italy|Norway|Qatar|Egypt|Türkiye|Belgium|United States|Middle East'.split('|'),
);

function areAllIn({ places }: Passage, allowed: ReadonlySet<string>): boolean {
  return places.every(({ value: { country, location } }) => allowed.has(country || location));
}

function isRegion({ places }: Passage): boolean {
  return places.some(({ value }) => regions.has(value.location));
}

/** Lebanon, and the towns of Yemen under rebel control. */
function isUnderAllies({ places }: Passage): boolean {
  return places.some(({ value }) => value.country === 'Lebanon' || rebelTowns.has(value.location));
}

const rebelTowns = new Set(['Sanaa, Yemen', 'Hodeidah, Yemen', 'Saada, Yemen', 'Ras Isa, Yemen']);

/** 'US carrier hit by missile': only the other side attacks these forces. */
function isUnderFire(title: Passage, acts: readonly Act[]): boolean {
  const isTarget = acts.some(({ target }) => target === 'usa') && speaksOf(title, 'weapon');
  return isTarget && areAllIn(title, theatre) && title.words.some((word) => forces.test(word));
}

/** Nuclear talks, inspections or strikes that need no country name to be about Iran. */
function isNuclear(title: Passage): boolean {
  const { words } = title;
  if (
    !(speaksOf(title, 'nuclear') || words.includes('nuclear')) ||
    !areAllIn(title, venues) ||
    words.some((word) => peaceful.test(word))
  )
    return false;
  return (
    words.some((word) => nuclearWords.test(word)) ||
    (words.includes('nuclear') && words.some((word) => abroad.test(word)))
  );
}

const peaceful =
  /^(?:energy|power|compan\w+|shares?|miners?|mining|safety|fuels?|waste|submarines?|startup|stocks?|etf)$/;
const nuclearWords = /^(?:iaea|grossi|inspect\w+|watchdog|centrifuges?|stockpile)$/;
const abroad = /^(?:talks|negotiat\w+|sites?|facilit\w+|envoys?|programmes?|program)$/;
