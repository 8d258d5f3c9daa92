/** Rows of one piece: short enough that adding one in the middle costs little. */
const pieceSize = 512;

/** Rows in the order of `compare`, in pieces, so that adding and removing one costs the same however many there are. */
export function createOrder(compare: (row: number, other: number) => number) {
  const pieces: number[][] = [];
  let size = 0;

  function insert(row: number): void {
    size += 1;
    const at = Math.min(pieceOf(row), pieces.length - 1);
    const piece = pieces[at];
    if (!piece) return void pieces.push([row]);
    piece.splice(placeIn(piece, row), 0, row);
    if (piece.length > 2 * pieceSize) pieces.splice(at + 1, 0, piece.splice(pieceSize));
  }

  function remove(row: number): void {
    const at = pieceOf(row);
    const piece = pieces[at];
    const place = piece ? placeIn(piece, row) : 0;
    if (!piece || piece[place] !== row) return;
    piece.splice(place, 1);
    size -= 1;
    if (piece.length === 0) pieces.splice(at, 1);
  }

  /** The first piece that ends at the row or after it. */
  function pieceOf(row: number): number {
    return firstIndex(pieces.length, (at) => compare(pieces[at]?.at(-1) ?? row, row) >= 0);
  }

  function placeIn(piece: readonly number[], row: number): number {
    return firstIndex(piece.length, (at) => compare(piece[at] ?? row, row) >= 0);
  }

  return { insert, remove, pieces: (): readonly (readonly number[])[] => pieces, size: () => size };
}

/** The first of `count` indexes for which it holds, as it does for all after it. */
function firstIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
