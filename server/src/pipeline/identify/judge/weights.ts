// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.6985,
  weights: [
    5.763, // words and time
    0.6526, // reports of the event
    1.9076, // words of the likest report
    -5.7265, // words of the core
    0.7845, // words shared with the core
    1.2647, // same subject
    0.372, // points of the core
    2.8618, // same number
    -0.5983, // other agent or target
    -0.2729, // an armed deed against another
    0.3048, // rules join
    1.7217, // time since the core
  ],
};
