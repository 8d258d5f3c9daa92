import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for the stores of all test processes; it is removed when they have ended. */
export default function makeStoreFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-stores-'));
  process.env.TEST_STORES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
