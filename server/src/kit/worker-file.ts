/**
 * The module beside the caller that a worker thread runs: the compiled file in production, the
 * TypeScript source, loaded through tsx, in development and tests. `requiresEsm`: a CommonJS package of the worker loads
 * ES modules by `require()`.
 */
export function workerFile(
  callerUrl: string,
  name: string,
  { requiresEsm = false } = {},
): { url: URL; execArgv: string[] } {
  const isSource = new URL(callerUrl).pathname.endsWith('.ts');
  const loader = isSource ? ['--conditions=source', '--import', registration(callerUrl)] : [];
  return {
    url: new URL(`${name}.${isSource ? 'ts' : 'js'}`, callerUrl),
    execArgv: requiresEsm ? loader : [...loader, importOnly],
  };
}

/**
 * Node 20 aborts the whole process if a thread is terminated while `require()` loads an ES module
 * (`v8::Module::IsGraphAsync`). Piscina tries `require()` first; where that is refused it uses `import()`.
 */
const importOnly = '--no-experimental-require-module';

/** `--import tsx` takes effect in the main thread alone, so a worker registers the loader by itself. */
function registration(callerUrl: string): string {
  const script = `import { register } from 'node:module'; register('tsx/esm', '${callerUrl}', { data: true });`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}
