import { useRouterState } from '@tanstack/react-router';
import { maySee, type ScreenAccess, screens } from '@vigil/common/screens';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { toVisitor, useSession } from '../features/session/store.ts';
import { Loading } from './Loading.tsx';
import { Auth, NotFound } from './lazy-screens.ts';

/**
 * Lets through who may see the screen at this path. Who is signed out finds the sign-in screen in its place,
 * at the same address; who is signed in learns of the administrators' screens as of paths that are none.
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

/** The first screen of many visits, so not by Suspense: React keeps back for 300 ms what follows a fallback. */
function SignIn() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const show = () => setHere(true);
    void Promise.resolve(Auth.preload?.()).then(show, show);
  }, []);
  return isHere ? <Auth /> : <Loading />;
}

/** A slash at the end makes no other screen. */
function accessOf(path: string): ScreenAccess | null {
  const bare = path.replace(/(?<=.)\/+$/, '');
  return Object.values(screens).find((screen) => screen.path === bare)?.access ?? null;
}
