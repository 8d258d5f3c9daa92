/** Written by `npm run fit-forecast`: not to be edited by hand. The weights are in the order of `featureNames`. */
export const forecastModels = {
  military: {
    baseRate: 0.1286,
    isSkilled: true,
    weights: [-3.083, 1.575, 0.548, 0.494, 1.847, 0.504, 0.191, 0.641, -0.469, 1.048, 0.376],
  },
  diplomacy: {
    baseRate: 0.1443,
    isSkilled: false,
    weights: [-2.609, 0.517, 0.294, 0.31, 0.314, 0.509, 0.611, 0.484, 1.034, -0.172, 1.018],
  },
};
