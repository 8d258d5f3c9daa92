/** The users who may make a call or receive a message. */
export type Access = 'anyone' | 'user' | 'admin';

/** The two sets of readers: administrators see hidden events, visitors see them disappear. */
export type Audience = 'visitor' | 'admin';

/** The user who makes a call, read from the database for this call. */
export interface Person {
  id: string;
  username: string;
  isAdmin: boolean;
  /** An administrator who has signed in without a passkey where one is required: with the rights of a user until then. */
  needsPasskey?: true;
  /** The session of the call. */
  sessionId: string;
}

/** The set of readers that a user, or null for a visitor who is not signed in, belongs to. */
export function audienceOf(person: Pick<Person, 'isAdmin'> | null): Audience {
  return person?.isAdmin ? 'admin' : 'visitor';
}
