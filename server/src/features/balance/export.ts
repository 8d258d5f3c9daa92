import type { Weighed } from './balance.ts';
import type { Inputs } from './formula.ts';

/** All that is needed to recompute a balance, and what came out: docs/formula.md says how. */
export interface Export {
  asOf: string;
  figures: Omit<Inputs['figures'][number], 'note'>[];
  effects: Inputs['effects'];
  dialogue: Inputs['dialogue'];
  result: Pick<Weighed, 'israelAdvantage' | 'iranAdvantage' | 'conflictOutcome' | 'confidence'> & {
    factors: Record<string, { israel: number; iran: number }>;
  };
}

export function toExport({ asOf, figures, effects, dialogue }: Inputs, weighed: Weighed): Export {
  const { israelAdvantage, iranAdvantage, conflictOutcome, confidence, keyFactors } = weighed;
  const factors = Object.entries(keyFactors).map(([factor, { israel, iran }]) => [factor, { israel, iran }]);
  return {
    asOf: asOf.toISOString(),
    figures: figures.map(({ note: _, ...figure }) => figure),
    effects,
    dialogue,
    result: { israelAdvantage, iranAdvantage, conflictOutcome, confidence, factors: Object.fromEntries(factors) },
  };
}
