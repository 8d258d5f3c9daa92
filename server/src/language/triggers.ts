import type { Topic } from './data/topics.ts';
import { topics } from './data/topics.ts';
import { type Trigger, triggers } from './data/triggers.ts';
import { annotatedPhrasesOf, phrasesOf } from './phrases.ts';

/** The row of a trigger; undefined for a stance. */
export function triggerOf(name: string | undefined): Trigger | undefined {
  return name === undefined ? undefined : byName.get(name);
}

/** The row of what a headline tells of, if it is told as done: not threatened, denied or remembered. */
export function doneIn({ stance, deeds }: { stance: string; deeds: readonly string[] }): Trigger | undefined {
  return stance === 'done' ? triggerOf(deeds[0]) : undefined;
}

/** The names of the triggers of which a property holds. */
export function triggersThat(property: TriggerProperty): string[] {
  return rows.filter((row) => row[property] === true).map(({ name }) => name);
}

type TriggerProperty = 'isArmed' | 'isMutual' | 'isCalm' | 'isCommon' | 'isRare' | 'isEffect';

/** Pairs of triggers that stand in a relation, each pair once. */
export function triggerPairs(relation: 'akin' | 'opposite'): [string, string][] {
  return rows.flatMap((row) => (row[relation] ?? []).map((other): [string, string] => [row.name, other]));
}

/** All phrases that speak of a topic, those of triggers among them, in the order of the topics. */
export function topicPhrases(): [phrase: string, topic: Topic][] {
  const ofTriggers = rows.flatMap(({ phrases }) => annotatedPhrasesOf(phrases));
  return topics.flatMap(([topic, table]) => {
    const noted = ofTriggers.filter(({ notes }) => notes.includes(topic)).map(({ phrase }) => phrase);
    return [...phrasesOf(table), ...noted].map((phrase): [string, Topic] => [phrase, topic]);
  });
}

const rows: readonly Trigger[] = triggers;
const byName = new Map(rows.map((row) => [row.name, row]));
