import { bias, type Group } from '../../language/learned/model.ts';
import { textFeatures } from '../../language/learned/text-features.ts';
import { wordSet } from '../../language/text.ts';
import type { Reading } from '../../reading/reading.ts';
import type { ConflictState } from '../conflict/conflict.ts';

/** What the rules made of an item, for the models to lean on. */
interface RuleAnswers {
  relevance: string;
  eventType: string;
  urgency: string;
}

/** What an item says, the state of the conflict, and the answers of the rules. */
export function featuresOf(reading: Reading, rules: RuleAnswers, state: ConflictState): Group[] {
  return [
    bias,
    ['state', [state]],
    ['relevance by rules', [withoutQuotes(rules.relevance)]],
    ['type by rules', [rules.eventType]],
    ['urgency by rules', [withoutQuotes(rules.urgency)]],
    ['level by rules', [rules.urgency.split(':')[0] ?? '']],
    ...textFeatures(reading),
  ];
}

/** 'urgent: an armed act' of "urgent: an armed act ('hits')". */
function withoutQuotes(reason: string): string {
  const known = plainReasons.get(reason);
  if (known !== undefined) return known;
  const plain = reason
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/'[^']*'(?:, '[^']*')*/g, '')
    .replace(/\d+/g, '#')
    .replace(/\b(?:israel|iran)\b/g, 'side')
    .replace(/\s+/g, ' ')
    .trim();
  if (plainReasons.size >= reasonsKept) plainReasons.clear();
  plainReasons.set(reason, plain);
  return plain;
}

const plainReasons = new Map<string, string>();
const reasonsKept = 10_000;

/** Words of war, of the strait, of the oil and of envoys: without one of them and without a party nothing is judged by a model. */
export function isHinted({ title, opening }: Reading): boolean {
  return title.mentions.length > 0 || opening.mentions.length > 0 || title.words.some((word) => hints.has(word));
}

const hints = wordSet(
  'war ceasefire hormuz strait gulf oil brent crude missile missiles drone drones strikes truce blockade nuclear east trump pentagon hegseth vance',
);
