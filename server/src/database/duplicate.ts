/** Which write of a batch met a duplicate key, and the fields of the index that refused it; null for any other error. */
export function duplicateOf(error: unknown): { index: number; fields: string[] } | null {
  if (!isRecord(error) || error.code !== 11000) return null;
  const first = Array.isArray(error.writeErrors) ? error.writeErrors[0] : error;
  const details = isRecord(first) && isRecord(first.err) ? first.err : first;
  if (!isRecord(details)) return null;
  const index = typeof details.index === 'number' ? details.index : 0;
  return { index, fields: isRecord(details.keyPattern) ? Object.keys(details.keyPattern) : fieldsOf(details.errmsg) };
}

/** True when every write error of an unordered batch was a duplicate key. */
export function isOnlyDuplicates(error: unknown): boolean {
  if (!isRecord(error) || error.code !== 11000) return false;
  if (!Array.isArray(error.writeErrors)) return true;
  return error.writeErrors.every((one) => isRecord(one) && one.code === 11000);
}

/** Servers that send no key pattern still name the index, as `field_1`. */
function fieldsOf(message: unknown): string[] {
  const name = typeof message === 'string' ? /index: (\S+)/.exec(message)?.[1] : undefined;
  return name ? name.split(/_-?1_?/).filter(Boolean) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
