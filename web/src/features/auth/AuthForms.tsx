import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import type { Session } from '@vigil/common/auth';
import { screens } from '@vigil/common/screens';
import { useState } from 'react';
import { Mantine } from '../../kit/Mantine.tsx';
import { TabSet } from '../../kit/TabSet.tsx';
import { putSession } from '../session/store.ts';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';

/**
 * The two forms, one at a time. After either one the user sees the screen in whose place they stood, or the path that the
 * address of the sign-in screen names, else the home screen.
 */
export function AuthForms() {
  const [tab, setTab] = useState<'in' | 'up'>('in');
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { next = '/' } = useSearch({ strict: false });

  const enter = async (session: Session) => {
    // First the path: the screen that this one stands in for would flash up otherwise.
    // There a passkey is added and used.
    if (session.needsPasskey) await navigate({ to: screens.profile.path });
    else if (path === screens.auth.path || !isScreen(path)) await navigate({ href: next });
    putSession(session);
  };
  const tabs = [
    { id: 'in', title: 'Sign In', panel: <SignIn onDone={enter} /> },
    { id: 'up', title: 'Sign Up', panel: <SignUp onDone={enter} /> },
  ] as const;
  return (
    <Mantine>
      <TabSet label="Your account" tabs={tabs} chosen={tab} onChoose={setTab} />
    </Mantine>
  );
}

function isScreen(path: string): boolean {
  return Object.values(screens).some((screen) => screen.path === path);
}
