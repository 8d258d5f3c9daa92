import { createHash } from 'node:crypto';
import { getRounds } from 'bcryptjs';
import { Piscina } from 'piscina';
import { Fault } from '../../kit/fault.ts';
import { workerFile } from '../../kit/worker-file.ts';
import { isGuessable } from './common-passwords.ts';
import type { PasswordTask } from './password-worker.ts';
import type { Passwords } from './store.ts';

/** Identifies the scheme of stored hashes. */
const scheme = 'sha384-bcrypt:';

const guessable = 'This password is too easy to guess. Please choose another one.';

/** A further one would wait too long. */
const maxQueue = 16;

/**
 * Hashes and compares passwords in two threads, which start with the first password and end after an idle minute.
 * `cost`: each step doubles the work of hashing and of guessing.
 */
export function createPasswords(cost: number): Passwords & { close: () => Promise<void> } {
  // A well-formed hash of the same cost that no password matches.
  const fitsNothing = `$2b$${cost}$${'.'.repeat(53)}`;
  const { url, execArgv } = workerFile(import.meta.url, 'password-worker');
  const pool = new Piscina<PasswordTask, string | boolean>({
    filename: url.href,
    name: 'work',
    execArgv,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
  });

  async function run(task: PasswordTask): Promise<string | boolean> {
    if (pool.queueSize >= maxQueue) {
      throw new Fault('unavailable', 'Too many sign-ins at the moment. Please try again.', undefined, {
        retryAfter: 2,
      });
    }
    return pool.run(task);
  }

  return {
    hash: async (password) => `${scheme}${await run({ digest: digestOf(password), cost })}`,
    isMatch: async (password, stored) => {
      const bcrypt = stored?.startsWith(scheme) ? stored.slice(scheme.length) : fitsNothing;
      return (await run({ digest: digestOf(password), bcrypt })) === true;
    },
    isOutdated: (stored) => !stored.startsWith(scheme) || getRounds(stored.slice(scheme.length)) < cost,
    refuseGuessable: (password, owner) => {
      if (isGuessable(password, owner)) throw new Fault('badInput', guessable);
    },
    close: () => pool.destroy(),
  };
}

/** bcrypt reads 72 bytes and stops at a zero byte; 64 base64 characters keep every password whole. */
function digestOf(password: string): string {
  return createHash('sha384').update(password.normalize('NFKC')).digest('base64');
}
