// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.9735,
  weights: [
    3.5101, // words and time
    0.6799, // reports of the event
    2.6281, // words of the likest report
    -2.636, // words of the core
    0.5907, // words shared with the core
    1.354, // same subject
    0.3092, // points of the core
    1.7473, // same number
    -0.5968, // other agent or target
    -0.1904, // an armed trigger against another
    0.3169, // rules join
    1.8495, // time since the core
  ],
};
