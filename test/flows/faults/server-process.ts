import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, as it ships: `npm test` builds it first. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** What it has printed so far, on both outputs, line by line. */
  said: string[];
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
  /** Kills it if it still runs. */
  end: () => Promise<void>;
}

export const adminPassword = 'Fictional-1-password';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** Resolves once it listens; its first scan runs by then. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const said: string[] = [];
  const end = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  try {
    const url = await listening(child, said);
    return { url, pid: child.pid ?? 0, said, signal: (name) => void child.kill(name), exited, end };
  } catch (error) {
    await end();
    throw error;
  }
}

const settings = {
  PORT: '0',
  MONGODB_URI: '',
  FEED_ALLOWED_CIDRS: '127.0.0.1/32',
  CAPTCHA: 'off',
  BCRYPT_COST: '10',
  ADMIN_PASSWORD: adminPassword,
};

function listening({ stdout, stderr }: ChildProcess, said: string[]): Promise<string> {
  if (!stdout || !stderr) throw new Error('both outputs are read');
  createInterface({ input: stderr }).on('line', (line) => said.push(line));
  return new Promise((resolve, reject) => {
    createInterface({ input: stdout })
      .on('line', (line) => {
        said.push(line);
        const url = /Vigil is running: (\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      })
      .on('close', () => reject(new Error(`the server ended before it listened:\n${said.join('\n')}`)));
  });
}
