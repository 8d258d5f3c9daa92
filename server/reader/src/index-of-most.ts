/** The position of the largest number, the first one of equals; 0 for none. */
export function indexOfMost(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < numbers.length; at++) if ((numbers[at] ?? 0) > (numbers[best] ?? 0)) best = at;
  return best;
}
