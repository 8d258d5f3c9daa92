import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Child {
  pid: number;
  ask: <T>(question: unknown) => Promise<T>;
  stop: () => void;
}

/**
 * Runs a script of this folder as a process of its own, which answers each message with one. The server in it is the compiled one, as
 * users run it: the loader of TypeScript wraps each function.
 */
export async function startChild(script: string, ...args: string[]): Promise<Child> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(file, args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    serialization: 'advanced',
  });
  await answer(child);
  return {
    pid: child.pid ?? 0,
    ask: (question) => {
      const answered = answer(child);
      child.send(question as object);
      // Each script says beside its handler what it answers.
      return answered as Promise<never>;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a measured process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** In a child: answers every message, and says once that it is ready. */
export function answerParent(handle: (question: never) => unknown): void {
  process.on('message', async (question) => process.send?.((await handle(question as never)) ?? null));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

/** CPU time that a process has used, user and system, in milliseconds; Linux only, else NaN. */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** CPU time that the thread of this process's event loop has used, in milliseconds; Linux only, else NaN. */
export function loopCpu(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
