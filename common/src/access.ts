/** Who may make a call or hear a message. */
export type Access = 'anyone' | 'user' | 'admin';

/** The two sets of listeners: an admin sees hidden events, everybody else sees them vanish. */
export type Audience = 'visitor' | 'admin';
