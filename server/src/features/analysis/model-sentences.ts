import { type Sentence, sections } from '@vigil/common/analysis';
import { isPlain } from '../../language/inert.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { stem } from '../../language/synonyms.ts';
import { toWords } from '../../language/text.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import { parseText } from './claim-verifier/evidence-index.ts';
import { isCounting } from './claim-verifier/numbers.ts';
import { verifyClaim } from './claim-verifier.ts';
import type { Draft } from './model-draft.ts';
import { hasStrangeDoer, isPicked, saidBy } from './model-words.ts';
import { isNeutral } from './neutral.ts';
import { standsAlone } from './statements.ts';

/** Characters; a longer statement says more than one thing. */
const maxLength = 300;
/** What lies beyond in a text that should be one sentence, or in a list of them, is not read: each takes the claim verifier its time. */
const maxTextLength = 1_200;
const maxJudged = 80;
/** Statements of one section that are kept. */
const maxInSection = 8;
/** With fewer left, or less than this share of all, what a model wrote is no report: its other sentences are as doubtful. */
const minKept = 3;
const minShare = 0.25;

/** From this share of the words of an event an event supports a sentence; below, the model added something of its own. */
const minSaidShare = 0.75;

/** Of the events that a sentence of a model cites those that support it; none refuses it. */
export function supportOf(text: string, cited: readonly EventRecord[]): EventRecord[] {
  const supporting = new Set(tellersOf(text, cited).flat());
  return cited.filter((event) => supporting.has(event));
}

/**
 * For each part of a sentence, up to a semicolon, the events that tell it; nothing for a sentence that is refused. It
 * passes what the sentences by the rules pass, and any fault refuses it. Beyond that one event alone must tell a
 * part: pieces of several would otherwise join to what none of them says. Counts are over all events cited.
 */
function tellersOf(text: string, cited: readonly EventRecord[]): EventRecord[][] {
  try {
    const isFit = text.length <= maxLength && isPlain(text) && isNeutral(text) && standsAlone(text);
    if (!isFit || !verifyClaim(text, cited).supported) return [];
    const parts = text.split(isCount(text) ? /[:;]\s/ : /;\s/);
    const tellers = parts.map((part) => (isCount(part) ? [...cited] : cited.filter((event) => tells(part, event))));
    return tellers.some((events) => events.length === 0) ? [] : tellers;
  } catch {
    return [];
  }
}

function isCount(text: string): boolean {
  return isCounting(parseText(text));
}

function tells(part: string, event: EventRecord): boolean {
  if (saidBy(part, event) < minSaidShare || isPicked(part, event) || hasStrangeDoer(part, event)) return false;
  return verifyClaim(part, [event]).supported;
}

/** The sentences of a draft that the events shown support, each idea once; none when too few are left. */
export function admit(draft: Draft, events: readonly EventRecord[]): Sentence[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const proposed = draft.sentences
    .flatMap(({ section, text, eventIds }) =>
      sentencesOf(text.slice(0, maxTextLength).replace(/\s+/g, ' ').trim()).map((one) => ({
        section,
        text: one,
        eventIds,
      })),
    )
    .slice(0, maxJudged);
  const kept: Sentence[] = [];
  for (const { section, text, eventIds } of proposed) {
    if (kept.filter((one) => one.section === section).length >= maxInSection) continue;
    if (kept.some((one) => isAlike(one.text, text))) continue;
    const cited = [...new Set(eventIds)].flatMap((id) => byId.get(id) ?? []);
    const tellers = tellersOf(text, cited);
    if (tellers.length === 0) continue;
    // A sentence rests on its weakest part.
    const origins = Math.min(...tellers.map((events) => originsOf(events.flatMap(({ reports }) => reports))));
    const ids = [...new Set(tellers.flat().map(({ id }) => id))];
    kept.push({ section, text, eventIds: ids, origins, depth: 'main', by: 'model' });
  }
  return kept.length >= Math.max(minKept, minShare * proposed.length) ? kept : [];
}

/**
 * A report of a model's sentences, and of those by the rules where a section would have none: none at all, none that
 * two origins support, or none of what happened after the model was asked.
 */
export function merge(
  admitted: readonly Sentence[],
  ruled: readonly Sentence[],
  isNew: (sentence: Sentence) => boolean,
): Sentence[] {
  if (admitted.length === 0) return [...ruled];
  return sections.flatMap((section) => {
    const own = admitted.filter((one) => one.section === section);
    const rest = ruled.filter((one) => one.section === section && !own.some(({ text }) => isAlike(text, one.text)));
    if (own.length === 0) return rest;
    const isBroad = own.some(({ origins }) => origins >= 2);
    const filling = rest.filter((one) => one.depth === 'more' || (!isBroad && one.origins >= 2) || isNew(one));
    return [...own, ...filling];
  });
}

/** From this share of common words two sentences say the same. */
const alike = 0.7;

/** Do two sentences say the same, as far as their words tell? */
export function isAlike(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= alike * (one.size + other.size - common);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    toWords(text)
      .filter((word) => word.length > 2 || /\d/.test(word))
      .map(stem),
  );
}
