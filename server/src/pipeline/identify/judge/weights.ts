// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -6.0147,
  weights: [
    3.279, // words and time
    0.6859, // reports of the event
    2.7661, // words of the likest report
    -2.6998, // words of the core
    0.6062, // words shared with the core
    1.363, // same subject
    0.3195, // points of the core
    1.7485, // same number
    -0.6098, // other agent or target
    -0.1901, // an armed trigger against another
    0.2861, // rules join
    1.8949, // time since the core
  ],
};
