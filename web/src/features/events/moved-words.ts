import type { Event, Move } from '@vigil/common/events';
import { formatNumber } from '../../kit/words.ts';

/** What the latest report that moved an event added, and when: 'nine killed, was four'. Null for an event that never moved. */
export function lastMove({ moves = [] }: Pick<Event, 'moves'>): { at: string; words: string } | null {
  const at = moves.at(-1)?.at;
  return at === undefined ? null : { at, words: moveWords(moves.filter((move) => move.at === at)) };
}

/** 'nine killed, was four; 12 injured' */
export const moveWords = (moves: readonly Move[]): string => moves.map(wordsOf).join('; ');

function wordsOf(move: Move): string {
  if (move.what === 'impact') return 'people or buildings hit';
  if (move.what === 'urgency') return `${move.to}, was ${move.from}`;
  const was = move.from > 0 ? `, was ${spell(move.from)}` : '';
  return `${spell(move.to)} ${move.what === 'deaths' ? 'killed' : 'injured'}${was}`;
}

const spell = (count: number): string => small[count] ?? formatNumber(count);

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
