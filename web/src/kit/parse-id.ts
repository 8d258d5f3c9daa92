/** Parses the number of a report or a balance in an address. Returns 0 if it is not such a number. */
export function parseId(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
