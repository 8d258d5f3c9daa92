import { eventTypes, urgencyLevels } from '@vigil/common/events';
import type { EventRow } from '../../changes/rows.ts';

/** States by the number that a column holds. */
export const states = ['active', 'hidden', 'merged', 'erased'] as const satisfies EventRow['state'][];

type Table = Float64Array | Uint32Array | Uint8Array;

/**
 * What queries look at of each event, one array a field: going through all of them reads memory in its order, which is
 * ten times as fast as going through objects.
 */
export interface Columns {
  state: Uint8Array;
  eventType: Uint8Array;
  urgencyLevel: Uint8Array;
  /** Milliseconds. */
  time: Float64Array;
  /** NaN for what was erased before this server started. */
  createdAt: Float64Array;
  /** The last change that the event includes. */
  seq: Float64Array;
  /** Its number in the postings: another one whenever its words are others. */
  document: Uint32Array;
  /** A number of the list of places. */
  place: Uint32Array;
}

export function createColumns(rows: number): Columns {
  return {
    state: new Uint8Array(rows),
    eventType: new Uint8Array(rows),
    urgencyLevel: new Uint8Array(rows),
    time: new Float64Array(rows),
    createdAt: new Float64Array(rows),
    seq: new Float64Array(rows),
    document: new Uint32Array(rows),
    place: new Uint32Array(rows),
  };
}

/** The same, with room for twice as many. */
export function grown(columns: Columns): Columns {
  const wider = createColumns(columns.state.length * 2);
  const from: Table[] = Object.values(columns);
  const to: Table[] = Object.values(wider);
  for (const [at, table] of to.entries()) table.set(from[at] ?? []);
  return wider;
}

export const typeNumber = (eventType: (typeof eventTypes)[number]): number => eventTypes.indexOf(eventType);
export const urgencyNumber = (urgency: (typeof urgencyLevels)[number]): number => urgencyLevels.indexOf(urgency);

/** For each number of a column, 1 where it is wanted; null where nothing is asked. */
export function wanted(numbers: number[] | undefined): Uint8Array | null {
  if (!numbers) return null;
  const table = new Uint8Array(256);
  for (const number of numbers) table[number] = 1;
  return table;
}

/** Names that come again and again, by number, with their folded form. */
export function createNames() {
  const numbers = new Map<string, number>();
  const folded: string[] = [];

  function numberOf(name: string, fold: (name: string) => string): number {
    let number = numbers.get(name);
    if (number === undefined) {
      number = folded.push(fold(name)) - 1;
      numbers.set(name, number);
    }
    return number;
  }

  /** For each of them, 1 where it has this part; null where nothing is asked. */
  function containing(part: string): Uint8Array | null {
    if (part === '') return null;
    return Uint8Array.from(folded, (name) => (name.includes(part) ? 1 : 0));
  }

  return { numberOf, containing };
}
