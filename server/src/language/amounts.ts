import { rangeOfWord } from './number-words.ts';
import { isMark, type Words, wordSet } from './text.ts';

/** A number in a text. Vague numbers ('dozens') are ranges. */
export interface Amount {
  unit: Unit;
  min: number;
  max: number;
}

type Unit = 'killed' | 'hurt' | 'missiles' | 'drones' | 'people' | 'percent' | 'dollars' | 'hours' | 'turn';

/** The numbers of a text with their units, in text order. */
export function findAmounts(words: Words): Amount[] {
  return words.flatMap((word, at) => {
    const turn = ordinals.get(word);
    if (turn !== undefined) return turns.has(words[at + 1] ?? '') ? [{ unit: 'turn', min: turn, max: turn }] : [];
    // 'F-35' and 'S-300' are names, not counts.
    const range = /^[b-z]$/.test(words[at - 1] ?? '') ? null : rangeOfWord(word);
    const span = range && spans.get(words[at + 1] ?? '');
    if (span) return [{ unit: 'hours', min: range.min * span, max: range.max * span }];
    const unit = range && unitAt(words, at);
    return unit ? [{ unit, ...range }] : [];
  });
}

/** Whether two amounts cannot describe the same event. Tolls grow, and counts of launches differ between sources. */
export function contradict(a: Amount, b: Amount): boolean {
  if (a.unit !== b.unit) return false;
  return Math.max(a.min, b.min) > Math.min(a.max, b.max) * growth[a.unit];
}

export function agree(a: Amount, b: Amount): boolean {
  return a.unit === b.unit && a.min <= b.max && b.min <= a.max;
}

/** Largest allowed ratio between two numbers of one event. */
const growth: Record<Unit, number> = {
  killed: 4,
  hurt: 5,
  missiles: 2.4,
  drones: 2.4,
  people: 1,
  percent: 1.2,
  dollars: 1.2,
  hours: 1.1,
  turn: 1,
};

const units: readonly [Unit, ReadonlySet<string>][] = [
  ['killed', wordSet('dead killed die dies died deaths death killing kills kill slain martyred fatalities toll')],
  ['hurt', wordSet('wounded injured hurt injuring wounding wounds injures casualties')],
  ['missiles', wordSet('missile missiles rocket rockets projectile projectiles ballistic')],
  ['drones', wordSet('drone drones uav uavs')],
  ['percent', wordSet('percent per pct')],
  ['dollars', wordSet('dollars dollar usd')],
];
/** In hours. */
const spans = new Map([
  ['hours', 1],
  ['days', 24],
  ['weeks', 168],
]);
const crowd = wordSet(
  'men man people suspects suspect citizens spies agents workers soldiers troops women officers generals commanders scientists nationals israelis iranians americans',
);
/** In 'arrests seven for spying' the unit is people. */
const inCustody = /^(?:arrest|detain|execut|hang|charg|indict|jail|sentenc|expel|hold|free|releas)/;
const countsBefore = wordSet('to least now at past passes above over reaches tops nears hits');

/** The unit is shortly after the number ('five people dead'), or a word for killing or injuring before it ('kills five'). */
function unitAt(words: Words, at: number): Unit | null {
  let isCrowd = false;
  for (let index = at + 1; index < Math.min(words.length, at + 5); index++) {
    const word = words[index] ?? '';
    if (isMark(word)) break;
    const unit = units.find(([, names]) => names.has(word))?.[0];
    if (unit) return unit;
    isCrowd ||= crowd.has(word);
  }
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const word = words[index] ?? '';
    if (isMark(word)) break;
    const unit = units.slice(0, 2).find(([, names]) => names.has(word))?.[0];
    if (unit) return unit;
  }
  if (isCrowd || inCustody.test(words[at - 1] ?? '')) return 'people';
  return countsBefore.has(words[at - 1] ?? '') && words.includes('toll') ? 'killed' : null;
}

const ordinals = new Map(
  [
    'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
    '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th'.split(' '),
  ].flatMap((names) => names.map((name, index) => [name, index + 1] as const)),
);
const turns = wordSet('round rounds wave waves phase day night week time salvo barrage session');
