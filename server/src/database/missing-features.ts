/** A database feature that Vigil can do without. */
export interface MissingFeature {
  feature: 'ttl-indexes' | 'retryable-writes';
  /** What Vigil does instead, as text for the operator. */
  instead: string;
}

/** The features that the database does not support. */
export function listMissingFeatures({
  expiresRows,
  retriesWrites,
}: {
  expiresRows: boolean;
  retriesWrites: boolean;
}): MissingFeature[] {
  const missing: MissingFeature[] = [];
  if (!expiresRows)
    missing.push({ feature: 'ttl-indexes', instead: 'one server removes what has expired, once a minute' });
  if (!retriesWrites)
    missing.push({ feature: 'retryable-writes', instead: 'a write whose answer is lost fails, and is not sent again' });
  return missing;
}
