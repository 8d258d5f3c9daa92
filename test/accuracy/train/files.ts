import { featureNames } from '@vigil/server/pipeline/identify/judge/features';
import type { PairModel } from '@vigil/server/pipeline/identify/judge/judge';

const header = '// Written by `npm run train`; do not edit.\n\n';

/** The text of `judge/weights.ts`. */
export function weightsFile({ bias, weights }: PairModel): string {
  const lines = featureNames.map((name, at) => `    ${weights[at] ?? 0}, // ${name}\n`);
  return `${header}import type { PairModel } from './judge.ts';

/** Weights in the order of \`featureNames\`. */
export const trained: PairModel = {
  bias: ${bias},
  weights: [
${lines.join('')}  ],
};
`;
}

/** The text of `judge/shares.ts`. */
export function sharesFile(shares: readonly (readonly [term: string, share: string])[]): string {
  const lines = [...new Set(shares.map(([, share]) => share))].map((share) => {
    const terms = shares.filter(([, one]) => one === share).map(([term]) => term);
    return `${share} ${terms.join(' ')}\n`;
  });
  return `${header}/** Share of relevant reports that hold a term: on each line a share and its terms. */
export const termShares = \`
${lines.join('')}\`;
`;
}
