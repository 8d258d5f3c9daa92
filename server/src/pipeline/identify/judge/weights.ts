// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -6.0172,
  weights: [
    3.2304, // words and time
    0.6856, // reports of the event
    2.7945, // words of the likest report
    -2.6854, // words of the core
    0.6092, // words shared with the core
    1.3609, // same subject
    0.319, // points of the core
    1.747, // same number
    -0.5967, // other agent or target
    -0.1669, // an armed trigger against another
    0.27, // rules join
    1.9019, // time since the core
  ],
};
