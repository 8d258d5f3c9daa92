import { type Section, type Sentence, sections } from '@vigil/common/analysis';
import { factsOf } from '../../assessment/facts.ts';
import { isPlain } from '../../language/inert.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { stem } from '../../language/stem.ts';
import { toWords } from '../../language/text.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { originsOf } from '../../timeline/origins.ts';
import { parseText } from './claim-verifier/evidence-index.ts';
import { isCounting } from './claim-verifier/numbers.ts';
import { verifyClaim } from './claim-verifier.ts';
import type { Draft } from './model-draft.ts';
import { isPicked } from './model-words.ts';
import { isNeutral } from './neutral.ts';
import { quoteOf, textOf } from './quote.ts';
import { standsAlone } from './statements.ts';
import { isAttested } from './templates.ts';

/** Characters; a longer statement says more than one thing. */
const maxLength = 300;
/** What lies beyond in a text that should be one sentence, or in a list of them, is not read: each takes the claim verifier its time. */
const maxTextLength = 1_200;
const maxJudged = 80;
/** Statements of one section that are kept; the bottom line is short. */
const maxInSection = 8;
const maxInAssessment = 2;
/** With fewer left, or less than this share of all, what a model wrote is no report: its other sentences are as doubtful. */
const minKept = 3;
const minShare = 0.25;

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
  if (isPicked(part, event)) return false;
  return verifyClaim(part, [event]).supported;
}

/** What became of each sentence that a model proposed. */
export interface Examined {
  kept: Sentence[];
  refused: { section: Section; text: string; reason: string }[];
}

/**
 * The sentences of a draft that the events shown support, each idea once, and the others with the reason. One without a text chooses
 * its event to be quoted.
 */
export function examine(draft: Draft, events: readonly EventRecord[]): Examined {
  const byId = new Map(events.map((event) => [event.id, event]));
  const kept: Sentence[] = [];
  const refused: Examined['refused'] = [];
  for (const { section, text, eventIds } of proposedIn(draft)) {
    const cited = [...new Set(eventIds)].flatMap((id) => byId.get(id) ?? []);
    const chosen = text === '' ? quoteFor(section, cited) : null;
    const said = chosen?.text ?? text;
    const excess =
      excessOf(section, said, cited, kept) ?? (text === '' && !chosen ? 'no report of its event can be quoted' : null);
    const judged = excess ? { reason: excess } : chosen ? { parts: [cited] } : judge(text, cited);
    if ('reason' in judged) {
      refused.push({ section, text: said, reason: judged.reason });
      continue;
    }
    if (chosen) {
      kept.push(chosen);
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
    .flatMap(({ section, text, eventIds }) => {
      const plain = text.slice(0, maxTextLength).replace(/\s+/g, ' ').trim();
      return (plain === '' ? [''] : sentencesOf(plain)).map((one) => ({ section, text: one, eventIds }));
    })
    .slice(0, maxJudged);
}

/** The quote of the one event that a sentence without a text cites. */
function quoteFor(section: Section, cited: readonly EventRecord[]): Sentence | null {
  const [event] = cited;
  const facts = event && cited.length === 1 ? factsOf(event) : null;
  const quote = facts && quoteOf(facts);
  if (!quote) return null;
  const { origins } = facts;
  const parts = { section, eventIds: [facts.event.id], origins, depth: 'main' as const, by: 'model' as const };
  return { text: textOf(quote), kind: 'quote', quote, ...parts };
}

function excessOf(
  section: Section,
  text: string,
  cited: readonly EventRecord[],
  kept: readonly Sentence[],
): string | null {
  if (section === 'counted') return 'a program counts';
  if (section === 'assessment' && !cited.every((event) => isAttested(factsOf(event))))
    return 'one origin alone does not enter the bottom line';
  const most = section === 'assessment' ? maxInAssessment : maxInSection;
  if (kept.filter((one) => one.section === section).length >= most) return `its section has ${most} sentences already`;
  return kept.some((one) => isAlike(one.text, text)) ? 'another sentence says the same' : null;
}

/** The sentences of a draft that a report may have; none when too few are left. */
export function admit(draft: Draft, events: readonly EventRecord[]): Sentence[] {
  const { kept, refused } = examine(draft, events);
  return kept.length >= Math.max(minKept, minShare * (kept.length + refused.length)) ? kept : [];
}

/**
 * A report of a model's sentences in the frame of one by the rules: the most severe event opens it and the counts stay. Quotes by the
 * rules fill a section where the model has none: none at all, none that two origins support, or none of what happened after the
 * model was asked.
 */
export function merge(
  admitted: readonly Sentence[],
  ruled: readonly Sentence[],
  isNew: (sentence: Sentence) => boolean,
): Sentence[] {
  if (admitted.length === 0) return [...ruled];
  const [foremost] = ruled;
  return sections.flatMap((section) => {
    const all = ruled.filter((one) => one.section === section);
    const counts = all.filter(({ kind }) => kind === 'template');
    const own = admitted.filter(
      (one) => one.section === section && !counts.some(({ text }) => isAlike(text, one.text)),
    );
    if (own.length === 0) return all.filter((one) => one.kind === 'template' || !isQuotedBy(one, admitted));
    const rest = all.filter(
      (one) =>
        one.kind !== 'template' && !isQuotedBy(one, admitted) && !own.some(({ text }) => isAlike(text, one.text)),
    );
    const isBroad = own.some(({ origins }) => origins >= 2);
    const opens = (one: Sentence) => one === foremost && section === 'assessment';
    const isFilling = (one: Sentence) =>
      opens(one) || one.depth === 'more' || (!isBroad && one.origins >= 2) || isNew(one);
    const filling = rest.filter(isFilling);
    const kept = counts.filter(({ template }) => template?.name !== 'nothing');
    return [...filling.filter(opens), ...own, ...filling.filter((one) => !opens(one)), ...kept];
  });
}

/** The model has chosen the same event to be quoted. */
function isQuotedBy({ kind, eventIds: [id] }: Sentence, admitted: readonly Sentence[]): boolean {
  return kind === 'quote' && admitted.some((one) => one.kind === 'quote' && one.eventIds[0] === id);
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
