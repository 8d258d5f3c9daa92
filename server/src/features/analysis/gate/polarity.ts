import type { Ground, Read } from './evidence.ts';
import type { Anchor } from './likeness.ts';
import type { Token } from './tokens.ts';
import { cueOf } from './vocabulary.ts';

/** Words after a cue that it may govern. */
const reach = 5;

/** Why the claim affirms what the evidence denies or leaves open, or the other way round. */
export function wrongPolarity(claim: Read, anchor: Anchor, { sentences }: Ground): string | null {
  const here = statesOf([anchor.sentence]);
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

/** For each telling word the cues that govern it, in each place where it stands: '' where none does. */
function statesOf(texts: readonly Read[]): Map<string, Set<string>> {
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
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const token = tokens[before];
    if (!token || token.kind === 'mark') break;
    const cue = cueOf.get(token.word);
    if (cue) cues.push(cue);
  }
  return cues.sort().join('+');
}
