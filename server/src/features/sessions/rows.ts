import { type Connection, type Model, Schema } from 'mongoose';

export type SignInFactor = 'password' | 'passkey';

export interface SessionRow {
  /** The hash of the cookie: the database contains nothing that signs in. */
  _id: string;
  userId: string;
  signInId: string;
  userAgent: string;
  /** How the user has signed in; by password in rows of earlier versions. */
  factor?: SignInFactor;
  createdAt: Date;
  lastSeenAt: Date;
  /** End of the session if it is not used until then. */
  expiresAt: Date;
  /** End of the session even if it is in use. */
  absoluteExpiresAt: Date;
}

/** A sign-in in the history, until `expiresAt`. */
interface SignInRow {
  _id: string;
  userId: string;
  at: Date;
  userAgent: string;
  expiresAt: Date;
}

const SessionSchema = new Schema<SessionRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    signInId: { type: String, required: true },
    userAgent: { type: String, default: '' },
    factor: { type: String, default: 'password' },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    absoluteExpiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);
SessionSchema.index({ userId: 1 });
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const SignInSchema = new Schema<SignInRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    at: { type: Date, required: true },
    userAgent: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sign-ins', versionKey: false, strict: 'throw' },
);
SignInSchema.index({ userId: 1, at: -1 });
SignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function defineSessions(connection: Connection): Model<SessionRow> {
  return connection.model<SessionRow>('Session', SessionSchema);
}

export function defineSignIns(connection: Connection): Model<SignInRow> {
  return connection.model<SignInRow>('SignIn', SignInSchema);
}
