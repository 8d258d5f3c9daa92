// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -6.0149,
  weights: [
    3.2805, // words and time
    0.6847, // reports of the event
    2.7658, // words of the likest report
    -2.7045, // words of the core
    0.6061, // words shared with the core
    1.3635, // same subject
    0.3186, // points of the core
    1.7509, // same number
    -0.5631, // other agent or target
    -0.1899, // an armed trigger against another
    0.2892, // rules join
    1.8938, // time since the core
  ],
};
