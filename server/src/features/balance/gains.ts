import type { FactorName } from '@vigil/common/balance';
import { isClosure } from '../../assessment/closures.ts';
import { measure } from '../../assessment/data/measure-words.ts';
import { speaksOf } from '../../language/passage.ts';
import type { BalanceSide } from './data/measures.ts';
import { type BalanceHeadline, censuring } from './headline.ts';

/** What a head clause gives a side in one factor, for how long. */
interface Gain {
  factor: FactorName;
  side: BalanceSide;
  /** Of the points of the event. */
  share: number;
  rule: string;
  /** Days for which it counts in full, and after which it counts half from then on. */
  holdDays: number;
  halfLifeDays: number;
  /** Set for what lasts until it is ended. */
  state?: string;
}

/** How long effects last, by what they are: docs/formula.md. */
const spans = {
  blow: { holdDays: 0, halfLifeDays: 30 },
  damage: { holdDays: 30, halfLifeDays: 90 },
  destruction: { holdDays: 180, halfLifeDays: 365 },
  leader: { holdDays: 90, halfLifeDays: 180 },
  state: { holdDays: 120, halfLifeDays: 30 },
  airspace: { holdDays: 14, halfLifeDays: 14 },
} as const;

/** All that the head clause gives either side. The rules know the sides by their roles alone. */
export function gainsIn(headline: BalanceHeadline): Gain[] {
  return [
    ...ofAttack(headline),
    ...ofLeaders(headline),
    ...ofAir(headline),
    ...ofServices(headline),
    ...ofTrigger(headline),
    ...ofStates(headline),
  ];
}

/** The states that it ends. */
export function endingsIn({
  triggerName,
  kind,
  frame,
  clause,
  against,
  first,
  measured,
  words,
}: BalanceHeadline): string[] {
  const states: string[] = [];
  const isOfSea = speaksOf(words, 'shipping') || frame.things.includes('strait');
  if (triggerName === 'reopening' && isOfSea) states.push('strait');
  const suffered = against ?? first;
  if (triggerName === 'relief' && suffered && liftsMeasure(clause) && frame.triggers.includes('blockade'))
    states.push(`blockade of ${suffered}`);
  else if (kind === 'relief' && measured && liftsMeasure(clause)) states.push(`sanctions on ${measured}`);
  if (triggerName === 'blockade' && frame.phase === 'end' && suffered) states.push(`blockade of ${suffered}`);
  if (triggerName === 'truce' && frame.phase !== 'end' && frame.phase !== 'break')
    states.push('airspace of israel', 'airspace of iran');
  return states;
}

/** A speech about an attack, or a look back at it, is `medium`. */
const grave = new Set<BalanceHeadline['urgencyLevel']>(['critical', 'urgent', 'high']);

const armed = new Set<BalanceHeadline['triggerName']>(['strike', 'downing', 'incursion', 'seizure']);

/** An armed attack of one side on the other. */
function ofAttack({
  triggerName,
  isArmedAct,
  by,
  against,
  hasAlly,
  isOnAlly,
  isInAllyCountry,
  isOnNuclearSite,
  country,
  frame,
  urgencyLevel,
}: BalanceHeadline): Gain[] {
  if (!armed.has(triggerName) || !isArmedAct || !by || !against || by === against || !grave.has(urgencyLevel))
    return [];
  // What is struck in a country is not struck by that country: the words were misread.
  if (triggerName === 'strike' && country === by) return [];
  const isOn = (...things: string[]) => frame.things.some((thing) => things.includes(thing));
  const gains: Gain[] = [{ factor: 'military', side: by, share: 1, rule: 'attacks the other side', ...spans.blow }];
  if (isOnNuclearSite)
    gains.push({ factor: 'technology', side: by, share: 2, rule: 'a nuclear site hit', ...spans.destruction });
  const isOnShip = isOn('ship', 'boats', 'warship') && triggerName !== 'downing';
  if (isOnShip || (country === against && isOn('refinery', 'oil depot', 'gas works', 'power plant', 'port')))
    gains.push({ factor: 'economy', side: by, share: 1, rule: 'oil, power or shipping hit', ...spans.damage });
  if (country === against || (isOnAlly && isInAllyCountry))
    gains.push({ factor: 'geography', side: by, share: 0.5, rule: 'attacks inside the country', ...spans.blow });
  if (hasAlly) gains.push({ factor: 'alliances', side: by, share: 0.5, rule: 'an ally attacks', ...spans.blow });
  if (isOnAlly)
    gains.push({
      factor: 'alliances',
      side: by,
      share: 0.5,
      rule: 'an ally of the other side attacked',
      ...spans.blow,
    });
  return gains;
}

