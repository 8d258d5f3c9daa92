// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -6.0104,
  weights: [
    3.2753, // words and time
    0.6863, // reports of the event
    2.7697, // words of the likest report
    -2.701, // words of the core
    0.6103, // words shared with the core
    1.3628, // same subject
    0.318, // points of the core
    1.7461, // same number
    -0.6173, // other agent or target
    -0.1684, // an armed trigger against another
    0.2717, // rules join
    1.8921, // time since the core
  ],
};
