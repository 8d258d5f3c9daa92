// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.8323,
  weights: [
    3.6315, // words and time
    0.7131, // reports of the event
    3.2989, // words of the likest report
    -3.9374, // words of the core
    0.6128, // words shared with the core
    1.3865, // same subject
    0.3138, // points of the core
    1.9788, // same number
    -0.7046, // other agent or target
    -0.2637, // an armed trigger against another
    0.3233, // rules join
    1.8151, // time since the core
  ],
};