/** A leader or commander killed, by any side or by none that is named. */
function ofLeaders({
  triggerName,
  kind,
  against,
  first,
  by,
  frame,
  words,
  other,
  country,
  urgencyLevel,
  isArmedAct,
  isOnAlly,
}: BalanceHeadline): Gain[] {
  const isReported = kind === 'leader-killed' || (isArmedAct && isKilling(words.words));
  if (triggerName !== 'strike' || !isReported || !grave.has(urgencyLevel)) return [];
  const isHead = frame.persons.some((person) => person === 'supreme leader' || person === 'prime minister');
  if (!isHead && !speaksOf(words, 'chief') && !frame.persons.some((person) => !ordinary.has(person))) return [];
  // A general of the state in which an ally fights is no man of that ally.
  if (isOnAlly && !words.mentions.some(({ party }) => party === 'ally')) return [];
  const lost = against ?? (kind === 'leader-killed' ? (country ?? first) : null);
  if (!lost || by === lost) return [];
  const side = other(lost);
  const share = isHead ? 4 : 1.5;
  const rule = isHead ? 'the head of the other side killed' : 'a leader or commander killed';
  return [
    { factor: 'intelligence', side, share, rule, ...spans.leader },
    { factor: 'military', side, share: share / 2, rule, ...spans.leader },
  ];
}

/** Control of the air over a country, reported as held or shown by a campaign there. */
function ofAir({ triggerName, by, against, isOnAlly, words, country, eventType }: BalanceHeadline): Gain[] {
  const isCampaign =
    eventType === 'military' && triggerName === 'strike' && words.words.some((word) => word === 'campaign');
  if (!by || !against || by === against || isOnAlly || !(triggerName === 'mastery' || isCampaign)) return [];
  if (isCampaign && country !== against && country !== null) return [];
  const state = `airspace of ${against}`;
  const rule = 'the airspace of the other side lost';
  return [
    { factor: 'geography', side: by, share: 2, rule, state, ...spans.airspace },
    { factor: 'military', side: by, share: 1.5, rule, state, ...spans.airspace },
  ];
}

/** Spies caught, where the event is: those of the other side, or by that country itself. What a side's own people did elsewhere is none. */
function ofServices({ eventType, country, words, by, namesOtherSide }: BalanceHeadline): Gain[] {
  if (!country || eventType !== 'intelligence' || !words.words.some((word) => caught.test(word))) return [];
  if (!namesOtherSide && by !== country) return [];
  return [{ factor: 'intelligence', side: country, share: 0.5, rule: 'spies caught', ...spans.blow }];
}

/** What the row of the trigger says of the side in whose country it happens. A leak, a publication or an own hacker enters no network. */
function ofTrigger({ trigger, kind, by, country, other, words }: BalanceHeadline): Gain[] {
  if (!country || (trigger?.name === 'hack' && (kind !== 'hack' || by === country || !speaksOf(words, 'cyber'))))
    return [];
  return (trigger?.balance ?? []).map(({ factor, favours, share, rule }) => ({
    factor,
    side: favours === 'home' ? country : other(country),
    share,
    rule,
    ...spans.blow,
  }));
}

