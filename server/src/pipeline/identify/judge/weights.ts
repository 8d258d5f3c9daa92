// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -6.0077,
  weights: [
    3.2479, // words and time
    0.6785, // reports of the event
    2.8508, // words of the likest report
    -2.7812, // words of the core
    0.6007, // words shared with the core
    1.3606, // same subject
    0.3206, // points of the core
    1.758, // same number
    -0.5981, // other agent or target
    -0.2181, // an armed trigger against another
    0.271, // rules join
    1.9093, // time since the core
  ],
};
