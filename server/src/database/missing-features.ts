/** Something that Vigil would use of a database and can do without. */
export interface Lack {
  feature: 'ttl-indexes' | 'retryable-writes';
  /** What Vigil does instead, for whoever runs it. */
  instead: string;
}

/** What a database lacks that keeps to `expiresRows` and `retriesWrites`, or does not. */
export function listMissingFeatures({
  expiresRows,
  retriesWrites,
}: {
  expiresRows: boolean;
  retriesWrites: boolean;
}): Lack[] {
  const lacks: Lack[] = [];
  if (!expiresRows)
    lacks.push({ feature: 'ttl-indexes', instead: 'one server removes what has expired, once a minute' });
  if (!retriesWrites)
    lacks.push({ feature: 'retryable-writes', instead: 'a write whose answer is lost fails, and is not sent again' });
  return lacks;
}
