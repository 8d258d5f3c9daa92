import { createHash } from 'node:crypto';
import { hash } from 'bcryptjs';

const cost = 12;

/** Names the scheme, so that a later one can be told apart. */
const scheme = 'sha384-bcrypt:';

export async function hashPassword(password: string): Promise<string> {
  return scheme + (await hash(digest(password), cost));
}

/** bcrypt reads 72 bytes and stops at a zero byte; 64 base64 characters keep every password whole. */
function digest(password: string): string {
  return createHash('sha384').update(password.normalize('NFKC')).digest('base64');
}
