import { writeFile } from 'node:fs/promises';
import { trainAll } from './examples.ts';
import { trainForecast } from './forecast/train.ts';
import { labelledRows } from './rows.ts';

/**
 * `npm run train`: learns the weights of all models from the labelled items that are not set aside, and writes them beside
 * the code that reads them. The same labels give the same files, byte for byte.
 */
await trainForecast();

const folder = new URL('../../server/src/pipeline/learned/weights/', import.meta.url);
for (const [name, { classes, rows }] of Object.entries(trainAll(await labelledRows()))) {
  const head =
    '/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */';
  const text = `${head}\nexport const ${name}Weights = {\n  classes: '${classes}',\n  rows: \`\n${rows}\`,\n};\n`;
  await writeFile(new URL(`${name}.ts`, folder), text);
}
