import type { Report } from '@vigil/common/reports';
import { type CopyGraph, findCopies } from './copies.ts';

/** The fields of a report that identify its origin. */
export type Traced = Pick<Report, 'source' | 'origin' | 'wire' | 'print'>;

/** Reports with one origin, and the name of its author. */
export interface Origin<R extends Traced = Traced> {
  name: string;
  reports: R[];
}

/** The number of independent origins of reports. */
export function originsOf(reports: readonly Traced[], copies?: CopyGraph): number {
  return groupsOf(reports, copies).length;
}

/**
 * Groups reports by origin, in the order of their first reports. Two reports have the same origin if they credit the
 * same one, if one is a near copy of the other, or if both share an origin with a third. The result does not depend on
 * the order of the reports, and a report that shares an origin with another never adds one. `copies`: of a list that holds
 * these reports.
 */
export function groupsOf<R extends Traced>(reports: readonly R[], copies?: CopyGraph): readonly Origin<R>[] {
  // Most events have one report.
  const [only] = reports;
  if (only && reports.length === 1) return [{ name: only.origin ?? only.source, reports: [only] }];
  const known = grouped.get(reports);
  // The entry of a list holds its own reports.
  if (known) return known as readonly Origin<R>[];
  const joined = join(reports, copies ?? copyGraphOf(reports), reports.map(originKey));
  const groups = joined.map((group) => ({ name: nameOf(group), reports: group }));
  grouped.set(reports, groups);
  return groups;
}

/** Lists of reports are never changed in place, and the list of an event is read by several features. */
const grouped = new WeakMap<readonly Traced[], readonly Origin[]>();

/** Groups reports by text: near copies together, for any credit. `copies`: of a list that holds these reports. */
export function copiesOf<R extends Traced>(reports: readonly R[], copies: CopyGraph): R[][] {
  return join(reports, copies);
}

/** Which texts of these reports are copies. */
export function copyGraphOf(reports: readonly Traced[]): CopyGraph {
  const known = graphs.get(reports);
  if (known) return known;
  const graph = findCopies(reports.flatMap(({ print }) => print ?? []));
  graphs.set(reports, graph);
  return graph;
}

const graphs = new WeakMap<readonly Traced[], CopyGraph>();

/** A key of an origin, for any spelling. */
function originKey({ source, origin = source }: Traced): string {
  return origin.trim().toLowerCase().replace(/^the /, '');
}

/** The origin that most reports credit; of equals the first alphabetically. */
function nameOf(reports: readonly Traced[]): string {
  const credited = reports.filter(({ wire }) => wire);
  const named = credited.length > 0 ? credited : reports;
  const counts = new Map<string, number>();
  for (const { source, origin = source } of named) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const [[name] = ['']] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return name;
}

/** Groups reports that are joined directly or through others, with a union-find: those of one key, and near copies. */
function join<R extends Traced>(reports: readonly R[], copies: CopyGraph, keys: readonly string[] = []): R[][] {
  const roots = reports.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (roots[root] !== root) root = roots[root] ?? root;
    return root;
  };
  const unite = (index: number, other: number): void => {
    const [a, b] = [rootOf(index), rootOf(other)];
    if (a !== b) roots[Math.max(a, b)] = Math.min(a, b);
  };
  /** Unites those of one value, and returns the first of each. */
  const uniteEqual = (values: readonly (string | undefined)[]): Map<string, number> => {
    const firstOf = new Map<string, number>();
    for (const [index, value] of values.entries()) {
      if (value === undefined) continue;
      const first = firstOf.get(value);
      if (first === undefined) firstOf.set(value, index);
      else unite(index, first);
    }
    return firstOf;
  };
  uniteEqual(keys);
  const firstOf = uniteEqual(reports.map(({ print }) => (print && copies.has(print) ? print : undefined)));
  for (const [print, index] of firstOf)
    for (const copy of copies.get(print) ?? []) {
      const other = firstOf.get(copy);
      if (other !== undefined) unite(index, other);
    }
  const groups = new Map<number, R[]>();
  for (const [index, report] of reports.entries()) {
    const root = rootOf(index);
    const group = groups.get(root);
    if (group) group.push(report);
    else groups.set(root, [report]);
  }
  return [...groups.values()];
}
