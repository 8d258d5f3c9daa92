/** Who may make a call or hear a message. */
export type Access = 'anyone' | 'user' | 'admin';

/** The two sets of listeners: an admin sees hidden events, everybody else sees them vanish. */
export type Audience = 'visitor' | 'admin';

/** Who makes a call, as the server read it from the database for this very call. */
export interface Person {
  id: string;
  username: string;
  isAdmin: boolean;
  /** The session that the call came with. */
  sessionId: string;
}
