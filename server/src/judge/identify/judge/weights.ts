// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.9284,
  weights: [
    3.8559, // words and time
    0.6725, // reports of the event
    2.6432, // words of the likest report
    -3.1403, // words of the core
    0.6251, // words shared with the core
    1.3582, // same subject
    0.3234, // points of the core
    1.6549, // same number
    -0.6441, // other agent or target
    -0.3074, // an armed trigger against another
    0.3331, // rules join
    1.7264, // time since the core
  ],
};
