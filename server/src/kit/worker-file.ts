/**
 * The module beside the caller that a worker thread runs: the compiled file in production, the
 * TypeScript source, loaded through tsx, in development and tests.
 */
export function workerFile(callerUrl: string, name: string): { url: URL; execArgv: string[] } {
  const isSource = new URL(callerUrl).pathname.endsWith('.ts');
  return {
    url: new URL(`${name}.${isSource ? 'ts' : 'js'}`, callerUrl),
    execArgv: isSource ? ['--conditions=source', '--import', 'tsx'] : [],
  };
}
