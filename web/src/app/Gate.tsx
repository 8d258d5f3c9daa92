import { useRouterState } from '@tanstack/react-router';
import { maySee, type ScreenAccess, screens } from '@vigil/common/screens';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { toVisitor, useSession } from '../features/session/store.ts';
import { Loading } from './Loading.tsx';
import { Auth, hasSignIn, loadSignIn, NotFound } from './lazy-screens.ts';

/**
 * Renders the screen if the visitor may see it. Visitors who are signed out get the sign-in screen at the same
 * address. Users who are not administrators get the 404 screen for the screens of administrators.
 */
export function Gate({ children }: PropsWithChildren) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const access = accessOf(path);
  const isOpen = useSession((state) => maySee(access, toVisitor(state)));
  const isSignedIn = useSession(({ session }) => session !== null);
  if (isOpen) return children;
  if (!isSignedIn) return <SignIn />;
  return (
    <Suspense fallback={<Loading />}>
      <NotFound />
    </Suspense>
  );
}

/** Without Suspense, because React delays what follows a fallback by 300 ms. Many visits begin with this screen. */
function SignIn() {
  const [isHere, setHere] = useState(hasSignIn);
  useEffect(() => {
    const show = () => setHere(true);
    void loadSignIn().then(show, show);
  }, []);
  return isHere ? <Auth /> : <Loading />;
}

/** Ignores a slash at the end of the path. */
function accessOf(path: string): ScreenAccess | null {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  return Object.values(screens).find((screen) => screen.path === trimmed)?.access ?? null;
}
