import { lazyRouteComponent } from '@tanstack/react-router';

// Every screen except Home has a chunk of its own. If an update of the site has removed the chunk, the page is reloaded.
export const TrustedSources = lazyRouteComponent(() => import('../screens/TrustedSources.tsx'), 'TrustedSources');
export const Indicators = lazyRouteComponent(() => import('../screens/Indicators.tsx'), 'Indicators');
export const BalanceOfPower = lazyRouteComponent(() => import('../screens/BalanceOfPower.tsx'), 'BalanceOfPower');
export const Admin = lazyRouteComponent(() => import('../screens/Admin.tsx'), 'Admin');
export const Settings = lazyRouteComponent(() => import('../screens/Settings.tsx'), 'Settings');
export const Profile = lazyRouteComponent(() => import('../screens/Profile.tsx'), 'Profile');
export const Privacy = lazyRouteComponent(() => import('../screens/Privacy.tsx'), 'Privacy');
export const Terms = lazyRouteComponent(() => import('../screens/Terms.tsx'), 'Terms');
export const Auth = lazyRouteComponent(() => import('../screens/Auth.tsx'), 'Auth');
export const AccountLink = lazyRouteComponent(() => import('../screens/AccountLink.tsx'), 'AccountLink');
export const NotFound = lazyRouteComponent(() => import('../screens/NotFound.tsx'), 'NotFound');

let isSignInHere = false;

export const hasSignIn = (): boolean => isSignInHere;

/** Loads the sign-in screen, which then renders without a fallback. */
export async function loadSignIn(): Promise<void> {
  await Auth.preload?.();
  isSignInHere = true;
}
