import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { type Act, isReal } from '../../language/acts.ts';
import { findAmounts } from '../../language/amounts.ts';
import { belligerents } from '../../language/data/parties.ts';
import { type Passage, quote, speaksOf } from '../../language/passage.ts';
import { isMark, wordSet } from '../../language/text.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import { isNewsBehindForm, isQuestion } from './forms.ts';

export interface Urgency {
  urgencyLevel: UrgencyLevel;
  reason: string;
}

/** The urgency of a title: events that happen now rank highest, then statements, then opinions. */
export function urgencyOf(reading: Reading, eventType: EventType): Urgency {
  const { title, acts } = reading;
  const factual = acts.filter((act) => !act.isSubordinate && isReal(title, act));
  if (isNewsBehindForm(reading)) return ofAttack(title, acts, factual) ?? ofWords(reading);
  if (speaksOf(title, 'opinion')) return level('low', `speaks in the manner of comment (${quote(title, 'opinion')})`);
  if (factual.length > 0 && speaksOf(title, 'modal'))
    return level('medium', `speaks of what may be (${quote(title, 'modal')})`);
  if (speaksOf(title, 'brief'))
    return factual.length > 0 || speaksOf(title, 'mass')
      ? level('high', 'an overview of armed acts')
      : level('medium', 'an overview');
  if (isQuestion(title)) return level('low', 'asks a question');
  if (eventType !== 'economic' && isMilitary(title, factual, eventType))
    return ofAttack(title, acts, factual) ?? ofWords(reading);
  if (eventType === 'economic') return ofTrade(title, factual) ?? ofWords(reading, eventType);
  return ofWords(reading);
}

/** Diplomatic titles mention weapons; they report an attack only without statements, threats or negotiations. */
function isMilitary(title: Passage, factual: Act[], eventType: EventType): boolean {
  if (eventType !== 'diplomatic' && eventType !== 'cyber') return true;
  return (
    factual.length > 0 && speaksOf(title, 'weapon') && !speaksOf(title, 'reaction', 'threat', 'negotiation', 'nuclear')
  );
}

const alarm = wordSet('sirens siren activated active alert shelters');

/** Deaths in one attack from which it is critical. */
const minMassDeaths = 9;

/** Null if no attack is reported as a fact. */
function ofAttack(title: Passage, acts: readonly Act[], factual: Act[]): Urgency | null {
  // Deaths in unrest are not caused by an attack.
  if (speaksOf(title, 'unrest') && !acts.some(({ actor, target }) => actor && target)) return null;
  const dead = deathsIn(title);
  if (speaksOf(title, 'drill') && dead === 0) return level('medium', `a drill (${quote(title, 'drill')})`);
  const [act] = factual;
  if (
    !act &&
    (acts.length > 0 || speaksOf(title, 'weapon') || title.mentions.some(({ role }) => role === 'place')) &&
    speaksOf(title, 'casualty') &&
    !speaksOf(title, 'unreal')
  )
    return level(dead >= minMassDeaths ? 'critical' : 'urgent', `casualties (${quote(title, 'casualty')})`);
  if (!act && title.words.some((word) => alarm.has(word)) && !speaksOf(title, 'unreal'))
    return level('urgent', 'an alarm');
  if (!act && acts.some(({ target }) => target) && !speaksOf(title, 'unreal', 'reaction', 'contact', 'negotiation'))
    return level('high', `what an armed act left (${quote(title, 'strike')})`);
  if (!act) return null;
  const words = quote(title, 'strike');
  if (
    dead === 0 &&
    !speaksOf(title, 'chief') &&
    speaksOf(title, 'casualty') &&
    title.words.some((word) => occupations.test(word))
  )
    return level('medium', 'the death of one by name');
  if (dead >= minMassDeaths) return level('critical', `${dead} or more dead in the title`);
  if (speaksOf(title, 'toll')) return level('high', `a toll (${quote(title, 'toll')})`);
  if (speaksOf(title, 'chief') && speaksOf(title, 'casualty'))
    return level('critical', `${quote(title, 'chief')} killed`);
  if (
    (dead > 0 || title.words.some((word) => fallen.test(word))) &&
    speaksOf(title, 'force') &&
    title.words.some((word, at) => (word === 'usa' || word === 'american' ? isSoldiers(title, at) : false))
  )
    return level('critical', `American soldiers killed (${quote(title, 'casualty')})`);
  const state = factual.find(({ actor, target }) => actor !== 'ally' && isState(target));
  if (state && (strikesState(title, state) || (state.actor && speaksOf(title, 'mass'))))
    return level('critical', `${state.actor ?? 'somebody'} strikes ${state.target} (${words})`);
  if (state && speaksOf(title, 'nuclear') && speaksOf(title, 'mass'))
    return level('critical', `a nuclear site of ${state.target} (${quote(title, 'nuclear')})`);
  if (isMassive(title) && speaksOf(title, 'weapon') && (isState(act.actor) || namesBoth(title)))
    return level('critical', `${words}, ${quote(title, 'mass')}`);
  return level('urgent', `an armed act (${words})`);
}

