import { writeFile } from 'node:fs/promises';
import { trainForecast } from './forecast/train.ts';
import { learnedFiles } from './learned-files.ts';

/**
 * `npm run train`: learns the weights of all models from the labelled items that are not set aside, and writes them beside
 * the code that reads them. The same labels give the same files, byte for byte.
 */
await trainForecast();

for (const [path, text] of await learnedFiles()) await writeFile(new URL(`../../${path}`, import.meta.url), text);
