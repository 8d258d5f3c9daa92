import type { Stance, Thing } from '../../language/data/meanings.ts';
import type { TriggerName } from '../../language/data/triggers.ts';
import type { Frame } from '../../language/frame.ts';
import { triggerNamed, triggerPairs, triggersThat } from '../../language/triggers.ts';

type Did = TriggerName | Stance;

/** Whether reports of one event can have both stances. */
export function areAkin(a: Stance, b: Stance): boolean {
  return akin.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
}

/** Whether they report one trigger, or two that headlines use for the same event. */
export function shareTrigger(a: Frame, b: Frame): boolean {
  if (a.triggers.some((trigger) => b.triggers.includes(trigger))) return true;
  return somePair(kinTriggers, a.triggers, b.triggers);
}

const maxTriggers = 4;

/** The triggers of the report, then those of the event that it reports by a related predicate. */
export function triggersOf(report: Frame, event: Frame | null): string[] {
  const all = new Set<string>([...report.triggers, ...(event ? relatedTriggers(report, event) : [])]);
  return [...all].filter((name) => triggerNamed(name) !== undefined).slice(0, maxTriggers);
}

/** The triggers of `b` that `a` reports too, in the same words or by a related predicate. */
function relatedTriggers(a: Frame, b: Frame): string[] {
  return b.triggers.filter((trigger) =>
    a.triggers.some((own) => own === trigger || kinTriggers.get(own)?.has(trigger)),
  );
}

/** Whether one event undoes or replaces the other. */
export function areOpposite(a: Frame, b: Frame): boolean {
  const [first] = a.triggers;
  if (first === b.triggers[0] && first !== 'inspection') return false;
  return somePair(opposite, a.triggers, b.triggers, (one, other) => meet(a.triggers, b.triggers, one, other));
}

/** Whether they name one place or good by different words. */
export function areAkinThings(a: Frame, b: Frame): boolean {
  return somePair(kinThings, a.things, b.things);
}

/** Triggers with two actors. */
export const mutual: ReadonlySet<string> = new Set([...triggersThat('isMutual'), 'reaction']);

/** Triggers without an opponent: the actor of one report can be the beneficiary in another. */
export const calm: ReadonlySet<string> = new Set(triggersThat('isCalm'));

/** Triggers of every day of a war. Any other trigger identifies an event better. */
export const common: ReadonlySet<string> = new Set(triggersThat('isCommon'));

/** Triggers so rare that two reports within hours are of one event. */
export const rare: ReadonlySet<string> = new Set(triggersThat('isRare'));

/** Effects of weapons. */
export const effects: ReadonlySet<string> = new Set(triggersThat('isEffect'));

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

/** Beside those of the table of triggers. */
const akinStances: readonly (readonly [Did, Did])[] = [
  ['wish', 'reaction'],
  ['wish', 'threat'],
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

const opposite = partners(triggerPairs('opposite'));
const kinTriggers = partners([...triggerPairs('akin'), ...akinStances]);
const kinThings = partners(akinThings);

/** By each of a pair, the others it is paired with. */
function partners(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const [one, other] of pairs) {
    all.set(one, (all.get(one) ?? new Set()).add(other));
    all.set(other, (all.get(other) ?? new Set()).add(one));
  }
  return all;
}

/** Is one of `a` paired with one of `b`, and do both pass? */
function somePair<T extends string>(
  all: Map<string, Set<string>>,
  a: readonly T[],
  b: readonly T[],
  passes: (one: T, other: T) => boolean = () => true,
): boolean {
  return a.some((one) => {
    const others = all.get(one);
    return others !== undefined && b.some((other) => others.has(other) && passes(one, other));
  });
}
