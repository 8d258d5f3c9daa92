import { cueOf } from './data/vocabulary.ts';
import type { BestSentence } from './entailment.ts';
import type { EvidenceIndex, ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

/** Words after a cue that it may govern. */
const cueReach = 5;

/** Why the claim affirms what the evidence denies or leaves open, or the other way round. */
export function modalityMismatch(claim: ParsedText, best: BestSentence, { sentences }: EvidenceIndex): string | null {
  const here = statesOf([best.sentence]);
  const anywhere = statesOf(sentences);
  const everyCue = new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ word }) => cueOf.get(word) ?? [])));
  const newCue = claim.tokens.find(({ word }) => cueOf.has(word) && !everyCue.has(cueOf.get(word) ?? ''));
  if (newCue) return `no cited event says '${newCue.word}'`;
  for (const [key, states] of statesOf([claim])) {
    const known = here.get(key) ?? anywhere.get(key);
    const isNew = known && [...states].some((state) => !known.has(state));
    if (isNew) return `the cited events do not say it so of '${key}' (${[...states].join(', ') || 'as a fact'})`;
  }
  return null;
}

/** For each content word the cues that govern it, in each place where it stands: '' where none does. */
function statesOf(texts: readonly ParsedText[]): Map<string, Set<string>> {
  const states = new Map<string, Set<string>>();
  for (const { tokens } of texts)
    for (const [at, { key, kind, word }] of tokens.entries()) {
      if (kind !== 'word' || word.startsWith('#')) continue;
      const known = states.get(key) ?? new Set();
      states.set(key, known.add(cuesOver(tokens, at)));
    }
  return states;
}

function cuesOver(tokens: readonly Token[], at: number): string {
  const cues: string[] = [];
  for (let before = at - 1; before >= Math.max(0, at - cueReach); before--) {
    const token = tokens[before];
    if (!token || token.kind === 'mark') break;
    const cue = cueOf.get(token.word);
    if (cue) cues.push(cue);
  }
  return cues.sort().join('+');
}
