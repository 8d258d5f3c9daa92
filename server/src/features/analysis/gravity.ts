import type { EventFacts, Kind } from '../../assessment/facts.ts';
import { type Alignments, alignments, onlySideOf } from '../../assessment/parties.ts';
import { ledgersOf } from '../../timeline/ledgers.ts';
import { faded } from '../../timeline/weight.ts';

/**
 * How grave an event is at a time: by its kind, whether it is between the two sides, its toll, its urgency and its origins. Half is
 * left after a day; of what changes the state of the conflict, after two.
 */
export function gravityOf(facts: EventFacts, at: number, to: Alignments = alignments): number {
  const { event, statement, time, origins } = facts;
  const kind = facts.kind ?? statement?.kind ?? 'none';
  if (kind === 'none') return 0;
  const points =
    weights[kind] *
    sidesFactor(facts, to) *
    tollFactor(facts) *
    urgencies[event.urgencyLevel] *
    Math.log2(1 + Math.max(1, origins));
  return faded(points, at - (at - time) / (lasting.has(kind) ? 2 : 1), new Date(at));
}

/** The most severe first; equal ones by their ids. */
export function byGravity(facts: readonly EventFacts[], at: number, to?: Alignments): EventFacts[] {
  return facts
    .map((one) => ({ one, gravity: gravityOf(one, at, to) }))
    .sort((a, b) => b.gravity - a.gravity || (a.one.event.id < b.one.event.id ? -1 : 1))
    .map(({ one }) => one);
}

/** Both sides act on each other, as where a war opens; one acts on the other, or both act together; or others do. */
function sidesFactor({ by, on }: EventFacts, to: Alignments): number {
  const [actor, target] = [onlySideOf(by, to), onlySideOf(on, to)];
  if (areBoth(by, to) && areBoth(on, to)) return 3;
  const isBetween = actor !== null && target !== null ? actor !== target : areBoth([...by, ...on], to);
  return isBetween ? 2 : 1;
}

function areBoth(parties: EventFacts['by'], to: Alignments): boolean {
  return onlySideOf(parties, to) === null && parties.some((one) => onlySideOf([one], to) !== null);
}

function tollFactor({ event, statement }: EventFacts): number {
  const reports = statement ? [...statement.reports] : event.reports;
  const killed = ledgersOf({ ...event, reports })
    .filter(({ what }) => what === 'killed')
    .flatMap(({ value, range }) => /\d[\d,]*/.exec(range ?? value) ?? [])
    .map((count) => Number(count.replaceAll(',', '')));
  const least = killed.length === 0 ? 0 : Math.min(...killed);
  return least >= 50 ? 1.25 : least >= 10 ? 1.15 : least > 0 ? 1.1 : 1;
}

const urgencies = { critical: 1.6, urgent: 1.3, high: 1.1, medium: 0.8, low: 0.5 } as const;

const lasting: ReadonlySet<Kind> = new Set<Kind>([
  ...(['leader-killed', 'truce', 'truce-broken', 'deal', 'talks', 'talks-failed'] as const),
  ...(['closure', 'reopening', 'blockade', 'sanction', 'relief'] as const),
]);

const weights: Readonly<Record<Kind, number>> = {
  'leader-killed': 10,
  truce: 8,
  'truce-broken': 8,
  closure: 7,
  deal: 7,
  blockade: 6,
  reopening: 6,
  attack: 5,
  'talks-failed': 4.5,
  nuclear: 4,
  seizure: 4,
  talks: 2.2,
  interception: 3,
  unrest: 3,
  sanction: 3,
  relief: 3,
  toll: 3,
  deployment: 2.5,
  evacuation: 2.5,
  alarm: 2.5,
  threat: 2,
  hack: 1.5,
  effect: 1.5,
  politics: 1.5,
  reaction: 1,
  arrest: 1,
  'all-clear': 1,
};
