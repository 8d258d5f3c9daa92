import { type Connection, type Model, Schema } from 'mongoose';

export interface SessionRow {
  /** The hash of what the cookie holds: whoever reads the database can sign in with none of it. */
  _id: string;
  userId: string;
  signInId: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** When it ends unless it is used before. */
  expiresAt: Date;
  /** When it ends whatever happens. */
  absoluteExpiresAt: Date;
}

/** What the history remembers of a sign-in, until `expiresAt`. */
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
