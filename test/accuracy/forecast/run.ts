import { trainForecast } from './train.ts';

/** `npm run fit-forecast`: fits the forecasts to the archive. The same archive gives the same files, byte for byte. */
await trainForecast();
