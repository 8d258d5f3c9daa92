// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.6375,
  weights: [
    6.0681, // words and time
    0.642, // reports of the event
    2.1647, // words of the likest report
    -6.3016, // words of the core
    0.7839, // words shared with the core
    1.2574, // same subject
    0.353, // points of the core
    2.8641, // same number
    -0.5832, // other agent or target
    -0.361, // an armed trigger against another
    0.3371, // rules join
    1.6906, // time since the core
  ],
};
