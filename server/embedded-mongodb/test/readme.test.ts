import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accumulators } from '../src/expression/accumulators.ts';
import { operators } from '../src/expression/expression.ts';
import { stageCompilers } from '../src/pipeline/stages.ts';
import { handlers } from '../src/protocol/dispatch.ts';
import { queryOperators } from '../src/query/operators.ts';
import { updateOperators } from '../src/update/operators.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

/** What the code handles outside its tables of operators. */
const logical = ['$and', '$or', '$nor', '$expr', '$comment'];
const sources = ['$documents', '$out', '$merge'];
const ordered = ['$top', '$topN', '$bottom', '$bottomN', '$firstN', '$lastN', '$minN', '$maxN'];

test.each<[string, string[]]>([
  ['Commands', Object.keys(handlers)],
  ['Query operators', [...Object.keys(queryOperators), ...logical]],
  ['Update operators', [...Object.keys(updateOperators), '$rename']],
  ['Aggregation stages', [...Object.keys(stageCompilers), ...sources]],
  ['Accumulators', [...Object.keys(accumulators), ...ordered]],
  ['Expression operators', Object.keys(operators)],
])('the README lists exactly the supported names under "%s"', (heading, supported) => {
  expect(namesUnder(heading)).toEqual(supported.toSorted());
});

/** The names in backticks of a section, up to its first paragraph without a list of names. */
function namesUnder(heading: string): string[] {
  const section = readme.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  const lists = section.split(/\n\n/).filter((part) => /^\n?(?:- |`)/.test(part));
  const [names = ''] = lists.filter((part) => !part.startsWith('`$push` accepts'));
  return [...names.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []).sort();
}
