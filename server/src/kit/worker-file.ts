/**
 * The module beside the caller that a worker thread runs: the compiled file in production, the
 * TypeScript source, loaded through tsx, in development and tests.
 */
export function workerFile(callerUrl: string, name: string): { url: URL; execArgv: string[] } {
  const isSource = new URL(callerUrl).pathname.endsWith('.ts');
  return {
    url: new URL(`${name}.${isSource ? 'ts' : 'js'}`, callerUrl),
    execArgv: isSource ? ['--conditions=source', '--import', registration(callerUrl)] : [],
  };
}

/** `--import tsx` takes effect in the main thread alone, so a worker registers the loader by itself. */
function registration(callerUrl: string): string {
  const script = `import { register } from 'node:module'; register('tsx/esm', '${callerUrl}', { data: true });`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}
