/** MongoDB's code OutOfDiskSpace, which the embedded store uses as well. */
const outOfDiskSpace = 14031;

/** No space left, quota exceeded, file size limit reached. */
const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Returns true for errors of the driver, the file system and file-writing libraries that mean a full disk, also as the
 * cause of another error.
 */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const { code, cause, detail, writeErrors }: Error & Partial<Record<'code' | 'detail' | 'writeErrors', unknown>> =
    error;
  if (systemCodes.has(code)) return true;
  if (error.name.startsWith('Mongo')) return code === outOfDiskSpace || hasFullWrite(writeErrors);
  // C libraries report it in the message only.
  return (
    error.message.includes('No space left on device') || [cause, detail].some((inner) => isDiskFull(inner, depth + 1))
  );
}

/** A bulk write error lists each write that failed. */
function hasFullWrite(writeErrors: unknown): boolean {
  const list: unknown[] = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  return list.some((one) => typeof one === 'object' && one !== null && 'code' in one && one.code === outOfDiskSpace);
}
