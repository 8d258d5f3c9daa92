// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -6.0098,
  weights: [
    3.2528, // words and time
    0.6839, // reports of the event
    2.7982, // words of the likest report
    -2.7203, // words of the core
    0.6092, // words shared with the core
    1.3622, // same subject
    0.3156, // points of the core
    1.7507, // same number
    -0.5931, // other agent or target
    -0.1661, // an armed trigger against another
    0.2823, // rules join
    1.8937, // time since the core
  ],
};
