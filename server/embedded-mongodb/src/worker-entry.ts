/**
 * What the worker thread runs: the compiled file, or in development and tests the TypeScript source through tsx.
 * `--import tsx` affects the main thread only, so the worker registers the loader itself.
 */
export function workerEntry(): { url: URL; execArgv: string[] } {
  if (!import.meta.url.endsWith('.ts')) return { url: new URL('worker.js', import.meta.url), execArgv: [] };
  const register = `import { register } from 'node:module'; register('tsx/esm', '${import.meta.url}', { data: true });`;
  const loader = `data:text/javascript,${encodeURIComponent(register)}`;
  return { url: new URL('worker.ts', import.meta.url), execArgv: ['--import', loader] };
}
