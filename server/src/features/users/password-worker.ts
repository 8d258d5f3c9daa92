import { compareSync, hashSync } from 'bcryptjs';

export type PasswordTask = { digest: string; cost: number } | { digest: string; bcrypt: string };

/** The task of a worker thread: hashes a password, or compares it with a hash. */
export function work(task: PasswordTask): string | boolean {
  return 'bcrypt' in task ? compareSync(task.digest, task.bcrypt) : hashSync(task.digest, task.cost);
}
