import { useNavigate } from '@tanstack/react-router';
import type { Session } from '@vigil/common/auth';
import { useState } from 'react';
import { Mantine } from '../../kit/Mantine.tsx';
import { TabSet } from '../../kit/TabSet.tsx';
import { putSession } from '../session/store.ts';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';

/** The two forms, one at a time. After either one the user goes to the home screen. */
export function AuthForms() {
  const [tab, setTab] = useState<'in' | 'up'>('in');
  const navigate = useNavigate();

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
      <TabSet label="Your account" tabs={tabs} chosen={tab} onChoose={setTab} />
    </Mantine>
  );
}