/** Whether an attack is massive, by its words or by the number of weapons. */
function isMassive(title: Passage): boolean {
  if (speaksOf(title, 'mass')) return true;
  return findAmounts(title.words).some(
    ({ unit, min }) => (unit === 'missiles' || unit === 'drones') && min >= minMassWeapons,
  );
}

/** Missiles or drones from which an attack is massive. */
const minMassWeapons = 50;

/** With both sides named, one launched the missiles and the other is the target. */
function namesBoth({ mentions }: Passage): boolean {
  return (['israel', 'iran'] as const).every((side) => mentions.some(({ party }) => party === side));
}

const fallen = /^(?:killed|dead|slain|die|dies)$/;

/** Occupations of individual victims in headlines. */
const occupations =
  /^(?:poet|journalist|reporter|analyst|professor|athlete|singer|actor|actress|teacher|nurse|footballer|champion|photographer|artist|writer|player|bride|cyclist|equestrian)$/;

function isSoldiers({ words }: Passage, at: number): boolean {
  return /^(?:soldiers?|troops|service|marines?|personnel|sailors?)/.test(words[at + 1] ?? '');
}

/** Null without a seizure, a closure or a market shock. */
function ofTrade(title: Passage, factual: Act[]): Urgency | null {
  if (speaksOf(title, 'closure')) return level('urgent', quote(title, 'closure'));
  if (speaksOf(title, 'shock', 'sanction')) return level('high', quote(title, 'shock', 'sanction'));
  if (factual.length > 0) return level('urgent', `an armed act (${quote(title, 'strike')})`);
  return null;
}

function ofWords(reading: Reading, eventType?: EventType): Urgency {
  const { title } = reading;
  if (eventType !== 'economic' && speaksOf(title, 'truce') && speaksOf(title, 'settled'))
    return level('critical', quote(title, 'truce', 'settled'));
  const topic = highTopics.find((one) => speaksOf(title, one));
  if (topic) return level('high', `${topic} (${quote(title, topic)})`);
  if (reading.frame.stance === 'threat') return level('high', 'told as threat');
  const trigger = doneIn(reading.frame);
  if (trigger && trigger.urgency !== 'medium') return level(trigger.urgency, `reports ${trigger.name}`);
  return level('medium', 'an ordinary development or a reaction');
}

const highTopics = [
  'threat',
  'resolve',
  'sanction',
  'decision',
  'toll',
  'execution',
  'truce',
  'cyber',
  'network',
  'closure',
] as const;

function isState(party: string | null): boolean {
  return party !== null && belligerents.has(party);
}

/** 'strikes Iran', 'attack on Israel': the state itself, not one of its boats or bases. */
function strikesState(title: Passage, { from: begin, to, target }: Act): boolean {
  const { words, mentions } = title;
  return mentions.some(({ from, to: end, party, role }) => {
    const isNear = from >= to && from - to < 4 && party === target;
    if (end === begin && party === target && role === 'state' && speaksOf(title, 'mass')) return true;
    const next = words[end];
    return isNear && (role === 'state' || role === 'capital') && (isMark(next) || joints.has(next ?? ''));
  });
}

const joints = wordSet(
  'in with after as and for over overnight again amid hours on despite during since are is were was kill kills that say says',
);

/** The largest number of dead; 0 for none. Those who are injured do not count. */
function deathsIn({ words, topics }: Passage): number {
  const counted = findAmounts(words).flatMap(({ unit, min }) => (unit === 'killed' ? [min] : []));
  const isMany = topics.some(
    ({ value, from, to }) =>
      value === 'casualty' &&
      !injury.test(words[from] ?? '') &&
      words.slice(Math.max(0, from - 4), to + 4).includes('many'),
  );
  return Math.max(0, isMany ? minMassDeaths : 0, ...counted);
}

const injury = /^(?:injur|wound|hurt)/;

function level(urgencyLevel: UrgencyLevel, why: string): Urgency {
  return { urgencyLevel, reason: `${urgencyLevel}: ${why}` };
}
