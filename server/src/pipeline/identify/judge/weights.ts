// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.8294,
  weights: [
    4.0698, // words and time
    0.7121, // reports of the event
    2.7383, // words of the likest report
    -3.4916, // words of the core
    0.5975, // words shared with the core
    1.386, // same subject
    0.3153, // points of the core
    1.9682, // same number
    -0.6312, // other agent or target
    -0.3011, // an armed trigger against another
    0.2843, // rules join
    1.8127, // time since the core
  ],
};
