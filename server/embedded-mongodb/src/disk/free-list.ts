/**
 * Checks that no free page is also in use: the next transaction would overwrite it. A list is its length, then page
 * numbers. A negative number -n means that the next number begins a run of n pages; zeros are ignored.
 */
export function freeListFault(lists: readonly Buffer[], used: Uint8Array): string | null {
  for (const list of lists) {
    if (list.length < 8 || list.length % 8 !== 0) return 'a list of free pages has no whole length';
    const count = list.readBigInt64LE(0);
    if (count < 0n || count > BigInt(list.length / 8 - 1)) return 'a list of free pages is longer than it can be';
    let run = 1;
    for (let i = 1; i <= Number(count); i++) {
      const value = Number(list.readBigInt64LE(i * 8));
      if (value < 0) run = -value;
      if (value <= 0) continue;
      for (let page = value; page < value + run; page++) {
        if (page >= used.length) break;
        if (used[page]) return `page ${page} is in use and listed as free`;
      }
      run = 1;
    }
  }
  return null;
}
