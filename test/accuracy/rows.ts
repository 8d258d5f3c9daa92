import { batches } from './batches.ts';
import { type Row, rowsOf } from './examples.ts';
import { developmentSet, ownSet, singleItems, windowSet } from './labels.ts';

/** All labelled items that are not set aside, by window, since the state of the conflict follows from the items of one stretch of time. */
export async function labelledRows(): Promise<Row[]> {
  const sets = (await Promise.all(trained.map(windowSet))).flat();
  const names = [...new Set(sets.map(({ window }) => window))];
  const own = [await developmentSet(), await ownSet('tuning'), await ownSet('untouched')];
  return [
    ...names.flatMap((name) => rowsOf(sets.filter(({ window }) => window === name))),
    ...own.flatMap((set) => rowsOf(set)),
    ...(await singleItems()).flatMap((one) => rowsOf([one], one)),
    ...batches().flatMap(([, set]) => set.flatMap((one) => rowsOf([one]))),
  ];
}

/** Sets of windows that are not set aside. What is not English is learned by its gloss. */
const trained = ['war', 'ceasefire', 'arabic', 'hebrew', 'persian'];
