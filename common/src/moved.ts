import type { Event, Move } from './events.ts';

/** What the latest report added, in words: 'nine killed, was four'. Empty for an event that has not moved. */
export function movedWords({ moves = [] }: Pick<Event, 'moves'>): string {
  const at = moves.at(-1)?.at;
  return moves
    .filter((move) => move.at === at)
    .map(wordsOf)
    .join('; ');
}

function wordsOf(move: Move): string {
  switch (move.what) {
    case 'deaths':
      return countWords(move, 'killed');
    case 'injured':
      return countWords(move, 'injured');
    case 'urgency':
      return `now ${move.to}, was ${move.from}`;
    case 'impact':
      return 'people or buildings hit';
  }
}

function countWords({ from, to }: { from: number; to: number }, word: string): string {
  return from === 0 ? `${numberWord(to)} ${word}` : `${numberWord(to)} ${word}, was ${numberWord(from)}`;
}

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const digits = new Intl.NumberFormat('en');

function numberWord(number: number): string {
  return small[number] ?? digits.format(number);
}
