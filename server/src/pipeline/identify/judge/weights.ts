// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.87,
  weights: [
    3.4788, // words and time
    0.6468, // reports of the event
    2.8366, // words of the likest report
    -3.0001, // words of the core
    0.6033, // words shared with the core
    1.3647, // same subject
    0.3217, // points of the core
    1.7418, // same number
    -0.602, // other agent or target
    -0.202, // an armed trigger against another
    0.2699, // rules join
    1.7412, // time since the core
  ],
};
