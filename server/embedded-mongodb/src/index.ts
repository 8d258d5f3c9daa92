/** The public interface of the package. Other files are private. */
export { type RunningStore, type StartOptions, start } from './start.ts';
export { storeFiles } from './store-files.ts';

/** `copyStore` of `copy.ts`. LMDB is loaded by the first call, so that importing `start` alone does not load it. */
export async function copy(dataDir: string, target: string): Promise<void> {
  const { copyStore } = await import('./copy.ts');
  await copyStore(dataDir, target);
}
