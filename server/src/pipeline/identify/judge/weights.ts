// Written by `npm run train`; do not edit.

import type { Model } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: Model = {
  bias: -1.9874,
  weights: [
    9.6786, // words and time
    -2.5714, // words of headlines
    0.6449, // words shared
    -1.1466, // heaviest word shared
    -1.8215, // second word shared
    -0.2502, // time to the nearest
    0.2906, // points of the core
    -0.0699, // points of headlines
    1.3996, // same thing
    1.6758, // same person
    2.0174, // same number
    0.6244, // same country
    0.1412, // same agent
    -0.1569, // other way of telling
    1.0882, // both headlines
    -0.7966, // margin of texts
    -0.6026, // rivals
    2.2023, // rules join
    -0.3312, // rules join headlines
    -0.5518, // rules join times rivals
  ],
};
