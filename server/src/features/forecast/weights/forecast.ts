/** Written by `npm run train`: not to be edited by hand. The weights are in the order of `featureNames`. */
export const forecastModels = {
  military: {
    baseRate: 0.1286,
    isSkilled: true,
    weights: [-3.069, 2.053, 0.386, 1.059, 0.799, 0.282, 0.844, -0.611, 1.054, 0.367],
  },
  diplomacy: {
    baseRate: 0.1443,
    isSkilled: false,
    weights: [-2.607, 0.615, 0.266, 0.412, 0.558, 0.627, 0.519, 1.009, -0.169, 1.015],
  },
};
