import { StoreError } from '../errors.ts';
import { accumulators } from '../expression/accumulators.ts';
import { compileExpression } from '../expression/expression.ts';
import type { Expression, Variables } from '../expression/operator.ts';
import { readSort, type Sort, sortKey } from '../query/sort.ts';
import { encodeKey } from '../values/key.ts';
import { type Doc, isDoc, type Maybe, toWhole, type Value } from '../values/value.ts';

/** `$group`: one document for each distinct value of the `_id` expression. */
export function compileGroup(specification: Value, variables: Variables): (input: Iterable<Doc>) => Iterable<Doc> {
  if (!isDoc(specification)) throw new StoreError(15947, "a group's fields must be specified in an object");
  const id = specification.get('_id');
  if (id === undefined) throw new StoreError(15955, 'a group specification must include an _id');
  const evaluateId = compileExpression(id);
  const fields = [...specification]
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => ({ name, start: compileAccumulator(name, value, variables) }));
  return (input) => {
    const groups = new Map<string, { id: Maybe; totals: Accumulator[] }>();
    for (const root of input) {
      const value = evaluateId({ root, variables });
      const key = value === undefined ? '' : encodeKey([value]).toString('latin1');
      let group = groups.get(key);
      if (!group) {
        group = { id: value, totals: fields.map(({ start }) => start()) };
        groups.set(key, group);
      }
      for (const total of group.totals) total.add(root);
    }
    return Array.from(groups.values(), (group) => {
      const made: Doc = new Map([['_id', group.id ?? null]]);
      for (const [i, { name }] of fields.entries()) made.set(name, group.totals[i]?.result() ?? null);
      return made;
    });
  };
}

/** Receives every document of a group and returns the value of one field. */
interface Accumulator {
  add: (document: Doc) => void;
  result: () => Maybe;
}

function compileAccumulator(field: string, value: Value, variables: Variables): () => Accumulator {
  if (field.includes('.')) throw new StoreError(40235, `The field name '${field}' cannot contain '.'`);
  const [entry, ...others] = isDoc(value) ? value : [];
  if (!entry) throw new StoreError(40234, `The field '${field}' must be an accumulator object`);
  if (others.length > 0) throw new StoreError(40238, `The field '${field}' must specify one accumulator`);
  const [name, argument] = entry;
  const ordered = compileOrdered(name, argument, variables);
  if (ordered) return ordered;
  const compile = accumulators[name];
  if (!compile) throw new StoreError(15952, `unknown group operator '${name}'`);
  const evaluate: Expression = compileExpression(name === '$count' ? null : argument);
  return () => {
    const total = compile();
    return { add: (root) => total.add(evaluate({ root, variables })), result: total.result };
  };
}

/** `$top`, `$bottom`, and the accumulators that keep the first, last, smallest or largest n. */
function compileOrdered(name: string, argument: Value, variables: Variables): (() => Accumulator) | null {
  const match = /^\$(top|bottom|first|last|min|max)(N?)$/.exec(name);
  if (!match || (match[2] === '' && !/^(top|bottom)$/.test(match[1] ?? ''))) return null;
  if (!isDoc(argument)) throw new StoreError(5787900, `specification must be an object; found ${name}`);
  const [, kind = '', many] = match;
  const isSorted = kind === 'top' || kind === 'bottom';
  const sortBy = argument.get('sortBy');
  if (isSorted && !isDoc(sortBy)) throw new StoreError(5788005, `Missing value for 'sortBy'`);
  const sort: Sort | null = isDoc(sortBy) ? readSort(sortBy) : null;
  const evaluate = compileExpression(argument.get(isSorted ? 'output' : 'input') ?? null);
  const n = many ? toWhole(compileExpression(argument.get('n') ?? null)({ root: new Map(), variables })) : 1;
  if (n === null || n < 1) throw new StoreError(5787908, `'n' must be greater than 0`);
  return () => {
    const kept: { value: Value; key: Buffer }[] = [];
    return {
      add: (root) => {
        const value = evaluate({ root, variables }) ?? null;
        if ((kind === 'min' || kind === 'max') && value === null) return;
        kept.push({
          value,
          key: sort ? sortKey(root, sort) : encodeKey(kind === 'min' || kind === 'max' ? [value] : []),
        });
      },
      result: () => {
        const sorted = kept.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ value }) => value);
        const isFromEnd = kind === 'bottom' || kind === 'last' || kind === 'max';
        const chosen = isFromEnd ? sorted.slice(-n) : sorted.slice(0, n);
        return many ? (kind === 'max' ? chosen.reverse() : chosen) : chosen[0];
      },
    };
  };
}
