import type { EventType, UrgencyLevel } from '@vigil/common/events';
import type { Act } from './acts.ts';
import { type Passage, quote, type Reading, speaksOf } from './passage.ts';
import { isMark } from './text.ts';

export interface Urgency {
  urgencyLevel: UrgencyLevel;
  reason: string;
}

/** How pressing it is: what is done now presses most, what is said of it less, what is thought of it least. */
export function urgencyOf(reading: Reading, acts: Act[], eventType: EventType): Urgency {
  const { title } = reading;
  if (speaksOf(title, 'opinion')) return level('low', `speaks in the manner of comment (${quote(title, 'opinion')})`);
  const real = acts.filter((act) => isReal(title, act));
  if (real.length > 0 && speaksOf(title, 'modal'))
    return level('medium', `speaks of what may be (${quote(title, 'modal')})`);
  if (speaksOf(title, 'brief'))
    return real.length > 0 ? level('high', 'an overview of armed acts') : level('medium', 'an overview');
  if (asks(title)) return level('low', 'asks a question');
  if (eventType === 'military' || eventType === 'humanitarian') return ofArms(title, acts, real) ?? ofWords(title);
  if (eventType === 'economic') return ofTrade(title, real) ?? ofWords(title);
  return ofWords(title);
}

/** A clause that begins with a question word. */
function asks({ words }: Passage): boolean {
  if (words.includes('?')) return true;
  return words.some((word, index) => asking.has(word) && isMark(words[index - 1]));
}

const asking = new Set(['why', 'how', 'what', 'who', 'whether', 'can', 'could', 'should', 'is', 'are', 'does']);

/** Deaths in one act from which it is critical. */
const manyDead = 9;

/** Null when no armed act is told as done. */
function ofArms(title: Passage, acts: Act[], real: Act[]): Urgency | null {
  const dead = deathsIn(title);
  if (speaksOf(title, 'drill') && dead === 0) return level('medium', `a drill (${quote(title, 'drill')})`);
  const [act] = real;
  if (!act && acts.length > 0 && speaksOf(title, 'casualty') && !speaksOf(title, 'unreal'))
    return level('urgent', `casualties (${quote(title, 'casualty')})`);
  if (!act) return null;
  const words = quote(title, 'strike');
  if (dead >= manyDead) return level('critical', `${dead} or more dead in the title`);
  if (speaksOf(title, 'toll')) return level('high', `a toll (${quote(title, 'toll')})`);
  if (speaksOf(title, 'chief') && speaksOf(title, 'casualty'))
    return level('critical', `${quote(title, 'chief')} killed`);
  const state = real.find(({ actor, target }) => actor !== 'ally' && isState(target));
  if (state && (strikesState(title, state) || (state.actor && speaksOf(title, 'mass'))))
    return level('critical', `${state.actor ?? 'somebody'} strikes ${state.target} (${words})`);
  if (speaksOf(title, 'mass') && speaksOf(title, 'weapon') && isState(act.actor))
    return level('critical', `${words}, ${quote(title, 'mass')}`);
  return level('urgent', `an armed act (${words})`);
}

/** Null when nothing is seized, closed or shaken. */
function ofTrade(title: Passage, real: Act[]): Urgency | null {
  if (speaksOf(title, 'closure')) return level('urgent', quote(title, 'closure'));
  if (speaksOf(title, 'shock', 'sanction')) return level('high', quote(title, 'shock', 'sanction'));
  if (real.length > 0) return level('urgent', `an armed act (${quote(title, 'strike')})`);
  return null;
}

function ofWords(title: Passage): Urgency {
  if (speaksOf(title, 'truce') && speaksOf(title, 'settled'))
    return level('critical', quote(title, 'truce', 'settled'));
  for (const topic of [
    'threat',
    'resolve',
    'sanction',
    'decision',
    'toll',
    'execution',
    'truce',
    'cyber',
    'closure',
  ] as const)
    if (speaksOf(title, topic)) return level('high', `${topic} (${quote(title, topic)})`);
  return level('medium', 'an ordinary development or a reaction');
}

/** Told as done now: shortly before it in its clause stands no 'could' or 'warns of', and no 'after' that puts it in the past. */
function isReal({ words, topics }: Passage, { from }: Act): boolean {
  if (from === 0 && words[0]?.endsWith('ing')) return false;
  let start = from;
  while (start > 0 && from - start < 6 && !isMark(words[start - 1])) start--;
  if (words.slice(Math.max(start, from - 4), from).some((word) => pasts.has(word))) return false;
  return !topics.some((hit) => hit.value === 'unreal' && hit.from >= start && hit.from <= from);
}

const pasts = new Set(['after', 'following', 'since', 'if']);

function isState(party: string | null): boolean {
  return party === 'israel' || party === 'iran' || party === 'usa';
}

/** 'strikes Iran', 'attack on Israel': the state itself, not a boat or a base of it. */
function strikesState({ words, mentions }: Passage, { to, target }: Act): boolean {
  return mentions.some(({ from, to: end, party, role }) => {
    const isNear = from >= to && from - to < 4 && party === target;
    const next = words[end];
    return isNear && (role === 'state' || role === 'capital') && (isMark(next) || joints.has(next ?? ''));
  });
}

const joints = new Set([
  'in',
  'with',
  'after',
  'as',
  'and',
  'for',
  'over',
  'overnight',
  'again',
  'amid',
  'hours',
  'on',
  'despite',
  'during',
  'since',
  'are',
  'is',
  'were',
  'was',
  'kill',
  'kills',
  'that',
  'say',
  'says',
]);

/** The number of dead that the title gives, 0 when it gives none. */
function deathsIn({ words, topics }: Passage): number {
  const hits = topics.filter(({ value }) => value === 'casualty');
  let most = 0;
  for (const { from, to } of hits) {
    for (let index = Math.max(0, from - 4); index < Math.min(words.length, to + 4); index++) {
      if (speaksOfHurt(words, from, to)) continue;
      most = Math.max(most, numberOf(words[index] ?? ''));
    }
  }
  return most;
}

function speaksOfHurt(words: readonly string[], from: number, to: number): boolean {
  return words.slice(from, to).some((word) => /^(?:injur|wound|hurt)/.test(word));
}

/** Years and sums are no tolls. */
function numberOf(word: string): number {
  const named = numbers.get(word);
  if (named !== undefined) return named;
  const value = /^\d{1,3}(?:,\d{3})*$|^\d{1,4}$/.test(word) ? Number(word.replaceAll(',', '')) : 0;
  return value >= 1900 && value <= 2100 ? 0 : value;
}

const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
for (const [word, value] of [
  ['dozens', 24],
  ['scores', 40],
  ['hundreds', 200],
  ['thousands', 2000],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
] as const)
  numbers.set(word, value);

function level(urgencyLevel: UrgencyLevel, why: string): Urgency {
  return { urgencyLevel, reason: `${urgencyLevel}: ${why}` };
}
