import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Passkeys } from '../features/auth/passkeys/Passkeys.tsx';
import { AccountInformation } from '../features/profile/AccountInformation.tsx';
import { DangerZone } from '../features/profile/DangerZone.tsx';
import { DataExport } from '../features/profile/DataExport.tsx';
import { EmailState } from '../features/profile/EmailState.tsx';
import { PasswordChangeForm } from '../features/profile/PasswordChangeForm.tsx';
import { ProfileForm } from '../features/profile/ProfileForm.tsx';
import { SignIns } from '../features/profile/SignIns.tsx';
import { putSession, useSession } from '../features/session/store.ts';
import { call } from '../kit/client.ts';
import { useResource } from '../kit/resource.ts';
import { AccountPage } from './AccountPage.tsx';

const loadUser = () => call('GET /api/auth/user');
const loadSignIns = () => call('GET /api/auth/sign-ins');
const loadSettings = () => call('GET /api/user/settings');

/** The user's own account. */
export function Profile() {
  const user = useResource(loadUser);
  const signIns = useResource(loadSignIns);
  const settings = useResource(loadSettings);
  const hasMail = useSession(({ site }) => site?.mail ?? false);
  /** A new password removes the passkeys: they are loaded again. */
  const [passwords, setPasswords] = useState(0);
  const navigate = useNavigate();
  const leave = async () => {
    putSession(null);
    await navigate({ href: '/login' });
  };
  return (
    <AccountPage title="Profile" lead="Who you are here, and how you sign in." answer={user}>
      {(person) => (
        <>
          <ProfileForm user={person} onSaved={user.reload} />
          {hasMail && <EmailState user={person} />}
          <PasswordChangeForm
            username={person.username}
            onSaved={() => {
              signIns.reload();
              setPasswords((count) => count + 1);
            }}
          />
          <Passkeys key={passwords} username={person.username} />
          <AccountInformation user={person} />
          <SignIns signIns={signIns.data} keptDays={settings.data?.retentionDays ?? null} onEnded={signIns.reload} />
          <DataExport />
          <DangerZone username={person.username} onDeleted={leave} />
        </>
      )}
    </AccountPage>
  );
}
