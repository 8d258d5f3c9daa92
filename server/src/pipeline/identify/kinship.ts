import type { Deed, Stance, Thing } from '../../language/data/deeds.ts';
import type { Frame } from '../../language/frame.ts';

export type Did = Deed | Stance;

/** Two ways of telling that one event may have. */
export function areAkin(a: Stance, b: Stance): boolean {
  return akin.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
}

/** Do they tell of one deed, or of two by which headlines call the same? */
export function shareDeed(a: Frame, b: Frame): boolean {
  if (a.deeds.some((deed) => b.deeds.includes(deed))) return true;
  return somePair(kinDeeds, a.deeds, b.deeds);
}

/** Is what one tells undone or replaced by what the other tells? */
export function areOpposite(a: Frame, b: Frame): boolean {
  const [first] = a.deeds;
  if (first === b.deeds[0] && first !== 'inspection') return false;
  return somePair(opposite, a.deeds, b.deeds, (one, other) => meet(a.deeds, b.deeds, one, other));
}

/** Things by which one place or ware is called. */
export function areAkinThings(a: Frame, b: Frame): boolean {
  return somePair(kinThings, a.things, b.things);
}

/** Of these both sides are actors. */
export const mutual = new Set<Did>(['talks', 'deal', 'truce', 'call', 'visit', 'reaction']);

/** Done to one's own, or for somebody: who does it in one report may be whom it is done for in another. */
export const calm = new Set<Did>([
  'funeral',
  'appointment',
  'rescue',
  'evacuation',
  'release',
  'deployment',
  'arrival',
]);

/** These happen every day of a war; what else is told is rarer, and says more. */
export const common = new Set<Did>(['strike', 'talks', 'downing']);

/** Told of so seldom that two reports within hours are hardly of two. */
export const rare = new Set<Did>([
  'snapback',
  'listing',
  'exit',
  'rescue',
  'apology',
  'test',
  'blackout',
  'hack',
  'censure',
  'fee',
  'reply',
  'emergency',
]);

/** What arms bring about. */
export const effects = new Set<Did>([
  'closure',
  'halt',
  'flights',
  'evacuation',
  'blackout',
  'rise',
  'fall',
  'rescue',
  'emergency',
  'downing',
]);

const akin: readonly (readonly [Stance, Stance])[] = [
  ['threat', 'plan'],
  ['reaction', 'accusation'],
  ['comment', 'done'],
  ['comment', 'threat'],
  ['comment', 'plan'],
  ['cancelled', 'denial'],
  ['rejection', 'denial'],
  ['wish', 'reaction'],
  ['wish', 'threat'],
  ['wish', 'plan'],
  ['wish', 'comment'],
];

const opposites: readonly (readonly [Deed, Deed])[] = [
  ['closure', 'reopening'],
  ['seizure', 'release'],
  ['sanction', 'relief'],
  ['arrest', 'release'],
  ['arrest', 'execution'],
  ['arrest', 'sentence'],
  ['charge', 'sentence'],
  ['execution', 'sentence'],
  ['sentence', 'release'],
  ['execution', 'release'],
  ['rise', 'fall'],
  ['blackout', 'reopening'],
  ['appointment', 'funeral'],
  ['halt', 'resumption'],
  ['blockade', 'relief'],
  ['blockade', 'reopening'],
  ['sanction', 'strike'],
  ['execution', 'strike'],
  ['arrest', 'strike'],
  ['test', 'strike'],
  ['snapback', 'relief'],
  ['arrival', 'departure'],
  ['order', 'departure'],
  ['order', 'strike'],
  ['accident', 'strike'],
];

const akinDeeds: readonly (readonly [Did, Did])[] = [
  ['exit', 'halt'],
  ['closure', 'halt'],
  ['arrest', 'spying'],
  ['order', 'evacuation'],
  ['order', 'deployment'],
  ['blackout', 'hack'],
  ['talks', 'visit'],
  ['talks', 'departure'],
  ['inspection', 'departure'],
  ['talks', 'arrival'],
  ['snapback', 'sanction'],
  ['listing', 'sanction'],
  ['truce', 'talks'],
  ['closure', 'blockade'],
  ['reopening', 'resumption'],
  ['evacuation', 'expulsion'],
  ['evacuation', 'departure'],
  ['closure', 'flights'],
  ['halt', 'flights'],
  ['exit', 'inspection'],
  ['censure', 'enrichment'],
  ['incursion', 'strike'],
  ['joining', 'strike'],
  ['hack', 'strike'],
  ['blockade', 'deployment'],
  ['spying', 'charge'],
  ['wish', 'reaction'],
  ['wish', 'threat'],
  ['mourning', 'funeral'],
  ['mourning', 'strike'],
  ['deal', 'talks'],
  ['deal', 'truce'],
  ['deal', 'inspection'],
  ['deal', 'departure'],
  ['rejection', 'denial'],
];

const akinThings: readonly (readonly [Thing, Thing])[] = [
  ['diplomats', 'embassy'],
  ['oil price', 'oil trade'],
  ['ship', 'oil trade'],
  ['ship', 'boats'],
  ['ship', 'warship'],
  ['base', 'missile site'],
  ['refinery', 'oil depot'],
  ['refinery', 'oil trade'],
  ['refinery', 'oilfield'],
  ['nuclear site', 'power plant'],
  ['water', 'power plant'],
  ['gas works', 'oilfield'],
  ['gas works', 'refinery'],
  ['port', 'oil depot'],
  ['port', 'base'],
  ['embassy', 'home'],
  ['home', 'broadcaster'],
  ['hospital', 'home'],
  ['oil price', 'strait'],
  ['ship', 'strait'],
  ['airport', 'airspace'],
];

function meet(a: readonly Did[], b: readonly Did[], one: Did, other: Did): boolean {
  if ((a[0] === one && b[0] === other) || (a[0] === other && b[0] === one)) return true;
  return (isOnly(a, one, other) && isOnly(b, other, one)) || (isOnly(a, other, one) && isOnly(b, one, other));
}

function isOnly(all: readonly Did[], one: Did, other: Did): boolean {
  return all.includes(one) && !all.includes(other);
}

const opposite = partners<Did>(opposites);
const kinDeeds = partners<Did>(akinDeeds);
const kinThings = partners<Thing>(akinThings);

/** By each of a pair, the others it is paired with. */
function partners<T>(pairs: readonly (readonly [T, T])[]): Map<T, Set<T>> {
  const all = new Map<T, Set<T>>();
  for (const [one, other] of pairs) {
    all.set(one, (all.get(one) ?? new Set<T>()).add(other));
    all.set(other, (all.get(other) ?? new Set<T>()).add(one));
  }
  return all;
}

/** Is one of `a` paired with one of `b`, and do both pass? */
function somePair<T>(
  all: Map<T, Set<T>>,
  a: readonly T[],
  b: readonly T[],
  passes: (one: T, other: T) => boolean = () => true,
): boolean {
  return a.some((one) => {
    const others = all.get(one);
    return others !== undefined && b.some((other) => others.has(other) && passes(one, other));
  });
}
