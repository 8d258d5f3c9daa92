import { Link, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Wall } from '../features/auth/Wall.tsx';
import { useSession } from '../features/session/store.ts';
import { afterPaint } from '../kit/idle.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './Auth.module.css';

const AuthForms = lazyPart(async () => {
  await afterPaint();
  return import('../features/auth/AuthForms.tsx');
}, 'AuthForms');

/** Signing in and up, on a closed site below what visitors may know. It also stands in place of every screen that who is signed out may not see. */
export function Auth() {
  const navigate = useNavigate();
  const isSignedIn = useSession(({ session }) => session !== null);
  const isWall = useSession(({ site }) => site?.isPublic === false);
  const isOwnPath = useRouterState({ select: ({ location }) => location.pathname === '/auth' });

  const { next = '/' } = useSearch({ strict: false });
  useEffect(() => {
    if (isSignedIn && isOwnPath) void navigate({ href: next, replace: true });
  }, [isSignedIn, isOwnPath, navigate, next]);

  return (
    <div className={css.page}>
      <title>Sign In · Vigil</title>
      <h1>{isWall ? 'Vigil watches the Israel-Iran conflict' : 'Welcome to Vigil'}</h1>
      <p className={css.lead}>A live timeline of the conflict, each event with its sources.</p>
      {isWall && <Wall />}
      <div className={css.forms}>
        <Suspense>
          <AuthForms />
        </Suspense>
      </div>
      <p className={css.legal}>
        What is stored about you is in the <Link to="/privacy">Privacy Policy</Link>, what you may expect in the{' '}
        <Link to="/terms">Terms of Use</Link>.
      </p>
    </div>
  );
}
