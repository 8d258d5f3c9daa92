/** The number of a report or a balance that an address names; 0 for what is no such number. */
export function parseId(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
