import { isNumber, type Match } from './match.ts';
import { goesFirst, isNegation } from './modality.ts';

/** The matches of a text as English sentences in an order that the English rules read. */
export function toEnglish(matches: readonly Match[]): string {
  const clauses: string[] = [];
  let clause: Match[] = [];
  for (const match of matches) {
    if (match.kind !== 'mark') {
      clause.push(match);
      continue;
    }
    if (clause.length > 0) clauses.push(`${wordsOf(clause)}${match.english === ',' ? ',' : match.english}`);
    clause = [];
  }
  if (clause.length > 0) clauses.push(wordsOf(clause));
  return clauses.join(' ').replace(/[.,]$/, '');
}

/** 'In the Iranian attack' tells no place: a preposition before a people is left out. */
function wordsOf(clause: readonly Match[]): string {
  const ordered = tollLast(verbFromEnd(subjectFirst(adjectivesFirst(modalFirst(clause.filter(isBound))))));
  const words = ordered.flatMap(({ english, preposition }, at) => {
    if (english === 'in' && people.test(ordered[at + 1]?.english ?? '')) return [];
    return preposition && !people.test(english) ? [`${preposition} ${english}`] : [english];
  });
  return words.filter((word, at) => word !== words[at - 1]).join(' ');
}

/** A preposition counts where a known word follows it. */
function isBound({ english, kind, to }: Match, at: number, clause: readonly Match[]): boolean {
  const next = clause[at + 1];
  if (kind !== 'words' || !prepositions.has(english)) return true;
  return next !== undefined && next.from <= to + 1 && !prepositions.has(next.english);
}

const prepositions = new Set(['in', 'on', 'to', 'from', 'with', 'against', 'between', 'after']);

/**
 * Persian writes a modal verb or a negation after what is done: 'attack will' becomes 'will attack', one match that moves as a whole. A
 * past negation of something else ('attack, damage did not') is left out: the English rules would take the attack for denied.
 */
function modalFirst(clause: readonly Match[]): Match[] {
  const items: Match[] = [];
  for (const match of clause) {
    const before = items.at(-1);
    if (before?.kind === 'triggers' && before.to === match.from && goesFirst(match))
      items[items.length - 1] = { ...before, to: match.to, english: `${match.english} ${before.english}` };
    else if (!isNegation(match) || match.english !== 'did not') items.push(match);
  }
  return items;
}

/** 'missile Iranian' becomes 'Iranian missile'. */
function adjectivesFirst(clause: readonly Match[]): Match[] {
  const items = [...clause];
  for (let at = 1; at < items.length; at++) {
    const [noun, adjective] = [items[at - 1], items[at]];
    if (!noun || !adjective || !people.test(adjective.english) || adjective.preposition) continue;
    if (!nouns.has(noun.kind) || adjective.from > noun.to + 1) continue;
    items[at - 1] = { ...adjective, preposition: noun.preposition };
    items[at] = { ...noun, preposition: '' };
  }
  return items;
}

/** 'strike Israel on Iran' becomes 'Israel strike on Iran', 'hits Iranian missile' 'Iranian missile hits'. */
function subjectFirst(clause: readonly Match[]): Match[] {
  const items = [...clause];
  for (let at = 0; at + 1 < items.length; at++) {
    const [trigger, subject] = [items[at], items[at + 1]];
    if (!trigger || !subject || trigger.kind !== 'triggers' || subject.preposition) continue;
    let end = at + 1;
    if (subject.kind === 'parties') {
      end = at + 2;
      if (people.test(subject.english) && items[end]?.kind === 'arms') end += 1;
    } else if (subject.kind === 'arms' && falls.test(trigger.english)) end = at + 2;
    if (end === at + 1 || objects.test(trigger.english)) continue;
    items.splice(at, end - at, ...items.slice(at + 1, end), trigger);
    at = end - 1;
  }
  return items;
}

/** Persian puts the verb last: 'Israel Hezbollah strikes' becomes 'Israel strikes Hezbollah'. */
function verbFromEnd(clause: readonly Match[]): Match[] {
  const [first, second] = clause;
  const last = clause.at(-1);
  if (clause.length < 3 || !first || !last || first.kind !== 'parties' || last.kind !== 'triggers') return [...clause];
  if (second?.kind === 'triggers' && !ofActs.test(last.english)) return [...clause];
  return [first, last, ...clause.slice(1, -1)];
}

/** 'killed 8 missile hits in Haifa' becomes 'missile hits in Haifa 8 killed'. */
function tollLast(clause: readonly Match[]): Match[] {
  const at = clause.findIndex(({ english, kind }) => kind === 'triggers' && toll.test(english));
  const [before, trigger, after] = [clause[at - 1], clause[at], clause[at + 1]];
  const numbers = [after, before].filter((match) => match !== undefined && isNumber(match));
  // '31 dead and 40 wounded': of two numbers the one beside the word.
  const number = numbers.find((match) => match?.from === trigger?.to || match?.to === trigger?.from) ?? numbers[0];
  if (
    !trigger ||
    !number ||
    !clause.some((match) => match.kind === 'triggers' && match !== trigger && !toll.test(match.english))
  )
    return [...clause];
  const rest = clause.filter((match) => match !== trigger && match !== number);
  // 'Killed after the strike': the strike comes first.
  return [...(rest[0]?.english === 'after' ? rest.slice(1) : rest), number, trigger];
}

/** What is done to another act: 'Israel attacks on Iran halts' is 'Israel halts attacks on Iran'. */
const ofActs = /^(?:halts|suspends|resumes|extends|denies|condemns|rejects|accepts)$/;

const toll = /^(?:killed|wounded)$/;

const people = /^(?:Israeli|Iranian|American|Lebanese|Yemeni|Iraqi|Russian|Pakistani)$/;
const nouns = new Set(['arms', 'triggers', 'war', 'aside']);
const falls = /^(?:hits|missile hits)$/;
/** What stands after these is what they are done to. */
const objects =
  /^(?:killed|assassinated|eliminated|wounded|destroyed|intercepted|shot down|seized|arrested|executed|sanctions)/;
