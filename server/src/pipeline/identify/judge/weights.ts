// Written by `npm run train`; do not edit.

import type { Model } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: Model = {
  bias: -5.6234,
  weights: [
    5.4496, // words and time
    0.6382, // reports of the event
    2.7068, // words of the likest report
    -5.8596, // words of the core
    0.7437, // words shared with the core
    1.165, // same subject
    0.401, // points of the core
    2.8117, // same number
    -0.551, // other agent or target
    -0.1123, // an armed deed against another
    0.2947, // rules join
    1.591, // time since the core
  ],
};
