import { type Contribution, type FactorName, factorNames } from '@vigil/common/balance';
import type { BalanceContent } from './balance.ts';
import type { FactorContribution, Inputs } from './formula.ts';

/** All that is needed to recompute a balance, and what came out: docs/formula.md says how. */
export interface Export {
  asOf: string;
  figures: Omit<Inputs['figures'][number], 'note'>[];
  effects: Inputs['effects'];
  dialogue: Inputs['dialogue'];
  adjustments: FactorContribution[];
  result: Pick<BalanceContent, 'israelAdvantage' | 'iranAdvantage' | 'conflictOutcome' | 'bands' | 'confidence'> & {
    factors: Record<string, { israel: number; iran: number }>;
  };
}

export function toExport({ asOf, figures, effects, dialogue }: Inputs, content: BalanceContent): Export {
  const { israelAdvantage, iranAdvantage, conflictOutcome, bands, confidence, keyFactors } = content;
  const factors = Object.entries(keyFactors).map(([factor, { israel, iran }]) => [factor, { israel, iran }]);
  return {
    asOf: asOf.toISOString(),
    figures: figures.map(({ note: _, ...figure }) => figure),
    effects,
    dialogue,
    adjustments: factorNames.flatMap((factor) => adjustmentsIn(factor, content)),
    result: {
      israelAdvantage,
      iranAdvantage,
      conflictOutcome,
      bands,
      confidence,
      factors: Object.fromEntries(factors),
    },
  };
}

function adjustmentsIn(factor: FactorName, { keyFactors }: BalanceContent): FactorContribution[] {
  const isByModel = ({ key }: Contribution) => key.startsWith('model:');
  return keyFactors[factor].contributions.filter(isByModel).map((one) => ({ ...one, factor }));
}
