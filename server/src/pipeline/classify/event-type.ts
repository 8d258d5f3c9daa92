import type { EventType } from '@vigil/common/events';
import type { Topic } from '../../language/data/topics.ts';
import { type Passage, quote, speaksOf } from '../../language/passage.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';

/** The type of an event by the weight of its words. Words of the summary count a quarter. */
export function eventTypeOf(reading: Reading): { eventType: EventType; reason: () => string } {
  const { title, lead } = reading;
  const points = new Map<EventType, number>();
  const isPlace = isPlaceStruck(reading);
  addPoints(points, title, 1, isPlace);
  addPoints(points, lead, leadShare, isPlace);
  let eventType: EventType = 'other';
  let max = minPoints;
  for (const [kind, sum] of points) if (sum > max) [eventType, max] = [kind, sum];
  if (max === minPoints) {
    const trigger = doneIn(reading.frame);
    if (trigger) return { eventType: trigger.type, reason: () => `${trigger.type}: reports ${trigger.name}` };
  }
  return { eventType, reason: () => reasonOf(eventType, title) };
}

function reasonOf(eventType: EventType, title: Passage): string {
  const words = quote(title, ...kinds.filter((kind) => kind.eventType === eventType).map(({ topic }) => topic));
  return words ? `${eventType}: ${words} in the title` : `${eventType}: by the summary`;
}

const leadShare = 0.25;

/** Points that a type must exceed. */
const minPoints = 0.5;

/** In a strike with casualties or on a building, a market or a bank is a place and not trade. */
export function isPlaceStruck(reading: Reading): boolean {
  const { title } = reading;
  if (speaksOf(title, 'shock', 'oil', 'sanction', 'cyber')) return false;
  if (!speaksOf(title, 'casualty') && !title.words.some((word) => premises.test(word))) return false;
  return doneIn(reading.frame)?.name === 'strike';
}

const premises = /^(?:building|branch|headquarters|crowded|shopping|stalls?|bazaar)$/;

/** Earlier words are stronger evidence: the first one counts twice. */
function addPoints(points: Map<EventType, number>, passage: Passage, share: number, isPlace: boolean): void {
  const typed = passage.topics.filter(({ value }) => typedTopics.has(value) && !(isPlace && value === 'market'));
  const isSpying = speaksOf(passage, 'spy');
  const isCargoStruck = isStruck(passage) && !speaksOf(passage, 'market', 'shock', 'closure', 'sanction');
  for (const { eventType, topic, weight } of kinds) {
    const places = typed.filter(({ value }) => value === topic).map(({ from }) => from);
    if (places.length === 0 || (isSpying && topic === 'execution')) continue;
    const count = Math.min(new Set(places).size, 3) + (places[0] === typed[0]?.from ? 1 : 0);
    const isCargo = isCargoStruck && (topic === 'oil' || topic === 'shipping' || topic === 'nuclear');
    const part = isCargo ? cargoShare : 1;
    points.set(eventType, (points.get(eventType) ?? 0) + share * part * weight * count);
  }
}

/** An attack on a ship, a refinery or a reactor is military news; a seizure is economic news. */
const cargoShare = 0.4;

function isStruck({ words, topics }: Passage): boolean {
  return topics.some(
    ({ value, from }) => value === 'strike' && !/^(?:seiz|taken|captur|hijack)/.test(words[from] ?? ''),
  );
}

/** The first kind wins a tie. */
const kinds: { eventType: EventType; topic: Topic; weight: number }[] = [
  { eventType: 'cyber', topic: 'cyber', weight: 2.5 },
  { eventType: 'cyber', topic: 'network', weight: 1.5 },
  { eventType: 'intelligence', topic: 'spy', weight: 1.7 },
  { eventType: 'economic', topic: 'oil', weight: 1.3 },
  { eventType: 'economic', topic: 'market', weight: 1.2 },
  { eventType: 'economic', topic: 'sanction', weight: 1.6 },
  { eventType: 'economic', topic: 'shipping', weight: 1 },
  { eventType: 'diplomatic', topic: 'negotiation', weight: 1.2 },
  { eventType: 'diplomatic', topic: 'contact', weight: 1.1 },
  { eventType: 'diplomatic', topic: 'reaction', weight: 1.2 },
  { eventType: 'diplomatic', topic: 'threat', weight: 1.1 },
  { eventType: 'diplomatic', topic: 'resolve', weight: 0.8 },
  { eventType: 'diplomatic', topic: 'nuclear', weight: 0.45 },
  { eventType: 'military', topic: 'strike', weight: 1 },
  { eventType: 'military', topic: 'weapon', weight: 1 },
  { eventType: 'military', topic: 'force', weight: 0.9 },
  { eventType: 'military', topic: 'casualty', weight: 0.55 },
  { eventType: 'humanitarian', topic: 'civilian', weight: 1.3 },
  { eventType: 'humanitarian', topic: 'execution', weight: 1.3 },
];
const typedTopics = new Set(kinds.map(({ topic }) => topic));
