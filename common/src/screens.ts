/** The users who may see a screen. A `reader` is signed in, or any visitor if the site is public. */
export type ScreenAccess = 'everyone' | 'reader' | 'user' | 'admin';

/** Every screen and who may see it. Other paths are 404 for signed-in users; signed-out ones get the sign-in screen, on any site. */
export const screens = {
  home: { path: '/', access: 'reader' },
  trustedSources: { path: '/sources', access: 'reader' },
  indicators: { path: '/indicators', access: 'reader' },
  balance: { path: '/balance-of-power', access: 'reader' },
  admin: { path: '/admin', access: 'admin' },
  settings: { path: '/settings', access: 'user' },
  profile: { path: '/profile', access: 'user' },
  privacy: { path: '/privacy', access: 'everyone' },
  terms: { path: '/terms', access: 'everyone' },
  auth: { path: '/auth', access: 'everyone' },
  accountLink: { path: '/link', access: 'everyone' },
} as const satisfies Record<string, { path: `/${string}`; access: ScreenAccess }>;

export type ScreenName = keyof typeof screens;

interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
  isPublicSite: boolean;
}

/** Null stands for paths without a screen: whether there is one, signed-out users are not told. */
export function maySee(access: ScreenAccess | null, { isSignedIn, isAdmin, isPublicSite }: Visitor): boolean {
  if (access === 'everyone') return true;
  if (access === 'admin') return isAdmin;
  if (access === 'user' || access === null) return isSignedIn;
  return isSignedIn || isPublicSite;
}
