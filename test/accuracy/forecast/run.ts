import { parseArgs } from 'node:util';
import { stateDays } from './state-days.ts';
import { trainForecast } from './train.ts';

/**
 * `npm run fit-forecast`: fits the forecasts to the days. The same days give the same files, byte for byte. With `-- --news FOLDER`
 * the news is first read for what its statements attest of each day (about half an hour).
 */
const { values } = parseArgs({ options: { news: { type: 'string' } } });
if (values.news) await stateDays(values.news);
await trainForecast();
