import { type FactorName, factorNames } from '@vigil/common/balance';
import type { UrgencyLevel } from '@vigil/common/events';
import { type Act, findActs, isReal } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Trigger } from '../../language/data/triggers.ts';
import { frameOf } from '../../language/frame.ts';
import { type Passage, read, speaksOf } from '../../language/passage.ts';
import { signalOf } from '../../language/signal.ts';
import { doneIn } from '../../language/triggers.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import type { Side } from './data/measures.ts';

/** What an event does to one factor. */
export interface Effect {
  eventId: string;
  timestamp: string;
  factor: FactorName;
  /** Whom it favours. */
  side: Side;
  /** Of the event's urgency and of the rule, before fading. */
  points: number;
  /** Independent origins of the event. */
  origins: number;
  rule: string;
}

type Alignments = Readonly<Record<Party, Side>>;
interface Found {
  factor: FactorName;
  side: Side;
  share: number;
  rule: string;
}

/** Points of an event by its urgency; one origin alone counts half. */
function eventPoints({ urgencyLevel, reports }: EventRecord): number {
  return urgencyPoints[urgencyLevel] * (originsOf(reports) >= 2 ? 1 : 0.5);
}

/** The factors that an event moves, by the rules of docs/formula.md. Only what its title tells as done counts. */
export function effectsOf(event: EventRecord, alignments: Alignments): Effect[] {
  const points = eventPoints(event);
  if (points === 0) return [];
  const passages = read({ title: event.title, summary: '' });
  const { title } = passages;
  if (speaksOf(title, 'opinion', 'drill') || title.words.includes('?')) return [];
  const acts = findActs(title).filter((act) => isReal(title, act));
  const found = [
    ...acts.flatMap((act) => ofStrike(title, act, event, alignments)),
    ...ofServices(title, event),
    ...ofTrigger(doneIn(frameOf(passages)), event, alignments),
    ...(speaksOf(title, 'unreal', 'modal') ? [] : ofStates(title, alignments)),
  ];
  return factorNames.flatMap((factor) => {
    const own = found.filter((one) => one.factor === factor);
    const [first] = own;
    // An exchange of blows moves nothing.
    if (!first || own.some(({ side }) => side !== first.side)) return [];
    const { side, share, rule } = first;
    const { id: eventId, timestamp, reports } = event;
    return [{ eventId, timestamp, factor, side, points: points * share, origins: originsOf(reports), rule }];
  });
}

/** What an event adds to the chance that nobody wins: the points of talks and truces. */
export function dialoguePoints(event: EventRecord): number {
  return signalOf(event) === 'dialogue' ? eventPoints(event) : 0;
}

const urgencyPoints: Record<UrgencyLevel, number> = { critical: 4, urgent: 3, high: 2, medium: 1, low: 0 };

/** An armed act of one side against the other. */
function ofStrike(title: Passage, { actor, target }: Act, { location }: EventRecord, alignments: Alignments): Found[] {
  const side = actor && alignments[actor];
  if (!actor || !target || !side || alignments[target] === side) return [];
  const gains: (Found | false)[] = [
    { factor: 'military', side, share: 1, rule: 'strikes the other side' },
    speaksOf(title, 'nuclear') && { factor: 'technology', side, share: 1, rule: 'strikes a nuclear site' },
    speaksOf(title, 'oil', 'shipping') && { factor: 'economy', side, share: 1, rule: 'strikes oil or shipping' },
    title.words.some((word) => killing.test(word)) &&
      speaksOf(title, 'chief') && { factor: 'intelligence', side, share: 1, rule: 'reaches a leader or commander' },
    isIn(location, alignments[target]) && { factor: 'geography', side, share: 0.5, rule: 'strikes inside the country' },
    (actor === 'usa' || actor === 'ally') && { factor: 'alliances', side, share: 0.5, rule: 'an ally strikes' },
  ];
  return gains.filter((gain) => gain !== false);
}

/** Spies caught, where the event is. */
function ofServices(title: Passage, { eventType, location }: EventRecord): Found[] {
  const home = (['israel', 'iran'] as const).find((side) => isIn(location, side));
  if (!home) return [];
  if (eventType === 'intelligence' && title.words.some((word) => caught.test(word)))
    return [{ factor: 'intelligence', side: home, share: 0.5, rule: 'catches spies' }];
  return [];
}

/** What the row of a trigger says of the side in whose country it happens. */
function ofTrigger(trigger: Trigger | undefined, { location }: EventRecord, alignments: Alignments): Found[] {
  const home = (['israel', 'iran'] as const).find((side) => isIn(location, side));
  if (!home) return [];
  return (trigger?.balance ?? []).map(({ factor, favours, share, rule }) => ({
    factor,
    side: favours === 'home' ? home : otherOf(home, alignments),
    share,
    rule,
  }));
}

/** Sanctions, blockades and censures: against whom is named after the word. */
function ofStates(title: Passage, alignments: Alignments): Found[] {
  const found: Found[] = [];
  const sanctioned = speaksOf(title, 'sanction') ? sufferer(title, alignments, sanctioning) : null;
  if (sanctioned) {
    const isLifted = title.words.some((word) => lifted.test(word));
    const side = isLifted ? sanctioned : otherOf(sanctioned, alignments);
    found.push({
      factor: 'economy',
      side,
      share: 1,
      rule: isLifted ? 'sanctions lifted' : 'sanctions on the other side',
    });
  }
  const first = title.mentions[0];
  if (first && speaksOf(title, 'closure') && speaksOf(title, 'shipping'))
    found.push({ factor: 'geography', side: alignments[first.party], share: 1, rule: 'closes a sea passage' });
  const censured = sufferer(title, alignments, censuring);
  if (censured)
    found.push({
      factor: 'alliances',
      side: otherOf(censured, alignments),
      share: 1,
      rule: 'others censure the other side',
    });
  return found;
}

const killing = /^(?:kill|assassinat|eliminat)/;
const caught = /^(?:arrest|detain|execut|convict|sentenc|hang|charg|indict|foil)/;
const sanctioning = /^(?:sanction|list|blacklist|embargo|snapback|designat)/;
const lifted = /^(?:waive|lift|ease|suspend)/;
const censuring = /^(?:condemn|censur|denounc|deplor)/;

/** The side first named after a word, where neither side stands before it. */
function sufferer({ words, mentions }: Passage, alignments: Alignments, word: RegExp): Side | null {
  const at = words.findIndex((one) => word.test(one));
  const isCore = (party: Party) => party === 'israel' || party === 'iran';
  if (at < 0 || mentions.some(({ from, party }) => from < at && isCore(party))) return null;
  const after = mentions.find(({ from, party }) => from > at && isCore(party));
  return after ? alignments[after.party] : null;
}

function isIn(location: string, side: Side): boolean {
  return location.toLowerCase().endsWith(side);
}

function otherOf(side: Side, alignments: Alignments): Side {
  return side === alignments.israel ? alignments.iran : alignments.israel;
}
