import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { labelledIds, newsOf, tenDays } from '../labels.ts';
import { attackReportFile } from '../learned-files.ts';
import { showCross } from './cross.ts';
import { sharesFile, weightsFile } from './files.ts';
import { trainOnSets } from './pairs.ts';
import { termSharesOf } from './shares.ts';
import { readWindows } from './windows.ts';

/**
 * Trains what is learned and writes it into the server: `--shares` the shares of terms, otherwise the weights of the judge
 * of pairs, and those of the reports of attacks. `--cross` writes nothing: it measures every window with a judge that was trained on the windows of other
 * months. Sets that are set aside are not read.
 */
const { values } = parseArgs({ options: { cross: { type: 'boolean' }, shares: { type: 'boolean' } } });

const room = new URL('../../../server/src/pipeline/identify/judge/', import.meta.url);

if (values.shares) await writeShares();
else {
  await trainPairs();
  if (!values.cross) await trainReports();
}

/** In this second process, since it reads the weights that the first one has written. */
async function trainReports(): Promise<void> {
  const [path, text] = await attackReportFile();
  await writeFile(new URL(`../../../${path}`, import.meta.url), text);
}

async function writeShares(): Promise<void> {
  const labelled = await labelledIds();
  const files = await Promise.all(['ceasefire-2026-06', 'war-2025-06', 'war-2026'].map(newsOf));
  const items = [...(await tenDays()), ...files.flat()].filter(({ id }) => !labelled.has(id));
  const shares = termSharesOf(items);
  await writeFile(new URL('shares.ts', room), sharesFile(shares));
  console.log(`${shares.length} shares of terms from ${items.length} items`);
}

async function trainPairs(): Promise<void> {
  const sets = await readWindows();
  if (values.cross) {
    showCross(sets);
    return;
  }
  const items = sets.map((one) => one.items);
  await writeFile(new URL('weights.ts', room), weightsFile(trainOnSets(items)));
  console.log(`judge of pairs: trained on ${items.flat().length} items of ${items.length} windows`);
}
