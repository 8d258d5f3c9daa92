/** The names of the session's cookie: over https, and over http, where browsers accept no `__Host-` cookie. */
export const sessionCookies = { secure: '__Host-sid', plain: 'sid' } as const;
