import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** As many as a busy monitor has in years: memory and start must not grow with them. */
const count = 1_000_000;

/**
 * Measures the embedded store through MongoDB's driver, and lmdb alone doing the same work on the same machine. Each
 * measurement has a process of its own, so that memory is the store's. Rates are per second, memory is in MB;
 * `_ratio` is the store's rate by lmdb's.
 */
export async function benchStore(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-bench-'));
  try {
    const store = await measure('store', join(folder, 'store'));
    const opened = await measure('open', join(folder, 'store'));
    const lmdb = await measure('lmdb', join(folder, 'lmdb'));
    const ratio = (name: string) => (store[name] ?? 0) / (lmdb[name] ?? Number.NaN);
    return {
      store_insert_per_s: store.insert ?? 0,
      store_insert_ratio: ratio('insert'),
      store_find_per_s: store.find ?? 0,
      store_find_ratio: ratio('find'),
      store_find_p99_ms: store.findP99 ?? 0,
      store_sorted1000_per_s: store.sorted ?? 0,
      store_sorted1000_ratio: ratio('sorted'),
      store_rss_mb: store.rss ?? 0,
      store_rss_anon_mb: store.rssAnon ?? 0,
      store_open_ms: opened.open ?? 0,
      store_opened_rss_anon_mb: opened.rssAnon ?? 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(what: string, folder: string): Promise<Record<string, number>> {
  const script = new URL('store-process.ts', import.meta.url).pathname;
  const args = ['--import', 'tsx', script, what, folder, String(count)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const measured: unknown = JSON.parse(stdout);
  const entries = Object.entries(Object(measured)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}
