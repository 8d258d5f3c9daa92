import { compareSync, hashSync } from 'bcryptjs';

export type PasswordTask = { digest: string; cost: number } | { digest: string; bcrypt: string };

/** What a thread of the pool runs: makes a bcrypt hash, or says whether one fits. */
export function work(task: PasswordTask): string | boolean {
  return 'bcrypt' in task ? compareSync(task.digest, task.bcrypt) : hashSync(task.digest, task.cost);
}
