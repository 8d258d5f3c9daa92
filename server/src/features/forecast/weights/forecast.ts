/** Written by `npm run fit-forecast`: not to be edited by hand. The weights are in the order of `featureNames`. */
export const forecastModels = {
  military: {
    baseRate: 0.1357,
    isSkilled: true,
    weights: [-3.184, 0.937, 0.474, 0.443, 1.368, 1.367, 0.293, 0.853, 0.46, 1.072, 0.627],
  },
  diplomacy: {
    baseRate: 0.1655,
    isSkilled: true,
    weights: [-2.587, 0.84, 0.033, 0.102, 0.481, 1.33, 0.953, 0.52, 0.584, -0.353, 1.425],
  },
};
