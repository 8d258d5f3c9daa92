import { createHash, randomBytes } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';

/** `reset`: sets a new password. `confirm`: confirms an address. */
type LinkKind = 'reset' | 'confirm';

export interface LinkRow {
  /** The hash of the secret: the database contains nothing that a link could be made of. */
  _id: string;
  kind: LinkKind;
  userId: string;
  /** The `emailKey` of the address that the link was sent to; empty if it was not sent by this server. */
  email: string;
  expiresAt: Date;
}

const LinkSchema = new Schema<LinkRow>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    userId: { type: String, required: true },
    email: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'account-links', versionKey: false, strict: 'throw' },
);
LinkSchema.index({ userId: 1 });
LinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type LinkStore = ReturnType<typeof createLinkStore>;

/** The secrets of links that are valid once. Expired rows are deleted with a delay, so every query compares the date. */
export function createLinkStore(connection: Connection, now: () => Date) {
  const Links = connection.model<LinkRow>('AccountLink', LinkSchema);
  const valid = (kind: LinkKind, secret: string) => ({ _id: idOf(secret), kind, expiresAt: { $gt: now() } });

  /**
   * Returns a new secret. Earlier ones stay valid if it is sent to an address, or a stranger who asks for one would end the
   * link that the owner has.
   */
  async function issue(kind: LinkKind, userId: string, expiresAt: Date, email = ''): Promise<string> {
    if (email === '') await revoke(kind, userId);
    const secret = randomBytes(32).toString('base64url');
    await Links.create({ _id: idOf(secret), kind, userId, email, expiresAt });
    return secret;
  }

  /** The user and the address of a valid secret; null for any other. */
  async function find(kind: LinkKind, secret: string): Promise<Pick<LinkRow, 'userId' | 'email'> | null> {
    return Links.findOne(valid(kind, secret)).lean();
  }

  /** Ends a secret, and all of its kind and user. Returns true for the first of concurrent attempts, over all servers. */
  async function consume(kind: LinkKind, secret: string): Promise<boolean> {
    const row = await Links.findOneAndDelete(valid(kind, secret)).lean();
    if (row) await revoke(kind, row.userId);
    return row !== null;
  }

  async function revoke(kind: LinkKind, userId: string): Promise<void> {
    await Links.deleteMany({ kind, userId });
  }

  async function removeAllOf(userId: string): Promise<void> {
    await Links.deleteMany({ userId });
  }

  return { issue, find, consume, revoke, removeAllOf };
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
