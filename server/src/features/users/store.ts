import { randomUUID } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';

export interface UserRow {
  _id: string;
  username: string;
  email: string;
  /** Lower-cased copies that hold names and addresses unique whatever their case. */
  usernameKey: string;
  emailKey: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  isAdmin: boolean;
  createdAt: Date;
}

export type NewUser = Pick<UserRow, 'username' | 'email' | 'passwordHash' | 'isAdmin'>;

const UserSchema = new Schema<UserRow>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    usernameKey: { type: String, required: true },
    emailKey: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    passwordHash: { type: String, required: true },
    isAdmin: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);
UserSchema.index({ usernameKey: 1 }, { unique: true });
UserSchema.index({ emailKey: 1 }, { unique: true });

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(connection: Connection) {
  const Users = connection.model<UserRow>('User', UserSchema);

  async function isEmpty(): Promise<boolean> {
    return (await Users.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** Throws E11000 when the username or the address is taken. */
  async function add(user: NewUser, at: Date): Promise<void> {
    const keys = { usernameKey: user.username.toLowerCase(), emailKey: user.email.toLowerCase() };
    await Users.create({ _id: randomUUID(), ...user, ...keys, createdAt: at });
  }

  return { isEmpty, add };
}
