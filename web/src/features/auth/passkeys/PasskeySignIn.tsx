import { startAuthentication } from '@simplewebauthn/browser';
import type { Session } from '@vigil/common/auth';
import { useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { call } from '../../../kit/client.ts';
import { toast } from '../../../kit/toast.ts';
import { putSession } from '../../session/store.ts';
import { reasonOf } from './reason.ts';

interface PasskeySignInProps {
  onDone?: (session: Session) => void;
}

/** Signs in by a passkey that the browser offers. */
export function PasskeySignIn({ onDone = putSession }: PasskeySignInProps) {
  const [isPending, setPending] = useState(false);
  const signIn = async () => {
    setPending(true);
    try {
      const optionsJSON = await call('POST /api/auth/passkey-options');
      const response = await startAuthentication({ optionsJSON });
      const session = await call('POST /api/auth/passkey-sign-in', { body: { response } });
      toast({ title: 'Login successful', description: `Welcome back, ${session.username}.` });
      onDone(session);
    } catch (error) {
      toast({ title: 'Login failed', description: reasonOf(error), variant: 'destructive' });
    }
    setPending(false);
  };
  return (
    <Button disabled={isPending} onClick={signIn}>
      {isPending ? 'Waiting...' : 'Use a passkey'}
    </Button>
  );
}
