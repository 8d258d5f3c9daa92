import { writeFile } from 'node:fs/promises';
import { examplesOf, intervalsOf, kinds, rateOf, testByMonths } from './evaluate.ts';
import { fit } from './fit.ts';
import { reliabilityPlot } from './plot.ts';

const root = new URL('../../../', import.meta.url);

/**
 * Fits both forecasts on the labelled days and writes them beside the code that reads them, with the plot of how
 * reliable they were on months left out. The same days give the same files, byte for byte.
 */
export async function trainForecast(): Promise<void> {
  const entries = kinds.map((kind) => {
    const examples = examplesOf(kind);
    const isSkilled = intervalsOf(testByMonths(kind)).againstBaseRate[0] > 0;
    const weights = fit(examples).map((one) => Number(one.toFixed(3)));
    const rate = Number(rateOf(examples).toFixed(4));
    return `  ${kind}: {\n    baseRate: ${rate},\n    isSkilled: ${isSkilled},\n    weights: [${weights.join(', ')}],\n  },\n`;
  });
  const head =
    '/** Written by `npm run fit-forecast`: not to be edited by hand. The weights are in the order of `featureNames`. */';
  const text = `${head}\nexport const forecastModels = {\n${entries.join('')}};\n`;
  await writeFile(new URL('server/src/features/forecast/weights/forecast.ts', root), text);
  await writeFile(new URL('docs/images/forecast-reliability.svg', root), reliabilityPlot());
}
