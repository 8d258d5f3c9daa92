import type { Audience } from '@vigil/common/access';
import { foldText } from '@vigil/common/fold-text';
import type { EventFilter } from '@vigil/common/search';
import { states, typeNumber, urgencyNumber, wanted } from './columns.ts';
import type { EventTable } from './event-table.ts';
import { hasBit } from './postings.ts';
import { wordsOf } from './words.ts';

/** A test of whether the event of a row passes the filter and is shown to this audience. */
export function rowTest(table: EventTable, filter: EventFilter, audience: Audience): (row: number) => boolean {
  const { q = '', from, to } = filter;
  const { state, document, eventType, urgencyLevel, time, place, sources: listOf } = table.columns();
  const { places, sources, sourceLists } = table;
  const bits = q === '' ? null : documentsWith(table, wordsOf(q));
  const types = wanted(filter.type?.map(typeNumber));
  const urgencies = wanted(filter.urgency?.map(urgencyNumber));
  const placesWanted = places.containing(foldText(filter.place ?? ''));
  const sourcesWanted = sources.containing(foldText(filter.source ?? ''));
  const listsWanted =
    sourcesWanted &&
    Uint8Array.from(sourceLists.folded, (list) =>
      list.split(',').some((source) => list !== '' && sourcesWanted[Number(source)] === 1) ? 1 : 0,
    );
  const [first, last] = [from ? +from : Number.NEGATIVE_INFINITY, to ? +to : Number.POSITIVE_INFINITY];
  const seen = statesSeenBy(audience);
  return (row) =>
    seen[state[row] ?? 0] === 1 &&
    (!bits || hasBit(bits, document[row] ?? 0)) &&
    (!types || types[eventType[row] ?? 0] === 1) &&
    (!urgencies || urgencies[urgencyLevel[row] ?? 0] === 1) &&
    (time[row] ?? 0) >= first &&
    (time[row] ?? 0) <= last &&
    (!placesWanted || placesWanted[place[row] ?? 0] === 1) &&
    (!listsWanted || listsWanted[listOf[row] ?? 0] === 1);
}

/** Documents with all of the words; the last one can be a prefix. Without words, none. */
function documentsWith({ postings }: EventTable, words: string[]): Uint32Array {
  let all: Uint32Array | null = null;
  for (const [at, word] of words.entries()) {
    const bits = postings.having(word, at === words.length - 1);
    if (all) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (all[i] ?? 0);
    all = bits;
  }
  return all ?? new Uint32Array(0);
}

/** For each number of a state, 1 if this audience sees events in it. */
export function statesSeenBy(audience: Audience): Uint8Array {
  return Uint8Array.from(states, (state) =>
    state === 'active' || (state === 'hidden' && audience === 'admin') ? 1 : 0,
  );
}
