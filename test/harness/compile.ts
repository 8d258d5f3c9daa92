import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Compiles what has changed: these tests import the compiled packages. */
export default function compile(): void {
  execFileSync('npx', ['tsc', '-b', '--checkers', '1'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
}
