import type { Topic } from './data/topics.ts';
import { topics } from './data/topics.ts';
import { type Trigger, triggers } from './data/triggers.ts';
import { annotatedPhrasesOf, phrasesOf } from './phrases.ts';

/** The row of a trigger; undefined for a modality. */
export function triggerNamed(name: string | undefined): Trigger | undefined {
  return name === undefined ? undefined : byName.get(name);
}

/** The trigger that a headline reports as a fact: not threatened, denied or commemorated. */
export function doneIn({ stance, triggers }: { stance: string; triggers: readonly string[] }): Trigger | undefined {
  return stance === 'done' ? triggerNamed(triggers[0]) : undefined;
}

/** The names of the triggers with a property. */
export function triggersThat(property: TriggerProperty): string[] {
  return rows.filter((row) => row[property] === true).map(({ name }) => name);
}

type TriggerProperty = 'isArmed' | 'isMutual' | 'isCalm' | 'isCommon' | 'isRare' | 'isEffect';

/** Pairs of related triggers, each pair once. */
export function triggerPairs(relation: 'akin' | 'opposite'): [string, string][] {
  return rows.flatMap((row) => (row[relation] ?? []).map((other): [string, string] => [row.name, other]));
}

/** All phrases with their topics, including the phrases of triggers, in topic order. */
export function topicPhrases(): [phrase: string, topic: Topic][] {
  const ofTriggers = rows.flatMap(({ phrases }) => annotatedPhrasesOf(phrases));
  return topics.flatMap(([topic, table]) => {
    const noted = ofTriggers.filter(({ notes }) => notes.includes(topic)).map(({ phrase }) => phrase);
    return [...phrasesOf(table), ...noted].map((phrase): [string, Topic] => [phrase, topic]);
  });
}

const rows: readonly Trigger[] = triggers;
const byName = new Map(rows.map((row) => [row.name, row]));

/** Triggers of an act by arms. */
export const armedActs: ReadonlySet<string> = new Set([...triggersThat('isArmed'), 'seizure']);
