import { describe, expect, it } from 'vitest';
import { pairsOf } from './pairs.ts';

const shown = (sources: string[], links: string[]) =>
  pairsOf(sources, links).map(({ source, url }) => `${source}-${url}`);

describe('sources and their links', () => {
  it.each<[string[], string[], string[]]>([
    [
      ['A', 'B', 'C', 'D', 'E'],
      ['a', 'b', '', 'd', 'e'],
      ['A-a', 'B-b', 'C-', 'D-d', 'E-e'],
    ],
    [
      ['A', 'B', 'C', 'D', 'E'],
      ['a', 'b', '', 'd'],
      ['A-a', 'B-b', 'C-', 'D-d', 'E-'],
    ],
    [
      ['A', 'B', 'C'],
      ['', '', 'c'],
      ['A-', 'B-', 'C-c'],
    ],
    [
      ['A', '', 'C'],
      ['a', 'b', 'c'],
      ['A-a', 'C-c'],
    ],
    [
      ['A', '', 'C'],
      ['a', '', 'c'],
      ['A-a', 'C-c'],
    ],
    [
      ['A', '', 'C', ''],
      ['a', 'c'],
      ['A-a', 'C-c'],
    ],
    [
      ['A', 'B'],
      ['a', '', 'b'],
      ['A-a', 'B-b'],
    ],
    [['', 'B'], ['a', ''], ['B-']],
    [
      ['A', 'B', ''],
      ['a', '', 'c'],
      ['A-a', 'B-'],
    ],
    [['A', '', 'C'], ['a'], ['A-a', 'C-']],
    [['A'], ['a', 'b'], ['A-a', '-b']],
    [['A', 'B'], [], ['A-', 'B-']],
    [[], ['a', '', 'c'], ['-a', '-c']],
    [[''], ['a'], ['-a']],
    [
      ['', ''],
      ['a', 'b'],
      ['-a', '-b'],
    ],
    [
      ['', 'B', '', 'D'],
      ['a', 'b', 'c', 'd', 'e'],
      ['B-b', 'D-d', '-e'],
    ],
    [['', ''], [''], []],
  ])('%j and %j are the pairs %j', (sources, links, pairs) => {
    expect(shown(sources, links)).toEqual(pairs);
  });
});
