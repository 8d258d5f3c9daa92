// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.7684,
  weights: [
    4.0497, // words and time
    0.6799, // reports of the event
    2.7332, // words of the likest report
    -3.4963, // words of the core
    0.5948, // words shared with the core
    1.378, // same subject
    0.3183, // points of the core
    2.0002, // same number
    -0.6912, // other agent or target
    -0.3289, // an armed trigger against another
    0.2799, // rules join
    1.7497, // time since the core
  ],
};
