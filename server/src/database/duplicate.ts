/** The index of the write that violated a unique index; null for any other error. */
export function duplicateOf(error: unknown): { index: number } | null {
  if (!isRecord(error) || error.code !== 11000) return null;
  const first = Array.isArray(error.writeErrors) ? error.writeErrors[0] : error;
  const details = isRecord(first) && isRecord(first.err) ? first.err : first;
  if (!isRecord(details)) return null;
  return { index: typeof details.index === 'number' ? details.index : 0 };
}

/** Returns true if every error of an unordered batch is a duplicate key. */
export function isOnlyDuplicates(error: unknown): boolean {
  if (!isRecord(error) || error.code !== 11000) return false;
  if (!Array.isArray(error.writeErrors)) return true;
  return error.writeErrors.every((one) => isRecord(one) && one.code === 11000);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
