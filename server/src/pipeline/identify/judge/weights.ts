// Written by `npm run train`; do not edit.

import type { PairModel } from './judge.ts';

/** Weights in the order of `featureNames`. */
export const trained: PairModel = {
  bias: -5.9566,
  weights: [
    3.605, // words and time
    0.6655, // reports of the event
    2.7451, // words of the likest report
    -3.0277, // words of the core
    0.6063, // words shared with the core
    1.3521, // same subject
    0.314, // points of the core
    1.6804, // same number
    -0.5377, // other agent or target
    -0.1404, // an armed trigger against another
    0.3362, // rules join
    1.8271, // time since the core
  ],
};
