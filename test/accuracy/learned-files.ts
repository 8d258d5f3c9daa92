import { trainAll } from './examples.ts';
import { labelledRows } from './rows.ts';

const head =
  '/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */';

/** The weights of relevance, type, urgency and place as `npm run train` writes them: the text of each file by its path. */
export async function learnedFiles(): Promise<Map<string, string>> {
  return new Map(
    Object.entries(trainAll(await labelledRows())).map(([name, { classes, rows }]) => [
      `server/src/pipeline/learned/weights/${name}.ts`,
      `${head}\nexport const ${name}Weights = {\n  classes: '${classes}',\n  rows: \`\n${rows}\`,\n};\n`,
    ]),
  );
}
