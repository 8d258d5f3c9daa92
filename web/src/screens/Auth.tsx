import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import type { Session } from '@vigil/common/auth';
import { useEffect, useState } from 'react';
import { SignIn } from '../features/auth/SignIn.tsx';
import { SignUp } from '../features/auth/SignUp.tsx';
import { putSession, useSession } from '../features/session/store.ts';
import { Mantine } from '../kit/Mantine.tsx';
import { TabSet } from '../kit/TabSet.tsx';
import css from './Auth.module.css';

/** Signing in and up. It also stands in place of every screen that who is signed out may not see. */
export function Auth() {
  const [tab, setTab] = useState<'in' | 'up'>('in');
  const navigate = useNavigate();
  const isSignedIn = useSession(({ session }) => session !== null);
  const isOwnPath = useRouterState({ select: ({ location }) => location.pathname === '/auth' });

  useEffect(() => {
    if (isSignedIn && isOwnPath) void navigate({ to: '/', replace: true });
  }, [isSignedIn, isOwnPath, navigate]);

  const enter = async (session: Session) => {
    // First the path: the screen that this one stands in for would flash up otherwise.
    await navigate({ to: '/' });
    putSession(session);
  };
  const tabs = [
    { id: 'in', title: 'Sign In', panel: <SignIn onDone={enter} /> },
    { id: 'up', title: 'Sign Up', panel: <SignUp onDone={enter} /> },
  ] as const;
  return (
    <Mantine>
      <div className={css.page}>
        <title>Sign In · Vigil</title>
        <h1>Welcome to Vigil</h1>
        <p className={css.lead}>A live timeline of the conflict, each event with its sources.</p>
        <TabSet label="Your account" tabs={tabs} chosen={tab} onChoose={setTab} />
        <p className={css.legal}>
          What is stored of you is in the <Link to="/privacy">Privacy Policy</Link>, what you may expect in the{' '}
          <Link to="/terms">Terms of Use</Link>.
        </p>
      </div>
    </Mantine>
  );
}
