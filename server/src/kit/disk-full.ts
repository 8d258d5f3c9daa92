/** MongoDB's code for a write that found no space; the embedded store answers with it too. */
const outOfDiskSpace = 14031;

/** No space, a quota that is used up, or a file that may not grow. */
const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * True for what the driver, the file system and libraries that write files throw when the disk of the database or of
 * this server is full, also where another error was made of it.
 */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const { code, cause, detail, writeErrors }: Error & Partial<Record<'code' | 'detail' | 'writeErrors', unknown>> =
    error;
  if (systemCodes.has(code)) return true;
  if (error.name.startsWith('Mongo')) return code === outOfDiskSpace || hasFullWrite(writeErrors);
  // Libraries in C tell it in words alone.
  return (
    error.message.includes('No space left on device') || [cause, detail].some((inner) => isDiskFull(inner, depth + 1))
  );
}

/** A bulk write error lists each write that failed. */
function hasFullWrite(writeErrors: unknown): boolean {
  const list: unknown[] = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  return list.some((one) => typeof one === 'object' && one !== null && 'code' in one && one.code === outOfDiskSpace);
}
