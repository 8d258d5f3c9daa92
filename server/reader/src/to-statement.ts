import { agains, countries, kinds, parties, realities, types } from './answers.ts';
import { indexOfMost } from './index-of-most.ts';
import type { ModelFiles } from './manifest.ts';
import { spansOf } from './spans.ts';
import type { NewsText, Statement } from './statement.ts';
import { isWordless, type writtenText } from './text.ts';

/** Raw outputs of the model for one text: logits of all heads side by side, and of each token's role. */
interface Outputs {
  model: Pick<ModelFiles, 'id' | 'heads'>;
  report: NewsText;
  written: ReturnType<typeof writtenText>;
  /** The pieces that the text was cut into, without those of begin and end. */
  tokens: readonly string[];
  answers: Float32Array;
  spans: Float32Array;
}

export function toStatement({ model, report, written, tokens, answers, spans }: Outputs): Statement {
  const head = (name: string): Float32Array => {
    const place = model.heads.get(name);
    if (!place) throw new Error(`The model has no answer for ${name}.`);
    return answers.subarray(place.at, place.at + place.size);
  };
  const kindChances = softmax(head('kind'));
  const kind = indexOfMost(kindChances);
  return {
    model: model.id,
    relevance: isWordless(written.text) ? 0 : rounded(logistic(head('relevance')[0] ?? 0)),
    type: types[indexOfMost(head('type'))] ?? 'other',
    urgency: softmax(head('urgency')).map(rounded),
    kind: kinds[kind] ?? 'none',
    kindChance: rounded(kindChances[kind] ?? 0),
    reality: realities[indexOfMost(head('reality'))] ?? 'comment',
    again: agains[indexOfMost(head('again'))] ?? '',
    by: likelyParties(head('by')),
    on: likelyParties(head('on')),
    country: countries[indexOfMost(head('country'))] ?? 'other',
    spans: spansOf({ report, written, tokens, logits: spans }),
    vector: Buffer.from(Int8Array.from(head('vector'), (number) => Math.round(number * 127)).buffer).toString('base64'),
  };
}

function likelyParties(logits: Float32Array): (typeof parties)[number][] {
  return parties.filter((_, at) => (logits[at] ?? 0) > 0);
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function softmax(logits: Float32Array): number[] {
  const most = Math.max(...logits);
  const parts = Array.from(logits, (x) => Math.exp(x - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

function rounded(chance: number): number {
  return Math.round(chance * 10_000) / 10_000;
}
