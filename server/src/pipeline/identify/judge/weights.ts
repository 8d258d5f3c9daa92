// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.8699,
  weights: [
    3.4794, // words and time
    0.6467, // reports of the event
    2.8364, // words of the likest report
    -3.0005, // words of the core
    0.6034, // words shared with the core
    1.3647, // same subject
    0.3217, // points of the core
    1.7418, // same number
    -0.6013, // other agent or target
    -0.2019, // an armed trigger against another
    0.27, // rules join
    1.7411, // time since the core
  ],
};