/** Sanctions, blockades, closed straits, censures, and allies that join. */
function ofStates(headline: BalanceHeadline): Gain[] {
  const { triggerName, kind, frame, clause, by, against, first, measured, other, words } = headline;
  const suffered = against ?? first;
  const side = by ?? first;
  if (triggerName === 'closure' && isClosure(clause, frame.things) && frame.things.includes('strait') && side)
    return [{ factor: 'geography', side, share: 3, rule: 'a sea passage closed', state: 'strait', ...spans.state }];
  const isCrossed = words.words.some((word) => /^(?:cross|pass|broke|break|run)/.test(word));
  if (triggerName === 'blockade' && frame.phase !== 'end' && !isCrossed && suffered && by !== suffered) {
    const [state, rule] = [`blockade of ${suffered}`, 'the ports of the other side blockaded'];
    return [
      { factor: 'geography', side: other(suffered), share: 2, rule, state, ...spans.state },
      { factor: 'economy', side: other(suffered), share: 2, rule, state, ...spans.state },
    ];
  }
  if ((kind === 'sanction' || triggerName === 'listing') && measured && by !== measured)
    return [
      {
        factor: 'economy',
        side: other(measured),
        share: 1,
        rule: 'sanctions on the other side',
        state: `sanctions on ${measured}`,
        ...spans.state,
      },
    ];
  if (kind === 'relief' && measured && liftsMeasure(clause))
    return [{ factor: 'economy', side: measured, share: 1, rule: 'sanctions lifted', ...spans.damage }];
  if (triggerName === 'censure of a side' || triggerName === 'censure') {
    const censured = by || isByPeople(words.words) ? null : (censuredIn(headline) ?? against ?? first);
    return censured
      ? [{ factor: 'alliances', side: other(censured), share: 1, rule: 'others censure the other side', ...spans.blow }]
      : [];
  }
  if (frame.triggers.includes('joining') && by)
    return [{ factor: 'alliances', side: by, share: 1, rule: 'an ally joins', ...spans.damage }];
  return [];
}

/** 'Backs A, condemns B': who stands behind the verb. */
function censuredIn({ words, sideOf }: BalanceHeadline): BalanceSide | null {
  const verb = words.words.findIndex((word) => censuring.test(word));
  const mention = verb < 0 ? undefined : words.mentions.find(({ from }) => from > verb);
  return mention ? sideOf(mention.party) : null;
}

/** What protesters or members of a parliament say is no censure by others. */
function isByPeople(words: readonly string[]): boolean {
  const verb = words.findIndex((word) => censuring.test(word));
  return words.slice(0, Math.max(verb, 0)).some((word) => people.has(word));
}

const people = new Set(
  'protesters protestors demonstrators activists crowds rally convoy flotilla congress congresswoman congressman senator senators lawmaker lawmakers mp mps students artists actor singer'.split(
    ' ',
  ),
);

/** Sanctions, assets or sales of oil: aircraft can be removed too. */
function liftsMeasure(clause: string): boolean {
  return measure.test(clause) || /\b(?:blockad\w*|funds|waive\w*|oil|exports?|restrictions?)\b/i.test(clause);
}

/** 'Images of killed commanders', 'the slain leader': known before. */
function isKilling(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      (killing.test(word) && !beforeKnown.has(words[at - 1] ?? '')) || (word === 'death' && words[at + 1] === 'of'),
  );
}

const killing = /^(?:kill|assassinat|eliminat|martyr)/;
const beforeKnown = new Set('of for with to the its their'.split(' '));

const caught = /^(?:arrest|detain|execut|convict|sentenc|hang|charg|indict|foil)/;
const ordinary = new Set<string>([
  'soldier',
  'teenager',
  'couple',
  'journalist',
  'traveller',
  'pilot',
  'police chief',
  'leaders',
]);
