import type { EncodedModel } from '@vigil/server/language/learned/model';
import { labelledReports, trainAttackReports } from './attack-reports.ts';
import { trainAll } from './examples.ts';
import { labelledRows } from './rows.ts';

const head =
  '/** Written by `npm run train`: not to be edited by hand. A feature a line, then its weight for each class. */';

/** The weights of relevance, type, urgency and place as `npm run train` writes them: the text of each file by its path. */
export async function learnedFiles(): Promise<Map<string, string>> {
  const models = Object.entries(trainAll(await labelledRows()));
  return new Map(models.map(([name, model]) => fileOf(`server/src/pipeline/learned/weights/${name}.ts`, name, model)));
}

/** What tells news of an attack from other reports, in the same way. It reads the answers of the models above. */
export async function attackReportFile(): Promise<[path: string, text: string]> {
  const rows = (await labelledReports()).filter(({ label }) => !label.setAside);
  return fileOf('server/src/assessment/weights/attack-report.ts', 'attackReport', trainAttackReports(rows));
}

function fileOf(path: string, name: string, { classes, rows }: EncodedModel): [path: string, text: string] {
  return [path, `${head}\nexport const ${name}Weights = {\n  classes: '${classes}',\n  rows: \`\n${rows}\`,\n};\n`];
}
