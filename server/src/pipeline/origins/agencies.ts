import type { Side } from '@vigil/common/sources';
import {
  iranianOutlets as iranian,
  israeliOutlets as israeli,
  thirdOutlets as third,
} from '../../timeline/outlet-names.ts';

export interface Agency {
  name: string;
  side: Side;
}

/** By every spelling. */
export const agencies: ReadonlyMap<string, Agency> = new Map([
  ...spelled(israeli, 'israeli'),
  ...spelled(iranian, 'iranian'),
  ...spelled(third, 'third'),
]);

/** The nth agency of one side and the nth of the other. */
export const pairedAgencies: readonly (readonly [israeli: string, iranian: string])[] = israeli.map(
  ([name = ''], at) => [name, iranian[at]?.[0] ?? name] as const,
);

/** The agency that a source is, by its name or the beginning of it: 'Reuters World News' is Reuters. */
export function agencyOf(source: string): Agency | null {
  for (let words = source.trim().split(/\s+/); words.length > 0; words = words.slice(0, -1)) {
    const agency = agencies.get(words.join(' '));
    if (agency) return agency;
  }
  return null;
}

function spelled(rows: string[][], side: Side): [string, Agency][] {
  return rows.flatMap(([name = '', ...others]) =>
    [name, ...others].map((spelling): [string, Agency] => [spelling, { name, side }]),
  );
}
