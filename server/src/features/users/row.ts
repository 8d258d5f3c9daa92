import type { User } from '@vigil/common/users';
import { type Connection, type Model, Schema } from 'mongoose';
import { Fault } from '../../kit/fault.ts';

export interface UserRow {
  _id: string;
  username: string;
  email: string;
  /** The `emailKey` that was confirmed last. */
  confirmedEmail?: string | null;
  /** Lower-case copies, unique in the collection. */
  usernameKey: string;
  emailKey: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  isAdmin: boolean;
  /** True of the first administrator, until the generated password was used once. */
  unusedPassword?: boolean;
  createdAt: Date;
}

const UserSchema = new Schema<UserRow>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    confirmedEmail: { type: String, default: null },
    usernameKey: { type: String, required: true },
    emailKey: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    passwordHash: { type: String, required: true },
    isAdmin: { type: Boolean, default: false },
    unusedPassword: Boolean,
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);
UserSchema.index({ usernameKey: 1 }, { unique: true });
UserSchema.index({ emailKey: 1 }, { unique: true });
UserSchema.index({ createdAt: 1 });

export type UserRows = Model<UserRow>;

export function userRowsOf(connection: Connection): UserRows {
  return connection.model<UserRow>('User', UserSchema);
}

export function toUser(row: UserRow): User {
  const { _id: id, username, email, firstName, lastName, isAdmin, createdAt } = row;
  const emailConfirmed = isConfirmed(row);
  return { id, username, email, emailConfirmed, firstName, lastName, isAdmin, createdAt: createdAt.toISOString() };
}

export function isConfirmed({ emailKey, confirmedEmail }: UserRow): boolean {
  return confirmedEmail === emailKey;
}

export function missingUser(): never {
  throw new Fault('notFound', 'There is no such user.');
}
