import { type Section, type Sentence, sections } from '@vigil/common/analysis';
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
  const judged = judge(text, cited);
  if ('reason' in judged) return [];
  const supporting = new Set(judged.parts.flat());
  return cited.filter((event) => supporting.has(event));
}

/** For each part of a sentence, up to a semicolon, the events that support it; or why it is refused. */
type Judged = { parts: EventRecord[][] } | { reason: string };

/**
 * A sentence of a model passes what the sentences by the rules pass, and any fault refuses it. Beyond that one event alone
 * must support a part: pieces of several would otherwise join to what none of them says. Counts are over all events cited.
 */
function judge(text: string, cited: readonly EventRecord[]): Judged {
  try {
    const unfit = unfitness(text);
    if (unfit) return { reason: unfit };
    const verdict = verifyClaim(text, cited);
    if (!verdict.supported) return { reason: verdict.reason };
    const parts = text
      .split(isCount(text) ? /[:;]\s/ : /;\s/)
      .map((part) => (isCount(part) ? [...cited] : cited.filter((event) => supports(part, event))));
    return parts.some((events) => events.length === 0) ? { reason: 'no single cited event says it' } : { parts };
  } catch {
    return { reason: 'it could not be verified' };
  }
}

function unfitness(text: string): string | null {
  if (text.length > maxLength) return `it is longer than ${maxLength} characters`;
  if (!isPlain(text)) return 'it has markup, an address or a command';
  if (!isNeutral(text)) return 'it judges';
  return standsAlone(text) ? null : 'it asks, or begins with a word for something said before';
}

function isCount(text: string): boolean {
  return isCounting(parseText(text));
}

function supports(part: string, event: EventRecord): boolean {
  if (saidBy(part, event) < minSaidShare || isPicked(part, event) || hasStrangeDoer(part, event)) return false;
  return verifyClaim(part, [event]).supported;
}

/** What became of each sentence that a model proposed. */
export interface Examined {
  kept: Sentence[];
  refused: { section: Section; text: string; reason: string }[];
}

/** The sentences of a draft that the events shown support, each idea once, and the others with the reason. */
export function examine(draft: Draft, events: readonly EventRecord[]): Examined {
  const byId = new Map(events.map((event) => [event.id, event]));
  const kept: Sentence[] = [];
  const refused: Examined['refused'] = [];
  for (const { section, text, eventIds } of proposedIn(draft)) {
    const cited = [...new Set(eventIds)].flatMap((id) => byId.get(id) ?? []);
    const excess = excessOf(section, text, kept);
    const judged = excess ? { reason: excess } : judge(text, cited);
    if ('reason' in judged) {
      refused.push({ section, text, reason: judged.reason });
      continue;
    }
    // A sentence rests on its weakest part.
    const origins = Math.min(...judged.parts.map((parts) => originsOf(parts.flatMap(({ reports }) => reports))));
    const ids = [...new Set(judged.parts.flat().map(({ id }) => id))];
    kept.push({ section, text, eventIds: ids, origins, depth: 'main', by: 'model' });
  }
  return { kept, refused };
}

function proposedIn({ sentences }: Draft): Draft['sentences'] {
  return sentences
    .flatMap(({ section, text, eventIds }) =>
      sentencesOf(text.slice(0, maxTextLength).replace(/\s+/g, ' ').trim()).map((one) => ({
        section,
        text: one,
        eventIds,
      })),
    )
    .slice(0, maxJudged);
}

function excessOf(section: Section, text: string, kept: readonly Sentence[]): string | null {
  if (kept.filter((one) => one.section === section).length >= maxInSection)
    return `its section has ${maxInSection} sentences already`;
  return kept.some((one) => isAlike(one.text, text)) ? 'another sentence says the same' : null;
}

/** The sentences of a draft that a report may have; none when too few are left. */
export function admit(draft: Draft, events: readonly EventRecord[]): Sentence[] {
  const { kept, refused } = examine(draft, events);
  return kept.length >= Math.max(minKept, minShare * (kept.length + refused.length)) ? kept : [];
}

/**
 * A report of a model's sentences in the structure of one by the rules: their counts and their first sentence stay, and
 * their sentences on single events fill a section where the model has none: none at all, none that two origins support,
 * or none of what happened after the model was asked.
 */
export function merge(
  admitted: readonly Sentence[],
  ruled: readonly Sentence[],
  isNew: (sentence: Sentence) => boolean,
): Sentence[] {
  if (admitted.length === 0) return [...ruled];
  return sections.flatMap((section) => {
    const all = ruled.filter((one) => one.section === section);
    const counts = all.filter(isCounted);
    const own = admitted.filter(
      (one) => one.section === section && !counts.some(({ text }) => isAlike(text, one.text)),
    );
    const rest = all.filter((one) => !isCounted(one) && !own.some(({ text }) => isAlike(text, one.text)));
    if (own.length === 0) return all;
    const isBroad = own.some(({ origins }) => origins >= 2);
    const filling = rest.filter((one) => one.depth === 'more' || (!isBroad && one.origins >= 2) || isNew(one));
    return [...counts, ...own, ...filling];
  });
}

/** The model is not asked for what the rules count. */
function isCounted({ basis }: Sentence): boolean {
  return basis !== undefined && basis.kind !== 'incident';
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
